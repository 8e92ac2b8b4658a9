"""The laws of every game, each in the name of its test, over random games and random texts."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.kernel.chance import QuickChance
from stolik.kernel.conformance import Inspector
from stolik.kernel.fact import Fact
from stolik.kernel.game import LANGUAGES, Game, digest
from stolik.kernel.match import Match
from stolik.kernel.position import PositionFile
from stolik.kernel.record import Record, Snapshot
from stolik.kernel.refusal import BadInput, Refusal
from stolik.kernel.replay import begin, replay, verify
from stolik.words import Words
from tests.kernel.table import EVERY_GAME, wander
from tests.properties.moments import SEEDS, matches, notations, spoilt, spoilt_data

T = TypeVar("T")

BY_NAME = {game.name: game for game in EVERY_GAME}
each_game = pytest.mark.parametrize("name", BY_NAME)


def pieces_at_the_start(match: Match[Any]) -> list[int]:
    players, options = len(match.record.players), match.record.options
    whole: list[int] = match.game.pieces(match.game.new(players, options, QuickChance(0)))
    return whole


def seen(game: Game[Any], state: Any, seat: int | None) -> bytes:
    return json.dumps(game.view(state, seat)).encode()


def follow(game: Game[Any], state: Any, moves: int, seed: int, facts: list[Fact] | None) -> str:
    """Play on through the trusted door and say where it led."""
    luck = QuickChance(seed)
    for _ in range(moves):
        seat = game.to_move(state)
        if seat is None:
            break
        game.play(state, seat, luck.pick(game.legal(state, seat)), luck, facts)
    return digest(state)


@each_game
@given(data=st.data())
def test_every_card_is_somewhere_exactly_once(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    whole = pieces_at_the_start(match)
    assert len(set(whole)) == len(whole)
    while not match.over:
        assert game.pieces(match.state) == whole
        wander(match, 1, match.sequence)
    assert game.pieces(match.state) == whole


@each_game
@given(data=st.data())
def test_a_record_replays_byte_for_byte(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    text = data.draw(matches(game)).record.dumps()
    record = Record.loads(text)
    assert record.dumps() == text
    *_, (match, _) = replay(game, record)
    assert match.record.dumps() == text
    assert verify(game, record).record.dumps() == text


@each_game
@given(data=st.data())
def test_the_same_seed_and_the_same_moves_are_the_same_game(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    record = match.record
    again = Match.new(game, record.players, record.options, record.seed)
    for moved in record.moves:
        assert isinstance(again.play(moved.seat, moved.move), list)
    assert again.record.dumps() == record.dumps()
    assert digest(again.state) == digest(match.state)


@each_game
@given(data=st.data())
def test_every_law_holds_at_a_random_moment(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    inspector = Inspector(game)
    inspector.pieces = pieces_at_the_start(match)
    inspector.seen = notations(match) or [""]
    inspector.check(match, QuickChance(data.draw(SEEDS)))


@each_game
@given(data=st.data())
def test_any_text_is_answered_and_a_refusal_changes_nothing(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    known = notations(match) or [""]
    texts = st.one_of(st.text(), st.sampled_from(known), st.sampled_from(known).flatmap(spoilt))
    seat = data.draw(st.integers(-1, len(match.record.players)))
    text = data.draw(texts)
    before = digest(match.state), match.record.dumps()
    answer = match.play(seat, text)
    if not isinstance(answer, Refusal):
        assert match.record.moves[-1].move == game.write(game.read(text))
        return
    assert (digest(match.state), match.record.dumps()) == before
    assert answer.kind in ("malformed", "illegal")
    if answer.kind == "illegal":
        assert answer.rule in game.rulebook("pl")
        assert answer.rule in game.rulebook("en")
    assert all(Words(language, game).refusal(answer) for language in LANGUAGES)


@each_game
@given(data=st.data())
def test_only_what_is_legal_is_accepted(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    for seat in range(len(match.record.players)):
        legal = {game.write(move) for move in game.legal(match.state, seat)}
        accepted = {text for text in notations(match) if match.why_not(seat, text) is None}
        assert accepted == legal


@each_game
@given(data=st.data())
def test_a_stale_move_is_refused_and_changes_nothing(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    at = data.draw(st.integers(-5, 300).filter(lambda at: at != match.sequence))
    before = digest(match.state), match.record.dumps()
    answer = match.play(0, data.draw(st.sampled_from(notations(match))), at)
    assert isinstance(answer, Refusal)
    assert answer.kind == "stale"
    assert (digest(match.state), match.record.dumps()) == before


@each_game
@given(data=st.data())
def test_views_of_worlds_that_differ_in_secrets_are_byte_equal(
    name: str, data: st.DataObject
) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    luck = QuickChance(data.draw(SEEDS))
    for seat in (*range(len(match.record.players)), None):
        worlds = [game.imagine(match.state, seat, luck) for _ in range(3)]
        assert {seen(game, world, seat) for world in worlds} == {seen(game, match.state, seat)}


@each_game
def test_secrets_differ_between_imagined_worlds(name: str) -> None:
    game = BY_NAME[name]
    match = wander(Match.new(game, ["a"] * game.players[0], seed="5" * 64), 4)
    luck = QuickChance(1)
    for seat in (*range(game.players[0]), None):
        worlds = {digest(game.imagine(match.state, seat, luck)) for _ in range(20)}
        assert (len(worlds) > 1) == game.hidden_information


@each_game
@given(data=st.data())
def test_an_imagined_world_can_be_played_to_its_end(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    asked = game.to_move(match.state)
    world = game.imagine(match.state, asked, QuickChance(data.draw(SEEDS)))
    follow(game, world, 10_000, data.draw(SEEDS), None)
    assert game.to_move(world) is None
    assert game.pieces(world) == pieces_at_the_start(match)


@each_game
@given(data=st.data())
def test_a_clone_and_its_original_go_separate_ways(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    original, clone = match.state, match.state.clone()
    before = digest(original)
    follow(game, original, 12, data.draw(SEEDS), None)
    assert digest(clone) == before
    after = digest(original)
    follow(game, clone, 12, data.draw(SEEDS), None)
    assert digest(original) == after


@each_game
@given(data=st.data())
def test_clones_and_copies_from_data_have_the_same_future(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    seed = data.draw(SEEDS)
    plain = json.loads(json.dumps(match.state.to_data()))
    position = PositionFile(game.to_position(match.state))
    copies = [match.state.clone(), game.from_data(plain), game.from_position(position)]
    told: list[list[Fact]] = [[] for _ in copies]
    ends = {follow(game, copy, 30, seed, facts) for copy, facts in zip(copies, told, strict=True)}
    assert len(ends) == 1
    assert told[0] == told[1] == told[2]


@each_game
@given(data=st.data())
def test_telling_what_happens_does_not_change_what_happens(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    state = data.draw(matches(game)).state
    seed = data.draw(SEEDS)
    assert follow(game, state.clone(), 40, seed, None) == follow(game, state, 40, seed, [])


@each_game
@given(data=st.data())
def test_every_move_happens_in_words(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    both = [Words(language, game, match.record.players) for language in LANGUAGES]
    for moment, facts in replay(game, match.record):
        for words in both:
            assert words.prompt(game.prompt(moment.state))
            assert all(words.fact(fact) for fact in facts)


@each_game
@given(data=st.data())
def test_points_are_the_sum_of_their_lines_and_each_line_has_a_rule(
    name: str, data: st.DataObject
) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    account = game.score(match.state)
    rules = game.rulebook("en")
    for seat in account.seats:
        assert seat.total == sum(line.points for line in seat.lines)
        assert {line.rule for line in seat.lines} <= set(rules)
    if match.over and game.cooperative:
        assert account.winners in ((), tuple(range(len(account.seats))))
    elif match.over:
        assert account.winners


def accepted(game: Game[Any], file: str, read: Callable[[], T]) -> T | None:
    """What was read; None if it was refused, which must be a `BadInput` with words."""
    try:
        return read()
    except BadInput as error:
        fault = error
    assert fault.file == file
    assert all(Words(language, game).error(fault) for language in LANGUAGES)
    return None


def whole(game: Game[Any], state: Any, pieces: list[int]) -> bool:
    """Has every piece, and whoever is asked has a choice and a view."""
    asked = game.to_move(state)
    return game.pieces(state) == pieces and (
        asked is None or bool(game.legal(state, asked) and game.view(state, asked))
    )


@each_game
@given(data=st.data())
def test_a_spoilt_record_is_refused_or_true(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    text = data.draw(spoilt(data.draw(matches(game)).record.dumps()))

    def read() -> bool:
        record = Record.loads(text, "spoilt.stolik.json")
        *_, (match, _) = replay(game, record, "spoilt.stolik.json")
        return match.sequence == len(record.moves)

    assert accepted(game, "spoilt.stolik.json", read) in (None, True)


@each_game
@given(data=st.data())
def test_a_spoilt_position_is_refused_or_whole(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    text = data.draw(spoilt(game.to_position(match.state)))
    state = accepted(
        game, "spoilt.toml", lambda: game.from_position(PositionFile(text, "spoilt.toml"))
    )
    if state is not None:
        assert whole(game, state, pieces_at_the_start(match))
        again = game.from_position(PositionFile(game.to_position(state)))
        assert digest(again) == digest(state)


@each_game
@given(data=st.data())
def test_a_spoilt_snapshot_is_refused_or_whole(name: str, data: st.DataObject) -> None:
    game = BY_NAME[name]
    match = data.draw(matches(game))
    state = data.draw(spoilt_data(match.state.to_data()))
    record = replace(match.record, moves=[], snapshots=[Snapshot(0, game.rules_version, state)])
    begun = accepted(game, "spoilt.stolik.json", lambda: begin(game, record, "spoilt.stolik.json"))
    if begun is not None:
        assert whole(game, begun.state, pieces_at_the_start(match))


@pytest.mark.parametrize("name", BY_NAME)
def test_a_number_in_place_of_a_list_is_refused(name: str) -> None:
    game = BY_NAME[name]
    match = Match.new(game, ["a"] * game.players[0], seed="5" * 64)
    plain = match.state.to_data()
    lists = [key for key in plain if isinstance(plain[key], list)]
    assert lists
    for key in lists:
        snapshot = Snapshot(0, game.rules_version, {**plain, key: 10**15})
        with pytest.raises(BadInput):
            begin(game, replace(match.record, snapshots=[snapshot]))
