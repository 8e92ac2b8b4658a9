"""A real `stolik serve` process: it can be killed and started again where it was."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from stolik.web.settings import CLIENT

COMMAND = "from stolik.cli import main; main()"
# One machine plays everybody here, so an address may ask for more than a person would.
MANY = {
    "STOLIK_LIMIT_REQUESTS": "1000",
    "STOLIK_LIMIT_NEW_TABLES": "10000",
    "STOLIK_LIMIT_HINTS": "1000",
}
PATIENCE = 30.0

ME, FRIEND = {"kind": "me", "name": "Ola"}, {"kind": "friend"}
HERE = {"kind": "here", "name": "Marek"}
RANDOM, GREEDY = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}


Choose = Callable[[list[str], int], str]
"""A move, out of those allowed and the number of moves made."""


def goals_first(choices: list[str], at: int) -> str:
    """Goals and chances before others: the board shall have something to tell."""
    return next((move for move in choices if re.match(r"take \d+r", move)), choices[0])


class Server:
    def __init__(self, data: Path, *program: str) -> None:
        if not (CLIENT / "index.html").is_file():
            raise RuntimeError("the browser client is not built; build it with: make client")
        self.data, self.port = data, 0
        self.program = program or ("-c", COMMAND)
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, on the port of the last time; return when it answers."""
        serve = ["serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [sys.executable, *self.program, *serve],
            env={**os.environ, **MANY, "STOLIK_LANG": "pl", "STOLIK_BOT_PAUSE": "0.01"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        told = self.process.stdout.readline()
        found = re.search(r"http://[^ ]*:(\d+)/", told)
        assert found, f"the server did not start: {told!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        """kill -9, as a power cut would do it."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()
        self.process = None

    def get(self, path: str) -> Any:
        answer = httpx.get(self.address + path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open_table(
        self, *seats: dict[str, str], game: str = "grzybowski", **options: str | int
    ) -> tuple[str, str]:
        """A table opened without a browser: its code and the link of its first seat."""
        body = {"game": game, "options": options, "seats": seats, "language": "pl"}
        answer = httpx.post(f"{self.address}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        given = answer.json()
        token = given["seats"][0]["token"] if given["seats"] else ""
        return given["code"], f"/t/{given['code']}#{token}"

    def play(
        self, code: str, link: str, moves: int, choose: Choose = goals_first, turn: str = "take"
    ) -> None:
        """Make so many moves at this screen's seats without a browser, then to the next turn."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{code}/live"
        with connect(address) as socket:
            socket.send(json.dumps({"hello": {"token": link.partition("#")[2], "since": None}}))
            table: dict[str, Any] = {}
            while not table or table["sequence"] < moves or table["prompt"] != turn:
                told = json.loads(socket.recv(PATIENCE))
                assert "refused" not in told, told
                table = told.get("table", table)
                if table["sequence"] >= moves and table["prompt"] == turn:
                    return
                assert table["to_move"] in table["you"], "all seats are at this screen"
                choices: list[str] = table["view"]["choices"]
                text = choose(choices, table["sequence"])
                move = {"at": table["sequence"], "seat": table["to_move"], "move": text}
                socket.send(json.dumps({"move": move}))
                time.sleep(0.06)  # 20 messages a second are allowed

    def finished_table(self) -> str:
        """The code of a table at which two computers have played to the end."""
        code, _ = self.open_table(RANDOM, GREEDY)
        until = time.monotonic() + PATIENCE
        while self.get(f"/api/tables/{code}")["state"] != "over":
            assert time.monotonic() < until, "the computers do not finish"
            time.sleep(0.05)
        return code
