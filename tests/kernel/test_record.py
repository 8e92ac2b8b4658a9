"""Records: what was played can be played again, and nothing else passes for it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.kernel.chance import derived_seed, seed_hash
from stolik.kernel.game import Game, digest
from stolik.kernel.match import Match
from stolik.kernel.record import Moved, Record, Snapshot, seed_fits
from stolik.kernel.refusal import BadInput
from stolik.kernel.replay import begin, replay, resume, verify
from tests.kernel.table import toy_match, wander
from tests.toy import GAME
from tests.toy.state import State

FILE = "kitchen.stolik.json"


def finished(players: int = 2) -> Record:
    return wander(toy_match(players)).record


def with_rules(version: int) -> Game[State]:
    return replace(GAME, rules_version=version)


def changed(record: Record, **fields: Any) -> str:
    """The record's text with other fields."""
    return json.dumps({**json.loads(record.dumps()), **fields})


def refused_loading(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        Record.loads(text, FILE)
    assert caught.value.file == FILE
    assert str(caught.value).startswith(FILE)
    return caught.value


def refused_replaying(record: Record, game: Game[State] = GAME) -> BadInput:
    with pytest.raises(BadInput) as caught:
        list(replay(game, record, FILE))
    assert caught.value.file == FILE
    return caught.value


def refused_verifying(record: Record) -> BadInput:
    with pytest.raises(BadInput) as caught:
        verify(GAME, record, FILE)
    assert caught.value.file == FILE
    return caught.value


def last(record: Record, game: Game[State] = GAME) -> Match[State]:
    *_, (match, _) = replay(game, record)
    return match


# There and back.


@pytest.mark.parametrize("moves", [0, 1, 12, 1000])
def test_a_record_reads_back_byte_for_byte(moves: int) -> None:
    text = wander(toy_match(3, {"width": 6}), moves).record.dumps()
    assert Record.loads(text).dumps() == text


def test_a_record_replays_byte_for_byte() -> None:
    record = finished()
    again = Record.loads(record.dumps())
    assert last(again).record.dumps() == record.dumps()
    assert verify(GAME, again).record.dumps() == record.dumps()


def test_a_record_is_json_with_one_move_a_line() -> None:
    record = finished()
    lines = record.dumps().splitlines()
    assert [json.loads(line.strip(" ,"))["move"] for line in lines if line.startswith("    {")] == [
        moved.move for moved in record.moves
    ]


def test_names_keep_their_letters() -> None:
    record = Match.new(GAME, ["Żółw „Ćma”", 'a "b"\n\\'], seed=derived_seed(1)).record
    assert "Żółw „Ćma”" in record.dumps()
    assert Record.loads(record.dumps()).players == record.players


def test_a_record_is_loaded_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.stolik.json"
    path.write_text(finished().dumps(), encoding="utf-8")
    assert Record.load(str(path)).dumps() == path.read_text(encoding="utf-8")


def test_replay_shows_every_moment_with_its_facts() -> None:
    match = wander(toy_match(), 6)
    moments = [
        (each.sequence, digest(each.state), facts) for each, facts in replay(GAME, match.record)
    ]
    assert [sequence for sequence, _, _ in moments] == list(range(7))
    assert moments[0][2] == []
    assert all(facts for _, _, facts in moments[1:])
    assert moments[-1][1] == digest(match.state)


def test_an_unfinished_record_replays_and_goes_on() -> None:
    match = wander(toy_match(), 5)
    again = last(match.record)
    wander(again, seed=8)
    assert verify(GAME, again.record).record.result == again.record.result
    assert match.sequence == 5


def test_a_game_from_a_position_replays() -> None:
    start = wander(toy_match(), 7).state
    match = wander(Match.from_position(GAME, start, ["a", "b"], derived_seed(2)))
    text = match.record.dumps()
    assert last(Record.loads(text)).record.dumps() == text
    assert verify(GAME, Record.loads(text)).record.dumps() == text


# What is no record at all.


@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ("{", 1), ("[1,\n2,\n", 3), ("not json", 1), ("[" * 100_000, 1)],
    ids=["empty", "open", "third line", "words", "too deep"],
)
def test_what_is_not_json_is_refused_with_its_line(text: str, line: int) -> None:
    error = refused_loading(text)
    assert error.refusal.reason == "json"
    assert error.where == {"line": line}


def test_a_number_longer_than_python_reads_is_refused() -> None:
    refused_loading('{"format": ' + "1" * 5000 + "}")


