"""How one server is set up."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from stolik.tables.limits import Limits

CLIENT = Path(__file__).parent / "pages"
DATA = "stolik-data"
PAUSE = 0.3


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path = Path(DATA)
    origins: tuple[str, ...] = ()
    """Origins that may speak to us besides our own address, such as that of a proxy."""
    limits: Limits = field(default_factory=Limits)
    bot_pause: float = PAUSE
    client: Path = CLIENT
    friends: str | None = None
    """The address that other devices of the house reach us at, if it is known."""
    hosts: tuple[str, ...] = ()
    """Names we answer to; if none are given, those of this machine in its network."""
    bot_workers: int | None = None
    """Processes that bots think in; if it is not said, one a core."""

    @classmethod
    def from_environment(
        cls, data: Path | None = None, environment: Mapping[str, str] = os.environ
    ) -> Self:
        origins = tuple(environment.get("STOLIK_ORIGINS", "").split())
        data = data or Path(environment.get("STOLIK_DATA") or DATA)
        pause = environment.get("STOLIK_BOT_PAUSE", "")
        workers = environment.get("STOLIK_BOT_WORKERS", "")
        return cls(
            data,
            origins,
            Limits.from_environment(environment),
            float(pause) if pause.replace(".", "", 1).isdecimal() else PAUSE,
            hosts=tuple(environment.get("STOLIK_HOSTS", "").split()),
            bot_workers=int(workers) if workers.isdecimal() and int(workers) else None,
        )
