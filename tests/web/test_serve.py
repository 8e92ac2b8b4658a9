"""`stolik serve` itself: the address it prints, a clean end, and what it refuses."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from stolik.tables.folder import DataFolder
from stolik.web.serve import address_in_house, listen
from stolik.web.settings import Settings

MAIN = "from stolik.cli import main; main()"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-c", MAIN, "serve", "--lang", "en", *arguments]


def test_it_prints_its_address_and_ends_when_asked(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = subprocess.Popen(
        command("--port", "0", "--data", str(data)), stdout=subprocess.PIPE, text=True
    )
    assert server.stdout
    found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    assert found
    assert httpx.get(f"{found[0]}healthz").json() == {"ok": True}
    server.send_signal(signal.SIGTERM)
    assert server.wait(20) in (0, -signal.SIGTERM)
    server.stdout.close()
    DataFolder(data).close()


def test_ctrl_c_is_a_good_end(tmp_path: Path) -> None:
    server = subprocess.Popen(
        command("--port", "0", "--data", str(tmp_path)), stdout=subprocess.PIPE, text=True
    )
    assert server.stdout
    server.stdout.readline()
    server.send_signal(signal.SIGINT)
    assert server.wait(20) == 0
    assert "closed" in server.stdout.read()
    server.stdout.close()


def test_a_table_for_the_house_tells_friends_where_it_is(tmp_path: Path) -> None:
    server = subprocess.Popen(
        command("--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path)),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout
    here = re.search(r"http://127\.0\.0\.1:(\d+)/", server.stdout.readline())
    assert here
    friends = address_in_house(int(here[1]))
    if friends:
        assert friends in server.stdout.readline()
        assert httpx.get(f"{friends}healthz").json() == {"ok": True}
    assert httpx.get(f"{here[0]}api/house").json() == {"friends": friends}
    server.send_signal(signal.SIGINT)
    assert server.wait(20) == 0
    server.stdout.close()


def test_it_answers_to_the_name_it_listens_on(tmp_path: Path) -> None:
    server = subprocess.Popen(
        command("--host", "localhost", "--port", "0", "--data", str(tmp_path)),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout
    found = re.search(r"http://localhost:(\d+)/", server.stdout.readline())
    assert found
    address = f"http://127.0.0.1:{found[1]}/healthz"
    assert httpx.get(address, headers={"Host": f"localhost:{found[1]}"}).status_code == 200
    assert httpx.get(address, headers={"Host": "laptop.local"}).status_code == 421
    server.terminate()
    server.wait(20)
    server.stdout.close()


def refused(*arguments: str) -> str:
    done = subprocess.run(command(*arguments), capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    bound = listen("127.0.0.1", 0)
    bound.listen()
    port = str(bound.getsockname()[1])
    assert port in refused("--port", port, "--data", str(tmp_path))
    assert "70000" in refused("--port", "70000", "--data", str(tmp_path))
    bound.close()


def test_a_folder_in_use_or_no_folder(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "used")
    assert "used" in refused("--port", "0", "--data", str(tmp_path / "used"))
    folder.close()
    (tmp_path / "file").write_text("")
    assert "file" in refused("--port", "0", "--data", str(tmp_path / "file"))


def test_settings_come_from_the_environment() -> None:
    environment = {
        "STOLIK_DATA": "/srv/stolik",
        "STOLIK_ORIGINS": "https://a.example https://b.example",
        "STOLIK_HOSTS": "a.example b.example",
        "STOLIK_LIMIT_OPEN_TABLES": "7",
        "STOLIK_LIMIT_STRIKES": "many",
        "STOLIK_BOT_PAUSE": "0.5",
        "STOLIK_BOT_WORKERS": "3",
    }
    settings = Settings.from_environment(None, environment)
    assert settings.data == Path("/srv/stolik")
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.hosts == ("a.example", "b.example")
    assert (settings.limits.open_tables, settings.limits.strikes) == (7, 30)
    assert (settings.bot_pause, settings.bot_workers) == (0.5, 3)
    for unfit in ("", "0", "some"):
        assert Settings.from_environment(None, {"STOLIK_BOT_WORKERS": unfit}).bot_workers is None
    assert Settings.from_environment(Path("x"), os.environ).data == Path("x")
