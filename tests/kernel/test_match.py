"""A match: the checked door, and three kinds of no."""

import pytest

from stolik.kernel.chance import SeededChance, WrongOutcome, seed_hash
from stolik.kernel.fact import known_to
from stolik.kernel.game import digest
from stolik.kernel.match import Match
from stolik.kernel.record import Moved
from stolik.kernel.refusal import Refusal
from tests.kernel.table import OVER, SEED, play, toy_match, toy_position, wander
from tests.toy import GAME
from tests.toy.state import State

AIMING = """
frames = "ending 1, aiming 1 2"
board = '''
2 . . . . . .
1 2 3 . . . .
'''
spent = "1"
[[seat]]
hand = "2"
[[seat]]
hand = "3 8"
[[seat]]
hand = "9 10"
"""
"""Player 1 has thrown a bomb for two discs; players 2 and 3 hold shields."""


def aiming() -> Match[State]:
    return Match.from_position(GAME, toy_position(AIMING), ["Ola", "Jan", "Ewa"], SEED)


def refused(match: Match[State], seat: int, text: str, at: int | None = None) -> Refusal:
    """A refusal, after which everything is as before."""
    before = digest(match.state), match.record.dumps(), match.turning_point.at
    refusal = match.play(seat, text, at)
    assert isinstance(refusal, Refusal)
    assert (digest(match.state), match.record.dumps(), match.turning_point.at) == before
    return refusal


# Three kinds of no.


@pytest.mark.parametrize(
    "text", ["", "  ", "fly", "drop", "drop z", "drop c c", "throw 13", "\x00"]
)
def test_what_cannot_be_read_is_malformed(text: str) -> None:
    refusal = refused(toy_match(), 0, text)
    assert refusal.kind == "malformed"
    assert refusal.rule is None


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_malformed(seat: int) -> None:
    refusal = refused(toy_match(), seat, "drop a")
    assert (refusal.kind, refusal.reason) == ("malformed", "seat")
    assert refusal.params == {"seat": seat + 1, "seats": 2}


def test_what_a_rule_forbids_is_illegal_and_names_the_rule() -> None:
    refusal = refused(aiming(), 0, "hit 1")
    assert refusal == Refusal("illegal", "cannot-be-hit", "TF-021", {"number": 1})


def test_a_seat_that_is_not_asked_is_out_of_turn() -> None:
    match = toy_match()
    waiting = 1 - (GAME.to_move(match.state) or 0)
    refusal = refused(match, waiting, "drop a")
    assert (refusal.kind, refusal.reason, refusal.rule) == ("illegal", "out-of-turn", "TF-010")


def test_after_the_end_every_move_is_illegal() -> None:
    match = wander(toy_match())
    refusal = refused(match, 0, "drop a")
    assert (refusal.kind, refusal.reason, refusal.rule) == ("illegal", "over", "TF-040")


@pytest.mark.parametrize("at", [0, 2, 4, -1])
def test_a_move_meant_for_another_moment_is_stale(at: int) -> None:
    match = wander(toy_match(), 3)
    asked = GAME.to_move(match.state) or 0
    text = GAME.write(GAME.legal(match.state, asked)[0])
    refusal = refused(match, asked, text, at)
    assert refusal == Refusal("stale", "stale", None, {"expected": 3, "given": at})
    assert isinstance(match.play(asked, text, at=3), list)


def test_stale_comes_before_everything_else() -> None:
    match = wander(toy_match(), 3)
    assert refused(match, 99, "nonsense", at=2).kind == "stale"


def test_asking_is_not_playing() -> None:
    match = aiming()
    before = digest(match.state)
    assert match.why_not(0, "hit 2") is None
    assert match.why_not(0, "drop a") is not None
    assert digest(match.state) == before
    assert match.sequence == 0


# Moves that are made.


def test_a_move_is_recorded_in_its_own_spelling() -> None:
    match = aiming()
    play(match, 0, "  HIT   2 ")
    assert match.record.moves == [Moved(0, "hit 2")]


def test_the_nth_move_meets_the_luck_of_the_nth_moment() -> None:
    match = wander(toy_match())
    moves = enumerate(match.record.moves, 1)
    throws = {n: moved.chance[0] for n, moved in moves if moved.move.startswith("throw")}
    assert len(throws) > 1
    assert throws == {n: SeededChance(SEED, n).die() for n in throws}


def test_several_seats_may_move_and_order_is_order_of_arrival() -> None:
    match = aiming()
    assert [bool(GAME.legal(match.state, seat)) for seat in range(3)] == [True, True, True]
    play(match, 2, "block 9")
    assert [(moved.seat, moved.move) for moved in match.record.moves] == [(2, "block 9")]
    assert refused(match, 1, "block 8").rule == "TF-010"