def test_a_record_cut_short_is_refused_with_its_line() -> None:
    text = finished().dumps()
    cut = text[: len(text) // 2]
    error = refused_loading(cut)
    assert error.refusal.reason == "json"
    assert error.where == {"line": len(cut.splitlines())}


@pytest.mark.parametrize("text", ["null", "[]", "3", '"record"'])
def test_json_that_is_no_object_is_refused(text: str) -> None:
    assert refused_loading(text).refusal.reason == "field"


@pytest.mark.parametrize("number", [0, 2, "1", None])
def test_another_format_is_refused(number: object) -> None:
    error = refused_loading(changed(toy_match().record, format=number))
    assert error.refusal.reason == "format"
    assert error.refusal.params == {"format": str(number), "known": 1}


def test_a_truth_is_no_format() -> None:
    assert refused_loading(changed(toy_match().record, format=True)).refusal.reason == "format"


@pytest.mark.parametrize(
    "key",
    [
        "game",
        "edition",
        "rules",
        "players",
        "options",
        "seed_hash",
        "setup",
        "moves",
        "snapshots",
        "result",
    ],
)
def test_a_missing_field_is_named(key: str) -> None:
    data = json.loads(finished().dumps())
    del data[key]
    error = refused_loading(json.dumps(data))
    assert error.refusal.reason == "field"
    assert error.refusal.params == {"field": key}


HASH = "0" * 64


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 1), ("game", None), ("edition", ["a"]), ("rules", "1"), ("rules", True),
        ("rules", 1.0), ("players", "Ola"), ("players", [1, 2]), ("players", {"a": "b"}),
        ("options", []), ("options", {"width": 7.5}), ("options", {"width": None}),
        ("options", {"width": [7]}), ("seed_hash", None), ("seed_hash", HASH[1:]),
        ("seed_hash", "g" * 64), ("seed_hash", HASH.replace("0", "A")), ("seed", 7),
        ("seed", "0x" + HASH[2:]), ("setup", {}), ("setup", None), ("moves", {}),
        ("moves", "drop a"), ("snapshots", {}), ("snapshots", ["x"]), ("result", []),
        ("result", "won"),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_kind_is_named(key: str, value: object) -> None:
    error = refused_loading(changed(toy_match().record, **{key: value}))
    assert error.refusal.reason == "field"
    assert error.refusal.params == {"field": key}


@pytest.mark.parametrize(
    ("moved", "name"),
    [
        (None, "{seat, move, chance}"), ("drop a", "{seat, move, chance}"),
        ({"seat": 0, "move": "drop a", "note": "hm"}, "{seat, move, chance}"),
        ({"move": "drop a"}, "seat"), ({"seat": "0", "move": "drop a"}, "seat"),
        ({"seat": True, "move": "drop a"}, "seat"), ({"seat": 0}, "move"),
        ({"seat": 0, "move": 7}, "move"), ({"seat": 0, "move": "drop a", "chance": 3}, "chance"),
        ({"seat": 0, "move": "drop a", "chance": ["3"]}, "chance"),
        ({"seat": 0, "move": "drop a", "chance": [True]}, "chance"),
        ({"seat": 0, "move": "drop a", "chance": [[1, [2]]]}, "chance"),
        ({"seat": 0, "move": "drop a", "chance": [1.0]}, "chance"),
    ],
)  # fmt: skip
def test_a_move_of_the_wrong_kind_is_named_with_its_number(moved: object, name: str) -> None:
    data = json.loads(finished().dumps())
    data["moves"][4] = moved
    error = refused_loading(json.dumps(data))
    assert error.where == {"move": 5}
    assert error.refusal.params == {"field": name}


@pytest.mark.parametrize("setup", [["x"], [None], [[1, "2"]], [True]])
def test_luck_of_the_wrong_kind_in_the_set_up_is_move_nought(setup: object) -> None:
    error = refused_loading(changed(toy_match().record, setup=setup))
    assert error.where == {"move": 0}
    assert error.refusal.params == {"field": "chance"}


@pytest.mark.parametrize(
    ("key", "value"), [("at", "0"), ("at", None), ("rules", None), ("rules", True), ("state", [])]
)
def test_a_snapshot_of_the_wrong_kind_is_named(key: str, value: object) -> None:
    snapshot = {"at": 0, "rules": 1, "state": {}, key: value}
    error = refused_loading(changed(toy_match().record, snapshots=[snapshot]))
    assert error.refusal.params == {"field": key}


# A record that can be read but is not true.


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "other-game"),
        ({"edition": "1999"}, "other-edition"),
        ({"rules": 7}, "other-rules"),
        ({"players": ["alone"]}, "players"),
        ({"players": ["a", "b", "c", "d"]}, "players"),
    ],
)
def test_a_record_of_something_else_is_refused(fields: dict[str, Any], reason: str) -> None:
    record = Record.loads(changed(finished(), **fields))
    assert refused_replaying(record).refusal.reason == reason
    assert refused_verifying(record).refusal.reason == reason


