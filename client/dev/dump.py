"""Writes client/fixtures/game.json: beginning, middle and end of a game of two greedy bots, as the
`table` messages of seat 0. The client's unit tests read it.

    .venv/bin/python client/dev/dump.py
"""

import json
from pathlib import Path

from stolik.bots import BOTS, Outlook
from stolik.games.grzybowski import GAME
from stolik.kernel.chance import QuickChance
from stolik.kernel.match import Match

SEED = "ab" * 32
OUT = Path(__file__).parent.parent / "fixtures" / "game.json"


def account(match):
    score = GAME.score(match.state)
    lines = [
        [{**line._asdict(), "params": dict(line.params)} for line in seat.lines]
        for seat in score.seats
    ]
    return {
        "seats": [
            {"total": seat.total, "lines": each, "extra": dict(seat.extra)}
            for seat, each in zip(score.seats, lines, strict=True)
        ],
        "winners": list(score.winners) if match.over else [],
        "final": match.over,
    }


def table(match, moved):
    return {
        "code": "KWNTA",
        "game": "grzybowski",
        "state": "over" if match.over else "playing",
        "options": {"first": 1},
        "seed_hash": match.record.seed_hash,
        "seed": SEED if match.over else None,
        "sequence": match.sequence,
        "epoch": 0,
        "since": match.sequence - len(moved),
        "you": [0],
        "players": [
            {"seat": 0, "name": "Zosia", "kind": "person", "bot": None, "here": True},
            {"seat": 1, "name": "Dziadek", "kind": "bot", "bot": "greedy", "here": True},
        ],
        "to_move": GAME.to_move(match.state),
        "prompt": GAME.prompt(match.state),
        "view": GAME.view(match.state, 0),
        "account": account(match),
        "undo": {"steps": 1 if GAME.prompt(match.state) == "lay" else 0},
        "facts": moved,
        "rematch": None,
        "thinking": None,
    }


def main():
    match = Match.new(GAME, ["Zosia", "Dziadek"], {"first": 1}, SEED)
    luck = QuickChance("client")
    tables = [table(match, [])]
    while (seat := GAME.to_move(match.state)) is not None:
        move = GAME.write(BOTS["greedy"](Outlook(GAME, match.state, seat, luck)))
        facts = match.play(seat, move)
        told = [{"name": fact.name, "params": dict(fact.params)} for fact in facts]
        moved = {"sequence": match.sequence, "seat": seat, "move": move, "facts": told}
        tables.append(table(match, [moved]))
    OUT.parent.mkdir(exist_ok=True)
    kept = [tables[0], tables[len(tables) // 2], tables[-1]]
    OUT.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
