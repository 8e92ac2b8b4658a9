"""Every command line test begins in an empty folder, in Polish and without colours."""

from pathlib import Path

import pytest

from tests.cli.desk import begin_plainly


@pytest.fixture(autouse=True)
def _empty_desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_plainly(monkeypatch)
    monkeypatch.chdir(tmp_path)
