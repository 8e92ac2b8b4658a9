"""Why a table says no: the kernel's three kinds, and three more that only a service has."""

from typing import Any, Literal

from stolik.kernel.game import Game
from stolik.kernel.refusal import Refusal

Kind = Literal["malformed", "illegal", "stale", "forbidden", "missing", "limit"]


class Denied(Exception):
    """A request that was not carried out; nothing was changed.

    The refusal brings the reason and its parameters. The kind may differ from the refusal's own:
    the kernel knows no secrets, rates or lost tables, so it has no word for them.
    """

    def __init__(
        self, refusal: Refusal, kind: Kind | None = None, game: Game[Any] | None = None
    ) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.game = game
        """Whose words say it, where no table tells."""
        self.kind: Kind = kind or refusal.kind
