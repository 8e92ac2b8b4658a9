"""Every no in one shape: kind, reason, rule, parameters and a sentence in both languages."""

import copy
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stolik.kernel.game import Game, Language
from stolik.kernel.refusal import Refusal
from stolik.tables.errors import Denied, Kind
from stolik.tables.live import Live
from stolik.web.wire import Error, Sentence
from stolik.words import Words

log = logging.getLogger("stolik.web")

STATUS: dict[Kind, int] = {
    "malformed": 422,
    "illegal": 409,
    "stale": 409,
    "forbidden": 403,
    "missing": 404,
    "limit": 429,
}
STATUS_OF_REASON = {"token": 401, "too-long": 413, "host": 421, "json": 400}


def status_of(denied: Denied) -> int:
    return STATUS_OF_REASON.get(denied.refusal.reason, STATUS[denied.kind])


_READ: dict[tuple[Language, Path | None], Words] = {}


def words(language: Language, game: Game[Any] | None = None, players: Sequence[str] = ()) -> Words:
    """Reading the words takes 20 ms, so it is done once a game and language."""
    key = language, game.folder if game else None
    if key not in _READ:
        _READ[key] = Words(language, game)
    say = copy.copy(_READ[key])
    say.players = players
    return say


def error_of(denied: Denied, live: Live | None = None) -> Error:
    """What the client is told. Parameters come from the rules or from the request itself."""
    refusal = denied.refusal
    game, players = (live.game, live.names) if live else (denied.game, [])
    return Error(
        denied.kind,
        refusal.reason,
        refusal.rule,
        dict(refusal.params),
        Sentence(
            _sentence(words("pl", game, players), refusal),
            _sentence(words("en", game, players), refusal),
        ),
    )


def _sentence(say: Words, refusal: Refusal) -> str:
    """The rule number stands in a field of its own."""
    try:
        return say.refusal(refusal._replace(rule=None))
    except LookupError:
        log.exception("no words for %s", refusal.reason)
        return refusal.reason
