"""The client's types are those of the server: what `make wire` writes is what is committed."""

import subprocess
from pathlib import Path
from typing import Any

from stolik.games import GAMES
from stolik.web.schema import document, printed

CLIENT = Path(__file__).parents[2] / "client"
SRC = CLIENT / "src"


def generated(folder: Path) -> dict[str, bytes]:
    files = folder.rglob("*.generated.ts")
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def write(told: dict[str, Any], folder: Path) -> dict[str, bytes]:
    """What the client's generator makes of this document."""
    command = ["node", "dev/wire.mjs", str(folder)]
    subprocess.run(command, cwd=CLIENT, input=printed(told).encode(), check=True)
    return generated(folder)


def test_the_committed_types_are_fresh(tmp_path: Path) -> None:
    fresh, committed = write(document(), tmp_path), generated(SRC)
    assert sorted(committed) == sorted(fresh)
    stale = [name for name in fresh if committed[name] != fresh[name]]
    assert not stale, "make wire writes them anew"


def test_there_are_types_for_everything() -> None:
    views = {f"games/{game}/view.generated.ts" for game in GAMES}
    assert set(generated(SRC)) == {"wire/http.generated.ts", "wire/socket.generated.ts"} | views


def test_a_field_of_the_server_is_a_field_of_the_client(tmp_path: Path) -> None:
    told = document()
    told["socket"]["$defs"]["Player"]["properties"]["hat"] = {"type": "string"}
    assert b"hat?: string;" in write(told, tmp_path)["wire/socket.generated.ts"]
