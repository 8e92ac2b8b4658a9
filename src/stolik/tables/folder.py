"""The data folder: the database, the key, and a lock against a second server."""

import os
from pathlib import Path

from stolik.tables.tokens import Tokens, load_key

try:
    import fcntl
except ImportError:  # not on Windows, where the second server fails on its port instead
    fcntl = None  # type: ignore[assignment]


class FolderInUse(RuntimeError):
    """Another server has this data folder open; its cache would be wrong after our writes."""


class DataFolder:
    """Made on first use, readable by its owner only."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = os.open(path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl:
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                os.close(self._lock)
                raise FolderInUse(str(path)) from error
        self.tokens = Tokens(load_key(path / "secret.key"))
        self.database = path / "stolik.sqlite"

    def close(self) -> None:
        os.close(self._lock)