def test_a_nested_question_goes_to_another_seat_and_comes_back() -> None:
    match = aiming()
    play(match, 0, "hit 2")
    asked = [GAME.to_move(match.state)]
    play(match, 1, "lose a2")
    asked.append(GAME.to_move(match.state))
    play(match, 1, "lose b1")
    asked.append(GAME.to_move(match.state))
    assert asked == [1, 1, 1]
    assert GAME.prompt(match.state) == "turn"
    assert match.state.columns[:3] == [b"\0", b"", b"\2"]


def test_facts_say_who_may_know_them() -> None:
    match = aiming()
    facts = play(match, 2, "block 9")
    token = next(
        fact.params["token"] for fact in facts if fact.name == "drawn" and fact.seats == (2,)
    )
    told = {
        seat: [f.params.get("token") for f in known_to(facts, seat)] for seat in (0, 1, 2, None)
    }
    assert token in told[2]
    assert token not in told[0] + told[1] + told[None]
    assert 9 in told[None]


# Turning points.


def test_a_turning_point_is_where_the_decision_last_passed_on() -> None:
    match = aiming()
    play(match, 0, "hit 2")
    there = digest(match.state)
    assert match.turning_point.at == 1
    play(match, 1, "lose a2")
    assert match.turning_point.at == 1
    assert digest(match.turning_point.state) == there


def test_a_fresh_match_and_a_position_begin_with_a_turning_point() -> None:
    for match in (toy_match(), aiming()):
        assert match.turning_point.at == 0
        assert digest(match.turning_point.state) == digest(match.state)


def test_the_decider_always_had_the_decision_since_the_turning_point() -> None:
    match = toy_match(3)
    for seed in range(OVER):
        if match.over:
            break
        wander(match, 1, seed)
        asked, point = GAME.to_move(match.state), match.turning_point
        assert GAME.to_move(point.state) == asked
        assert point.at <= match.sequence


# The end, and where a match comes from.


def test_the_end_writes_the_result() -> None:
    match = wander(toy_match())
    account = GAME.score(match.state)
    assert match.record.result == {
        "scores": list(account.totals),
        "winners": list(account.winners),
        "digest": digest(match.state),
    }


def test_an_unfinished_match_has_no_result() -> None:
    assert wander(toy_match(), 3).record.result is None


def test_the_record_promises_the_seed_before_the_first_move() -> None:
    record = toy_match().record
    assert record.seed_hash == seed_hash(SEED)
    assert record.setup[0] != sorted(range(1, 13))


def test_a_match_without_a_seed_of_its_own_gets_a_fresh_one() -> None:
    first, second = Match.new(GAME, ["a", "b"]), Match.new(GAME, ["a", "b"])
    assert first.record.seed != second.record.seed


def test_options_reach_the_game_and_the_record() -> None:
    match = toy_match(options={"width": 8})
    assert len(match.state.columns) == 8
    assert match.record.options == {"width": 8}


def test_a_position_is_the_start_of_a_match() -> None:
    start = toy_position(AIMING)
    match = Match.from_position(GAME, start, ["a", "b", "c"], SEED)
    play(match, 0, "hit 2")
    assert digest(start) == digest(toy_position(AIMING))
    assert match.record.snapshots[0].at == 0


def test_a_finished_position_has_a_result_at_once() -> None:
    match = wander(toy_match())
    again = Match.from_position(GAME, match.state, ["a", "b"], SEED)
    assert again.over
    assert again.record.result == match.record.result


@pytest.mark.parametrize("players", [[], ["a"], ["a", "b", "c", "d"]])
def test_a_game_that_so_many_cannot_play_is_refused(players: list[str]) -> None:
    with pytest.raises(ValueError, match="players"):
        Match.new(GAME, players)


@pytest.mark.parametrize("options", [{"colour": "red"}, {"width": 99}, {"width": "7"}])
def test_an_option_that_the_game_does_not_have_is_refused(options: dict[str, int | str]) -> None:
    with pytest.raises(ValueError, match="option"):
        toy_match(options=options)


def test_luck_that_does_not_fit_changes_nothing() -> None:
    match = toy_match()
    before = digest(match.state)
    with pytest.raises(WrongOutcome):
        match.repeat(Moved(GAME.to_move(match.state) or 0, "drop a", (3,)))
    assert digest(match.state) == before


def test_a_waiting_seat_is_told_why_its_interjection_fails() -> None:
    refusal = refused(aiming(), 1, "block 9")
    assert refusal.rule == "TF-030"