def test_options_the_game_cannot_begin_with_are_refused() -> None:
    error = refused_replaying(replace(finished(), options={"width": 99}))
    assert error.refusal.params == {"field": "options"}


@pytest.mark.parametrize(
    "setup", [(), ([1, 2, 3], 0), ([*range(1, 13)], 2), ([*range(1, 13)], 0, 0)]
)
def test_a_set_up_that_cannot_have_been_is_refused(setup: tuple[int | list[int], ...]) -> None:
    error = refused_replaying(replace(finished(), setup=setup))
    assert error.where == {"move": 0}
    assert error.refusal.reason == "outcome"


def test_an_illegal_move_in_the_middle_is_named_with_its_rule() -> None:
    record = finished()
    seat = 1 - record.moves[0].seat
    record.moves[0] = Moved(seat, "drop a")
    for error in (refused_replaying(record), refused_verifying(record)):
        assert error.where == {"move": 1}
        assert error.refusal.kind == "illegal"
        assert error.refusal.rule == "TF-010"
        assert "[TF-010]" in str(error)


def test_a_move_that_cannot_be_read_is_named_with_its_number() -> None:
    record = finished()
    record.moves[6] = record.moves[6]._replace(move="dropp a")
    error = refused_replaying(record)
    assert error.where == {"move": 7}
    assert error.refusal.kind == "malformed"


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_move_of_nobody_is_named_with_its_number(seat: int) -> None:
    record = finished()
    record.moves[3] = record.moves[3]._replace(seat=seat)
    error = refused_replaying(record)
    assert error.where == {"move": 4}
    assert error.refusal.reason == "seat"


def a_throw(record: Record) -> int:
    """The index of a bomb that met luck."""
    return next(n for n, moved in enumerate(record.moves) if moved.move.startswith("throw"))


@pytest.mark.parametrize("luck", [(), (9,), ([1, 2],), (1, 1, 1, 1)])
def test_luck_that_cannot_have_been_is_named_with_its_move(
    luck: tuple[int | list[int], ...],
) -> None:
    record = finished()
    at = a_throw(record)
    record.moves[at] = record.moves[at]._replace(chance=luck)
    error = refused_replaying(record)
    assert error.where == {"move": at + 1}
    assert error.refusal.reason == "outcome"


def test_luck_that_nothing_asked_for_is_named_with_its_move() -> None:
    record = finished()
    at = a_throw(record)
    record.moves[at] = record.moves[at]._replace(chance=(*record.moves[at].chance, 1))
    error = refused_replaying(record)
    assert error.where == {"move": at + 1}
    assert error.refusal.params == {"why": "an outcome too many"}


def test_luck_that_could_have_been_but_was_not_is_found_by_the_seed() -> None:
    record = finished()
    at = a_throw(record)
    die, *rest = record.moves[at].chance
    assert isinstance(die, int)
    record.moves[at] = record.moves[at]._replace(chance=(die % 6 + 1, *rest))
    error = refused_verifying(record)
    assert error.where == {"move": at + 1}
    assert error.refusal.reason == "luck"


def test_a_stacked_bag_is_found_by_the_seed() -> None:
    record = finished()
    tokens, first = record.setup
    assert isinstance(tokens, list)
    error = refused_verifying(replace(record, setup=([*tokens[1:], tokens[0]], first)))
    assert error.where == {"move": 0}
    assert error.refusal.reason == "luck"


def test_a_seed_other_than_the_promised_one_is_refused() -> None:
    forged = replace(finished(), seed=derived_seed("forged"))
    assert not seed_fits(forged)
    assert refused_verifying(forged).refusal.reason == "seed-hash"


def test_a_seed_forged_together_with_its_hash_does_not_fit_the_luck() -> None:
    seed = derived_seed("forged")
    forged = replace(finished(), seed=seed, seed_hash=seed_hash(seed))
    assert refused_verifying(forged).refusal.reason == "luck"


def test_a_seed_that_is_not_published_yet_cannot_be_verified() -> None:
    record = replace(finished(), seed=None)
    assert Record.loads(record.dumps()).seed is None
    assert refused_verifying(record).refusal.reason == "no-seed"


def test_a_record_without_its_seed_replays_all_the_same() -> None:
    record = replace(finished(), seed=None)
    assert last(record).record.dumps() == record.dumps()


@pytest.mark.parametrize(
    "forge",
    [
        {"scores": [99, 0]},
        {"winners": [0, 1]},
        {"digest": "0" * 16},
        {"more": True},
    ],
)
def test_a_forged_result_is_refused(forge: dict[str, object]) -> None:
    record = finished()
    assert record.result is not None
    forged = replace(record, result={**record.result, **forge})
    for error in (refused_replaying(forged), refused_verifying(forged)):
        assert error.refusal.reason == "result"


