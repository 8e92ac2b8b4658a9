"""What is written for each thing that happens at a table."""

import time
from dataclasses import asdict
from typing import Any

from stolik.kernel.game import Game, Options
from stolik.kernel.refusal import malformed
from stolik.tables import schema
from stolik.tables.errors import Denied
from stolik.tables.live import Live
from stolik.tables.writer import Write


def check_options(game: Game[Any], players: int, options: Options) -> None:
    if players not in game.players:
        known = ", ".join(map(str, game.players))
        raise Denied(malformed("seats", count=players, known=known))
    offered = {option.name: option.choices for option in game.options}
    for name, choice in options.items():
        # 1 == True: an option must be of the kind that is offered, too.
        if not any(choice == each and type(choice) is type(each) for each in offered.get(name, ())):
            known = ", ".join(f"{key}={each}" for key, some in offered.items() for each in some)
            raise Denied(malformed("option", option=f"{name}={choice}"[:80], known=known))


def opening(live: Live, now: float) -> list[Write]:
    record = live.match.record
    row = {
        "code": live.code,
        "game": live.game.name,
        "edition": record.edition,
        "rules": record.rules,
        "options": dict(record.options),
        "seed": record.seed,
        "seed_hash": record.seed_hash,
        "setup": record.setup,
        "changes": [],
        "state": live.state,
        "sequence": 0,
        "epoch": 0,
        "to_move": live.to_move,
        "rematch": None,
        "created": now,
        "touched": now,
    }
    writes: list[Write] = [(schema.ADD_TABLE, row)]
    for number, seat in enumerate(live.seats):
        writes.append((schema.ADD_SEAT, {"code": live.code, "seat": number, **asdict(seat)}))
    return [*writes, (schema.PUT_SNAPSHOT, snapshot_row(live))]


def advice_row(code: str, hints: bool) -> dict[str, Any]:
    return {"code": code, "hints": hints, "reviewing": False, "review": None}


def touch(live: Live) -> Write:
    row = {
        "key": live.code,
        "new_state": live.state,
        "new_sequence": live.sequence,
        "new_epoch": live.epoch,
        "new_to_move": live.to_move,
        "new_touched": time.time(),
    }
    return schema.TOUCH, row


def seat_change(live: Live, seat: int) -> Write:
    """Somebody else plays there now."""
    now = live.seats[seat]
    row = {
        "key": live.code,
        "key_seat": seat,
        "new_kind": now.kind,
        "new_name": now.name,
        "new_bot": now.bot,
        "new_open": now.open,
    }
    return schema.CHANGE_SEAT, row


def snapshot_row(live: Live) -> dict[str, Any]:
    point = live.match.turning_point
    return {
        "code": live.code,
        "sequence": point.at,
        "rules": live.game.rules_version,
        "state": point.state.to_data(),
    }


def browser_row(browser: str, code: str, seat: int) -> dict[str, Any]:
    return {"browser": browser, "code": code, "seat": seat}


def with_code(row: dict[str, Any], code: str) -> dict[str, Any]:
    """The code of a new table is known only when it is opened."""
    return {key: code if key == "new_rematch" else value for key, value in row.items()}


def new_rules(live: Live) -> list[Write]:
    """The table went on under changed rules: say where, and drop the moves since."""
    changes = [each._asdict() for each in live.match.record.snapshots]
    row = {"key": live.code, "new_changes": changes, "new_sequence": live.sequence}
    return [
        (schema.TAKE_BACK, {"key": live.code, "kept": live.sequence}),
        (schema.CHANGE_RULES, row),
        (schema.PUT_SNAPSHOT, snapshot_row(live)),
        touch(live),
    ]


def other_begins(live: Live) -> Options:
    """The options of a rematch. A game where the start can be chosen has an option `first`
    with the number of the seat, counted from 1."""
    options = dict(live.match.record.options)
    offered = {option.name: option.choices for option in live.game.options}
    try:
        started = live.game.to_move(live.past(0))
    except Denied:  # it began under rules that are no longer known
        started = None
    if started is None:
        return options
    following = (started + 1) % len(live.seats) + 1
    return {**options, "first": following} if following in offered.get("first", ()) else options
