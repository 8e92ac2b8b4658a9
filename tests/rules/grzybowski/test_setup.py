"""Sections 1 and 2 of the rulebook: the game, the cards, setup and market."""

import pytest

from stolik.games.grzybowski import GAME
from stolik.games.grzybowski.cards import SYMBOLS
from stolik.games.grzybowski.deck import DECK
from stolik.kernel.chance import QuickChance
from tests.rules.grzybowski.table import (
    cards,
    eager_game,
    market,
    new_game,
    places,
    play,
    points,
    random_game,
    sees,
    sides,
    table,
    to_move,
)
from tests.rules.marks import rule

SEEDS = range(5)


@rule("PG-001")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_the_game_is_for_two_and_nobody_else(players: int) -> None:
    assert GAME.players == (2,)
    with pytest.raises(ValueError, match="PG-001"):
        GAME.new(players, {}, QuickChance(0))


@rule("PG-002")
@pytest.mark.parametrize("seed", SEEDS)
def test_all_55_cards_are_used_each_once_at_every_moment(seed: int) -> None:
    assert all(GAME.pieces(state) == list(range(1, 56)) for state in random_game(seed))


@rule("PG-002")
def test_every_card_has_symbols_on_one_side_and_a_goal_a_chance_or_the_joker_on_the_other() -> None:
    assert all(card.symbols for card in DECK.cards)
    tasks = [
        (card.goal is not None, bool(card.chance), card.side == "joker") for card in DECK.cards
    ]
    assert all(sum(task) == 1 for task in tasks)
    assert [sum(kind) for kind in zip(*tasks, strict=True)] == [40, 14, 1]


@rule("PG-003", "PG-030")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_stack_lies_obverse_up(seed: int) -> None:
    stack = sees(new_game(seed), None)["stack"]
    assert stack["size"] == 49
    assert stack["top"].endswith("a")


@rule("PG-003")
def test_the_cards_are_shuffled() -> None:
    tops = {new_game(seed).stack for seed in range(20)}
    assert len(tops) == 20


@rule("PG-004")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_market_is_two_reverses_and_four_obverses(seed: int) -> None:
    assert sides(market(new_game(seed))) == "rraaaa"


@rule("PG-005", "PG-R54")
def test_lots_let_either_player_start() -> None:
    assert {to_move(new_game(seed)) for seed in range(20)} == {0, 1}


@rule("PG-005", "PG-R54")
@pytest.mark.parametrize("first", [1, 2])
def test_the_host_may_name_who_starts(first: int) -> None:
    assert {to_move(new_game(seed, first=first)) for seed in range(20)} == {first - 1}


@rule("PG-R54")
def test_lots_are_the_usual_way() -> None:
    (option,) = GAME.options
    assert option.name == "first"
    assert option.choices[0] == "lots"


@rule("PG-006")
def test_players_start_without_cards() -> None:
    state = new_game(1)
    assert cards(state, 0) == cards(state, 1) == {}


@rule("PG-006", "PG-023")
@pytest.mark.parametrize("seed", SEEDS)
def test_without_chances_a_finished_grid_is_five_by_five(seed: int) -> None:
    *_, end = random_game(seed, shy=True)
    for seat in (0, 1):
        spots = [tuple(map(int, place.split(","))) for place in cards(end, seat)]
        assert len(spots) == 25
        for numbers in zip(*spots, strict=True):
            assert max(numbers) - min(numbers) == 4


@rule("PG-007")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_starts_with_two_reverses_and_four_obverses(seed: int) -> None:
    starts = [state for state in eager_game(seed) if GAME.prompt(state) == "take"]
    assert {sees(state, 0)["turn"] for state in starts} == set(range(1, 51))
    assert all(sides(market(state)) == "rraaaa" for state in starts)


@rule("PG-R19")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_stack_loses_one_card_a_turn_whatever_chances_are_used(seed: int) -> None:
    for state in eager_game(seed):
        if GAME.prompt(state) == "take":
            assert len(state.stack) == 50 - sees(state, 0)["turn"]


@rule("PG-R19")
def test_a_reshuffle_and_a_draw_take_no_other_number_of_cards() -> None:
    start = table("44r 30r", market="01r 02r 03a 04a 05a 06a")
    top = start.stack[0]
    drawn = play(start, "draw 30", f"lay {top:02}a 0,2", "take 03a", "lay 03a 1,0")
    assert len(drawn.stack) == len(start.stack) - 2
    assert len(play(start, "reshuffle 44").stack) == len(start.stack)


@rule("PG-R05")
@pytest.mark.parametrize(
    ("number", "name"),
    [(4, "Aleksandra Piłsudska"), (19, "Józef Piłsudski"), (21, "Ks. Marceli Godlewski")],
)
def test_people_have_their_historical_names(number: int, name: str) -> None:
    assert DECK[number].title.pl == name


@rule("PG-R05")
def test_no_other_spelling_stands_anywhere_in_the_deck() -> None:
    words = " ".join(f"{card.title} {card.note}" for card in DECK.cards)
    assert not [wrong for wrong in ("Marcei ", "Piłsudka", "Piłsutsk") if wrong in words]


@rule("PG-R15")
def test_no_card_bears_a_symbol_twice() -> None:
    assert all(len(set(card.symbols)) == len(card.symbols) for card in DECK.cards)


@rule("PG-R15", "PG-079")
def test_goals_that_pay_per_symbol_count_icons_not_cards() -> None:
    """Card 12 wants K: of four cards beside it two bear one, and each bears it once."""
    assert points("12r 24a 02a 07a 14a")[12] == 2


@rule("PG-002")
def test_there_are_13_kinds_of_symbols_and_142_icons() -> None:
    assert len(SYMBOLS) == len(DECK.categories) == 13
    assert sum(len(card.symbols) for card in DECK.cards) == 142


@rule("PG-020", "PG-006")
def test_an_empty_grid_offers_one_place_to_the_first_card() -> None:
    state = table(market="01r 02r 03a 04a 05a 06a")
    assert places(play(state, "take 03a")) == {"0,0"}
