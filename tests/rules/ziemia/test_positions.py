"""Position files: what is read, what is filled in, and what is refused and where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.ziemia import GAME
from stolik.games.ziemia.board import members
from stolik.games.ziemia.scenes import ARREST, DRAW, EFFECT, REACTION, TURN
from stolik.games.ziemia.state import State
from stolik.kernel.chance import QuickChance
from stolik.kernel.conformance import options_of
from stolik.kernel.game import LANGUAGES, digest, why_not
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import BadInput
from stolik.words import Words
from tests.rules.marks import rule

DEFAULT = "time = 10\ncentral = 52\n"
"""Four players, D to place four Citizens; four lines say so, two are enough."""


def position(text: str) -> State:
    return GAME.from_position(PositionFile(text, "visit.toml"))


def refused(text: str) -> str:
    """`line 3: TZ-051 position-number`."""
    with pytest.raises(BadInput) as caught:
        position(text)
    error = caught.value
    for language in LANGUAGES:
        assert Words(language, GAME).error(error).startswith("visit.toml, ")
    if error.refusal.rule:
        assert error.refusal.rule in GAME.rulebook("pl")
    named = f"{error.refusal.rule} " if error.refusal.rule else ""
    return f"line {error.where['line']}: {named}{error.refusal.reason}"


def says(state: State, text: str, seat: int = 0) -> str:
    refusal = why_not(GAME, state, seat, text)
    return "legal" if refusal is None else f"{refusal.rule} {refusal.reason}"


def play(state: State, *moves: str, seat: int = 0) -> State:
    luck = QuickChance(1)
    for text in moves:
        assert says(state, text, seat) == "legal"
        GAME.play(state, seat, GAME.read(text), luck, None)
    return state


def same(one: State, two: State) -> bool:
    return digest(one) == digest(two)


# There and back.


@settings(max_examples=8)
@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]))
def test_every_moment_of_a_game_reads_back(seed: int, players: int) -> None:
    luck = QuickChance(seed)
    state = GAME.new(players, options_of(GAME, seed), luck)
    while True:
        assert same(position(GAME.to_position(state)), state)
        able = [seat for seat in range(players) if GAME.legal(state, seat)]
        if not able:
            break
        seat = luck.pick(able)
        GAME.play(state, seat, luck.pick(GAME.legal(state, seat)), luck, None)
    assert 'frames = ""' in GAME.to_position(state)


def test_what_is_written_is_what_a_person_would_write() -> None:
    state = position(
        'level = "hard"\nfactions = "RDI"\nturn = "D"\nround = 3\ntime = 30\npool = "2/0/1"\n'
        'here = "Kraków"\ncut = "R"\nmuted = "IR"\nhushed = true\nprison = "RSR"\n'
        'shown = [55, { card = 58, fields = "R." }]\nhands = [[], [61, 59]]\n'
        '[cities.krakow]\nchurch = "D"\nfaithful = 2\nlocal = 30\n'
    )
    text = GAME.to_position(state)
    for line in (
        'level = "hard"',
        "target = 25",
        'factions = "RDI"',
        'start = "R"',
        'turn = "D"',
        'pool = "2/0/1"',
        "usable = 3",
        'here = "krakow"',
        "hushed = true",
        'cut = "R"',
        'muted = "RI"',
        'prison = "RRS"',
        'shown = [55, { card = 58, fields = "R." }, 56]',
        "hands = [[], [59, 61], []]",
        "local = 30",
    ):
        assert f"\n{line}\n" in text
    assert "\n[cities.krakow]\nrule = 102\nfaithful = 2\nlocal = 30\nchurch = " in text


# What is left out.


@rule("TZ-002", "TZ-004", "TZ-005", "TZ-006", "TZ-007")
def test_an_empty_file_is_the_first_turn_of_four_players() -> None:
    state = position("")
    assert (list(state.factions), state.frames) == ([0, 1, 2, 3], ((TURN, 0),))
    assert (state.usable, state.time, list(state.pool), state.agreed.target) == (
        4,
        0,
        [0, 0, 0],
        20,
    )
    assert (list(state.shown), state.central) == ([55, 56, 57], 45)
    assert list(state.rules) == [99, 100, 101, 102, 103, 104]
    assert list(state.regime.deck) == list(range(1, 45))
    assert (len(state.renewal.deck), len(state.centrals.deck)) == (41, 9)


@rule("TZ-086")
def test_on_the_easy_level_no_central_card_is_filled_in() -> None:
    state = position('level = "easy"')
    assert (state.central, len(state.centrals.deck)) == (0, 10)
    assert same(state, position('level = "easy"\ncentral = 0'))


@rule("TZ-014")
def test_whoever_is_at_home_is_usable() -> None:
    text = 'turn = "S"\ntelephone = "S"\nprison = "S"\n'
    assert position(text).usable == 2
    assert position(f"{text}usable = 1").usable == 1
    assert list(position(text).home) == [4, 4, 2, 4]


def test_the_lowest_free_numbers_fill_the_display_and_the_rules() -> None:
    state = position("shown = [90]\nhands = [[55]]\nrenewal_next = [56]\n[cities.gniezno]\nrule=99")
    assert list(state.shown) == [90, 57, 58]
    assert list(state.renewal.deck[:3]) == [56, 59, 60]
    assert list(state.rules) == [100, 99, 101, 102, 103, 104]


def test_the_top_of_a_deck_is_written_and_the_rest_follows() -> None:
    state = position("regime_next = [24, 2]\nregime_used = [1]\ncentral_next = [50]\nknown = 2")
    assert list(state.regime.deck[:4]) == [24, 2, 3, 4]
    assert (members(state.regime.used), state.known) == ([1], 2)
    assert list(state.centrals.deck[:2]) == [50, 46]


def test_what_is_not_in_a_written_deck_is_used() -> None:
    state = position("renewal_deck = []\nregime_deck = [24]\ncentral_deck = [46]")
    assert list(state.renewal.deck) == []
    assert members(state.renewal.used) == list(range(58, 99))
    assert members(state.regime.used) == [*range(1, 24), *range(25, 45)]
    assert members(state.centrals.used) == list(range(47, 55))


def test_who_begins_is_to_move() -> None:
    assert position('start = "S"').frames == ((TURN, 2),)
    assert position('start = 3\nturn = "I"').frames == ((TURN, 3),)


@rule("TZ-075")
def test_when_time_is_over_nobody_is_to_move() -> None:
    state = position("time = 100")
    assert (state.frames, state.usable) == ((), 0)


@rule("TZ-002")
def test_factions_that_are_still_to_be_chosen() -> None:
    state = position('factions = "-D-"\nstart = 2')
    assert says(state, "take R", 2) == "legal"
    assert says(state, "take D", 2) == "TZ-002 faction-taken"
    assert same(position(GAME.to_position(state)), state)


# Scenarios, and moments inside a card.


@rule("TZ-063", "TZ-R02", "TZ-050")
def test_a_scenario_in_a_few_lines() -> None:
    state = position(f'{DEFAULT}shown = [{{ card = 55, fields = ".." }}]\nregime_next = [24]')
    state = play(state, "prepare 55 D", "place warszawa church faith", "draw")
    assert (state.time, list(state.pool)) == (16, [2, 0, 0])


@rule("TZ-R25")
def test_before_the_regime_card_is_drawn() -> None:
    text = 'here = "gniezno"\nframes = "turn 1, draw 1"\n[cities.gniezno]\nchurch = "D"'
    state = position(text)
    assert state.frames[-1][0] == DRAW
    assert says(state, "draw") == "legal"
    assert says(state, "place krakow church") == "TZ-R25 draw-first"


@rule("TZ-R66")
def test_a_reaction_to_an_arrest() -> None:
    state = position(
        'hands = [[], [69]]\nregime_next = [6]\n[cities.krakow]\nspecial = "S"\noffice = "R"\n'
    )
    state = play(state, "place krakow church", "draw")
    assert state.frames[-3][0] == ARREST
    assert state.frames[-1][0] == REACTION
    text = GAME.to_position(state)
    assert 'frames = "turn 1, regime 1 6 1 0, effect 1 6 1 3 ' in text
    back = position(text)
    assert same(back, state)
    assert says(back, "play 69", 1) == "legal"


@rule("TZ-041")
def test_a_question_of_a_renewal_card() -> None:
    state = position("hands = [[92]]\nregime_next = [5, 7, 9]")
    state = play(state, "play 92")
    assert state.frames[-2][0] == EFFECT
    text = GAME.to_position(state)
    assert "known = 3" in text
    assert same(position(text), state)
    assert says(position(text), "order 9 5 7") == "legal"


# What `score` counts.


@rule("TZ-081", "TZ-082", "TZ-083", "TZ-084")
def test_a_paper_game_is_scored_from_what_is_on_its_board() -> None:
    board = (
        'prison = "R"\nremoved = "D"\n[cities.krakow]\nfaithful = 7\nlocal = 34\n'
        "[cities.warszawa]\nfaithful = 6\n[cities.czestochowa]\nfaithful = 6\nlocal = 27\n"
        "[cities.gniezno]\nfaithful = 4\n[cities.nowy-targ]\nfaithful = 4\n"
        "[cities.oswiecim]\nagents = 1\n"
    )
    for level, total, winners in (("normal", 21, (0,)), ("hard", 21, ()), ("easy", 23, (0,))):
        account = GAME.score_position(PositionFile(f'level = "{level}"\n{board}'))
        assert [seat.total for seat in account.seats] == [total]
        assert account.winners == winners


# What is refused.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('gmae = "ziemia"', "line 1: key"),
        ('game = "tczew"', "line 1: other-game"),
        ('level = "grim"', "line 1: position-which"),
        ("level = 2", "line 1: key-type"),
        ("target = 9", "line 1: TZ-090 position-number"),
        ("\ntarget = 31", "line 2: TZ-090 position-number"),
        ('factions = "D"', "line 1: TZ-002 position-factions"),
        ('factions = "DD"', "line 1: TZ-002 position-factions"),
        ('factions = "DRSIX"', "line 1: position-faction"),
        ('factions = "DX"', "line 1: position-faction"),
        ('factions = "DR"\nturn = "S"', "line 2: TZ-002 position-absent"),
        ('factions = "DR"\nmuted = "RI"', "line 2: TZ-002 position-absent"),
        ("turn = 5", "line 1: position-number"),
        ("turn = true", "line 1: key-type"),
        ('start = "DR"', "line 1: key-type"),
        ("round = 0", "line 1: position-number"),
        ("time = 101", "line 1: TZ-075 position-number"),
        ("time = -1", "line 1: TZ-075 position-number"),
        ('frames = ""', "line 1: TZ-075 position-end"),
        ('time = 100\nframes = "turn 1"', "line 2: TZ-075 position-end"),
        ('pool = "1/2"', "line 1: position-pool"),
        ('pool = "1/11/2"', "line 1: TZ-062 position-pool-full"),
        ("pool = 3", "line 1: key-type"),
        ('here = "radom"', "line 1: position-city"),
        ("usable = 5", "line 1: TZ-014 position-number"),
        ('prison = "DD"\nusable = 3', "line 2: TZ-014 position-number"),
        ("idle = 4", "line 1: TZ-R13 position-number"),
        ("open = 1", "line 1: key-type"),
        ("offices = -1", "line 1: position-number"),
        ('cut = "X"', "line 1: position-faction"),
        ('telephone = "DR"', "line 1: TZ-021 position-field"),
        ('prison = "RRR"\nremoved = "RR"', "line 2: TZ-002 position-citizens"),
        ('prison = "Z"', "line 1: position-faction"),
        ('frames = "dancing 1"', "line 1: position-frames"),
        ('frames = "turn 5"', "line 1: position-frames"),
        ('frames = "turn 1 7"', "line 1: position-frames"),
        ('turn = "R"\nframes = "turn 1"', "line 1: TZ-009 position-turn"),
        ('factions = "-D"\nframes = "turn 1"', "line 2: TZ-002 position-impossible"),
        ('\nframes = "factions 1"', "line 2: TZ-002 position-impossible"),
        ('frames = "turn 1, draw 1"', "line 1: TZ-010 position-impossible"),
        ('frames = "turn 1, regime 1 55 0 0"', "line 1: TZ-003 position-kind"),
        ('frames = "turn 1, effect 1 56 1 6 0 0"', "line 1: TZ-009 position-impossible"),
        ('frames = "turn 1, effect 1 56 1 6 0 0, city 1"', "line 1: TZ-010 position-impossible"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(text: str, said: str) -> None:
    assert refused(text) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("central = 44", "line 1: TZ-006 position-kind"),
        ("central = 0", "line 1: TZ-006 position-no-central"),
        ("central = 111", "line 1: position-card"),
        ('level = "easy"\ncentral = 52', "line 2: TZ-086 position-easy"),
        ('level = "easy"\ncentral_gone = [52]', "line 2: TZ-086 position-easy"),
        (f"central_deck = {list(range(45, 55))}", "line 1: TZ-006 position-no-central"),
        ("shown = 55", "line 1: key-type"),
        ('shown = ["55"]', "line 1: key-type"),
        ("shown = [55, 56, 57, 58]", "line 1: TZ-036 position-display"),
        ("shown = [55, 55]", "line 1: TZ-003 position-twice"),
        ("shown = [54]", "line 1: TZ-003 position-kind"),
        ('shown = [{ fields = "D." }]', "line 1: position-no-card"),
        ("shown = [{ card = 55, who = 1 }]", "line 1: key"),
        ('shown = [{ card = 55, fields = "D" }]', "line 1: TZ-039 position-fields"),
        ('shown = [{ card = 55, fields = "DR" }]', "line 1: TZ-039 position-prepared"),
        ('[[shown]]\ncard = 55\nfields = "X."', "line 3: position-faction"),
        (
            'prison = "DDDD"\n[[shown]]\ncard = 55\nfields = "D."',
            "line 4: TZ-002 position-citizens",
        ),
        ("hands = 55", "line 1: key-type"),
        ("hands = [55]", "line 1: key-type"),
        ("hands = [[55], [55]]", "line 1: TZ-003 position-twice"),
        ("hands = [[1]]", "line 1: TZ-003 position-kind"),
        ("hands = [[], [], [], [], []]", "line 1: position-hands"),
        ("regime_next = [45]", "line 1: TZ-003 position-kind"),
        ("regime_next = [0]", "line 1: position-card"),
        ("regime_next = [true]", "line 1: key-type"),
        ("regime_next = [1]\nregime_deck = [2]", "line 2: position-both"),
        ("regime_next = [1]\nregime_used = [1]", "line 2: TZ-003 position-twice"),
        ("regime_deck = [1]\nregime_used = [2]", "line 2: TZ-003 position-nowhere"),
        ("known = 4", "line 1: position-number"),
        ("regime_deck = [1]\nknown = 2", "line 2: position-number"),
        ("last_regime = 45", "line 1: position-number"),
    ],
)
def test_a_fault_of_the_cards_is_named_with_its_line(text: str, said: str) -> None:
    assert refused(text) == said


@pytest.mark.parametrize(
    ("city", "said"),
    [
        ("people = 3", "line 3: key"),
        ('faithful = "3"', "line 3: key-type"),
        ("faithful = 5", "line 3: TZ-051 position-number"),
        ("faithful = 2\nagents = 3", "line 4: TZ-051 position-circles"),
        ("agents = -1", "line 3: TZ-R40 position-number"),
        ("local = 24", "line 3: TZ-066 position-not-local"),
        ("local = 52", "line 3: TZ-003 position-kind"),
        ("rule = 98", "line 3: TZ-001 position-kind"),
        ('church = "DR"', "line 3: TZ-021 position-field"),
        ('office = "X"', "line 3: position-faction"),
        ("special = 1", "line 3: key-type"),
        ("rule = 99\n[cities.krakow]\nrule = 99", "line 5: TZ-001 position-twice"),
        (
            "agents = 4\n[cities.warszawa]\nagents = 4\n[cities.krakow]\nagents = 2",
            "line 7: TZ-R40 position-agents",
        ),
        ("rule = 99\n[cities.radom]\nrule = 100", "line 4: key"),
    ],
)
def test_a_fault_of_a_city_is_named_with_its_line(city: str, said: str) -> None:
    assert refused(f"\n[cities.gniezno]\n{city}") == said


def test_a_city_may_be_written_in_one_line() -> None:
    text = "[cities]\ngniezno = { faithful = 2, local = 41 }\nkrakow = { faithful = 9 }"
    assert refused(text) == "line 3: TZ-051 position-number"
    assert refused("cities = 3") == "line 1: key-type"
    assert refused("[cities]\n\ngniezno = 3") == "line 3: key-type"
    assert position(text.replace("9", "7")).locals[1] == 41
