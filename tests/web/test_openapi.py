"""The OpenAPI document is true: schemathesis asks whatever it allows, and some that it does not."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from stolik.games import GAMES
from stolik.tables.limits import Limits
from stolik.tables.thinkers import ThreadThinkers
from stolik.web.app import describe, make_app
from stolik.web.serve import listen
from stolik.web.settings import Settings

UNLIMITED = Limits(requests=100_000, new_tables=100_000, open_tables=100_000)
schema = schemathesis.openapi.from_dict(describe().openapi())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that runs beside the test."""
    data: Path = tmp_path_factory.mktemp("data")
    app = make_app(
        Settings(data, limits=UNLIMITED, bot_pause=0.0, client=data / "none"),
        GAMES,
        ThreadThinkers(GAMES),
    )
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on"))
    bound = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([bound],))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    server.should_exit = True
    thread.join()


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_the_document_says(case: schemathesis.Case[Any], address: str) -> None:
    # Which names, bots and options a game takes is more than a schema can say.
    case.call_and_validate(base_url=address, excluded_checks=[positive_data_acceptance])


def test_every_route_declares_its_errors() -> None:
    for path, methods in describe().openapi()["paths"].items():
        for method, told in methods.items():
            for status in ("421", "422", "429"):
                assert status in told["responses"], f"{method} {path}"