def test_a_result_before_the_end_is_refused() -> None:
    record = finished()
    short = replace(record, moves=record.moves[:-1])
    error = refused_replaying(short)
    assert error.refusal.reason == "result"
    assert error.where == {"move": len(record.moves) - 1}


def test_an_end_without_its_result_is_refused() -> None:
    assert refused_replaying(replace(finished(), result=None)).refusal.reason == "result"


# Rules that change while a game is played.


def interrupted() -> Match[State]:
    """Played under rules 1 until a turn is half made."""
    match = wander(toy_match(3), 10)
    while match.turning_point.at == match.sequence:
        wander(match, 1, seed=match.sequence)
    return match


def test_a_table_goes_on_from_its_turning_point_under_new_rules() -> None:
    old = interrupted()
    text = old.record.dumps()
    at, state = old.turning_point
    match = resume(with_rules(2), old.record, at, state)
    assert match.sequence == at < old.sequence
    assert digest(match.state) == digest(state)
    assert match.record.moves == old.record.moves[:at]
    assert old.record.dumps() == text


def test_the_record_says_where_the_rules_changed() -> None:
    old = interrupted()
    match = wander(resume(with_rules(2), old.record, *old.turning_point))
    assert match.record.rules == 1
    assert match.record.snapshots == [
        Snapshot(old.turning_point.at, 2, old.turning_point.state.to_data())
    ]


def test_a_record_with_changed_rules_replays_from_the_snapshot() -> None:
    old = interrupted()
    new = with_rules(2)
    text = wander(resume(new, old.record, *old.turning_point)).record.dumps()
    record = Record.loads(text)
    assert record.dumps() == text
    assert begin(new, record).sequence == old.turning_point.at
    assert last(record, new).record.dumps() == text
    assert verify(new, record).record.dumps() == text


def test_a_record_with_changed_rules_is_no_record_of_the_old_ones() -> None:
    old = interrupted()
    record = wander(resume(with_rules(2), old.record, *old.turning_point)).record
    error = refused_replaying(record)
    assert error.refusal.reason == "other-rules"
    assert error.refusal.params == {"rules": 2, "known": 1}


def test_rules_may_change_twice() -> None:
    first = interrupted()
    second = wander(resume(with_rules(2), first.record, *first.turning_point), 9, seed=1)
    third = wander(resume(with_rules(3), second.record, *second.turning_point), seed=2)
    assert [snapshot.rules for snapshot in third.record.snapshots] == [2, 3]
    assert begin(with_rules(3), third.record).sequence == second.turning_point.at
    text = third.record.dumps()
    assert last(Record.loads(text), with_rules(3)).record.dumps() == text


def test_moves_before_the_snapshot_are_kept_but_not_judged_again() -> None:
    old = interrupted()
    new = with_rules(2)
    record = wander(resume(new, old.record, *old.turning_point)).record
    record.moves[0] = Moved(0, "moved by rules nobody remembers")
    assert last(record, new).sequence == len(record.moves)


def test_going_back_before_a_change_of_rules_forgets_that_change() -> None:
    first = interrupted()
    early = wander(toy_match(3), 4)
    second = wander(resume(with_rules(2), first.record, *first.turning_point), 9, seed=1)
    third = resume(with_rules(3), second.record, 4, early.state)
    assert [snapshot.at for snapshot in third.record.snapshots] == [4]


@pytest.mark.parametrize("at", [-1, 10**6])
def test_a_snapshot_of_no_moment_is_refused(at: int) -> None:
    match = toy_match()
    snapshot = Snapshot(at, 1, match.state.to_data())
    error = refused_replaying(replace(match.record, snapshots=[snapshot]))
    assert error.refusal.params == {"field": "snapshots"}


@pytest.mark.parametrize(
    "spoil",
    [
        {"bag": None}, {"bag": [300]}, {"hands": 3}, {"hands": [[99], [98]]}, {"hands": []},
        {"columns": [["x"]]}, {"frames": [7]}, {"frames": ["a"]}, {"frames": [[99, 0]]},
        {"frames": [[0, 5]]},
    ],
)  # fmt: skip
def test_a_snapshot_that_is_no_state_is_refused(spoil: dict[str, object]) -> None:
    match = toy_match()
    snapshot = Snapshot(0, 1, {**match.state.to_data(), **spoil})
    error = refused_replaying(replace(match.record, snapshots=[snapshot]))
    assert error.where == {"move": 0}
    assert error.refusal.params == {"field": "state"}


def test_a_snapshot_for_another_number_of_players_is_refused() -> None:
    snapshot = Snapshot(0, 1, toy_match(3).state.to_data())
    refused_replaying(replace(toy_match(2).record, snapshots=[snapshot]))


def test_a_position_for_another_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="players"):
        Match.from_position(GAME, toy_match(3).state, ["a", "b"])
