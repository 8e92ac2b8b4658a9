"""One moment of a game of Ta Ziemia."""

from typing import Any, NamedTuple

from stolik.games.ziemia.board import (
    CITIES,
    CITIZENS,
    FIELDS,
    NOWHERE,
    Faction,
    members,
)
from stolik.games.ziemia.cards import (
    FACTIONS,
    FIRST_FACTION,
    FIRST_RENEWAL,
    FIRST_RULE,
    LAST_FACTION,
    LAST_RENEWAL,
    LAST_RULE,
)
from stolik.games.ziemia.scenes import EFFECT, REGIME
from stolik.kernel.chance import Chance
from stolik.kernel.frames import SCENE, SEAT, Frame

Data = dict[str, Any]

EASY, NORMAL, HARD, EXTREME = range(4)
LEVELS = ("easy", "normal", "hard", "extreme")
TARGETS = (20, 20, 25, 30)
"""Points to win, by level (TZ-086..TZ-089)."""
NO_FACTION = 255
"""Of a seat that has not chosen yet."""
FIRST_CITIZEN = 111
"""As pieces, the Citizens of the factions are counted on from here, four each."""


class Pile(NamedTuple):
    """Cards that are drawn, and what becomes of them."""

    deck: bytes = b""
    """The top card first."""
    used: int = 0
    """The discard pile as bits: its order means nothing."""

    def top(self, chance: Chance) -> tuple[int, "Pile"]:
        """The next card, 0 if there is none, and what is left.

        An empty deck is made of the discard pile (TZ-R30..TZ-R32).
        """
        deck, used = self
        if not deck and used:
            order = members(used)
            chance.shuffle(order)
            deck, used = bytes(order), 0
        return (deck[0], Pile(deck[1:], used)) if deck else (0, self)

    def with_used(self, card: int) -> "Pile":
        return Pile(self.deck, self.used | 1 << card)


class Agreed(NamedTuple):
    """What was agreed before the game, besides who leads which faction."""

    level: int = NORMAL
    target: int = TARGETS[NORMAL]
    start: int = 0
    """The seat that began."""


class ThisTurn(NamedTuple):
    """What holds until the turn is over."""

    offices: int = 0
    """Office actions taken (card 52)."""
    ability: bool = False
    """Is the first event for the ability of the active faction past? (TZ-R63)"""
    hushed: bool = False
    """No more Church actions (card 18)."""
    open: bool = False
    """Renewal fields of every faction are open to the active player (card 70)."""
    muted: int = 0
    """Seats that do not want to be asked again, as bits."""


class State:
    """Everything here is an int or immutable, so a clone shares all of it."""

    __slots__ = (
        "agents", "agreed", "central", "centrals", "cut", "factions", "faithful", "fields",
        "frames", "hands", "here", "home", "idle", "known", "last_regime",
        "locals", "pool", "prison", "regime", "removed", "renewal",
        "round", "rules", "shown", "standing", "time", "turn", "usable",
    )  # fmt: skip

    frames: tuple[Frame, ...]
    # What was agreed before the game.
    factions: bytes
    """The faction of each seat, `NO_FACTION` while it is being chosen."""
    agreed: Agreed
    # The board.
    fields: bytes
    """Who stands on each field: a faction plus one, 0 where nobody does."""
    faithful: bytes
    agents: bytes
    locals: bytes
    """The local Regime card in each City, 0 where there is none."""
    rules: bytes
    """The City rule in each City."""
    pool: bytes
    """Faith, Resistance, Influence."""
    time: int
    central: int
    """The Central Regime card in force; 0 on the easy level (TZ-086)."""
    # The Citizens that stand on no field, by faction.
    home: bytes
    """On the faction card; of absent factions in the reserve."""
    prison: bytes
    removed: bytes
    # Cards.
    shown: bytes
    """The Renewal cards face up, place by place."""
    standing: tuple[bytes, ...]
    """Who stands on the fields of each of them, as in `fields`."""
    hands: tuple[int, ...]
    """The Renewal cards of each seat, as bits."""
    renewal: Pile
    regime: Pile
    last_regime: int
    """The Regime card that was turned up last."""
    known: int
    """How many cards on top of the Regime deck everybody has seen (card 92)."""
    centrals: Pile
    # The turn.
    round: int
    usable: int
    """Citizens the active player may still place (TZ-014)."""
    here: int
    """The City of the first City placement of this turn (TZ-R47)."""
    turn: ThisTurn
    cut: int
    """Who turned up card 17, plus one: the Telephone is closed until that seat's next turn."""
    idle: int
    """Turns in a row that ended without a Regime card (TZ-R13)."""

    def clone(self) -> "State":
        other = State()
        other.frames = self.frames
        other.factions = self.factions
        other.agreed = self.agreed
        other.fields = self.fields
        other.faithful = self.faithful
        other.agents = self.agents
        other.locals = self.locals
        other.rules = self.rules
        other.pool = self.pool
        other.time = self.time
        other.central = self.central
        other.home = self.home
        other.prison = self.prison
        other.removed = self.removed
        other.shown = self.shown
        other.standing = self.standing
        other.hands = self.hands
        other.renewal = self.renewal
        other.regime = self.regime
        other.last_regime = self.last_regime
        other.known = self.known
        other.centrals = self.centrals
        other.round = self.round
        other.usable = self.usable
        other.here = self.here
        other.turn = self.turn
        other.cut = self.cut
        other.idle = self.idle
        return other

    def to_data(self) -> Data:
        return {
            "frames": [list(frame) for frame in self.frames],
            "factions": list(self.factions),
            "level": self.agreed.level,
            "target": self.agreed.target,
            "start": self.agreed.start,
            "fields": list(self.fields),
            "faithful": list(self.faithful),
            "agents": list(self.agents),
            "locals": list(self.locals),
            "rules": list(self.rules),
            "pool": list(self.pool),
            "time": self.time,
            "central": self.central,
            "home": list(self.home),
            "prison": list(self.prison),
            "removed": list(self.removed),
            "shown": list(self.shown),
            "standing": [list(each) for each in self.standing],
            "hands": [members(hand) for hand in self.hands],
            "renewal_deck": list(self.renewal.deck),
            "renewal_used": members(self.renewal.used),
            "regime_deck": list(self.regime.deck),
            "regime_used": members(self.regime.used),
            "last_regime": self.last_regime,
            "known": self.known,
            "central_deck": list(self.centrals.deck),
            "central_gone": members(self.centrals.used),
            "round": self.round,
            "usable": self.usable,
            "here": self.here,
            "offices": self.turn.offices,
            "ability": self.turn.ability,
            "hushed": self.turn.hushed,
            "open": self.turn.open,
            "muted": members(self.turn.muted),
            "cut": self.cut,
            "idle": self.idle,
        }


def blank() -> State:
    """Nothing agreed, nothing dealt."""
    state = State()
    state.frames = ()
    state.factions = b""
    state.agreed = Agreed()
    state.fields = bytes(FIELDS)
    state.faithful = bytes(len(CITIES))
    state.agents = bytes(len(CITIES))
    state.locals = bytes(len(CITIES))
    state.rules = bytes(len(CITIES))
    state.pool = bytes(3)
    state.time = 0
    state.central = 0
    state.home = bytes([CITIZENS]) * len(FACTIONS)
    state.prison = bytes(len(FACTIONS))
    state.removed = bytes(len(FACTIONS))
    state.shown = b""
    state.standing = ()
    state.hands = ()
    state.renewal = Pile()
    state.regime = Pile()
    state.last_regime = 0
    state.known = 0
    state.centrals = Pile()
    state.round = 1
    state.usable = 0
    state.here = NOWHERE
    state.turn = ThisTurn()
    state.cut = 0
    state.idle = 0
    return state


def active_seat(state: State) -> int:
    """Whose turn it is, whoever is asked meanwhile."""
    return state.frames[0][SEAT]


def active_faction(state: State) -> Faction:
    return state.factions[state.frames[0][SEAT]]


def seat_of(state: State, faction: Faction) -> int | None:
    """Who plays a faction; None if it is absent."""
    seat = state.factions.find(faction)
    return None if seat < 0 else seat


def boxed_rules(state: State) -> list[int]:
    """The two City rules that were not dealt (TZ-001)."""
    return [rule for rule in range(FIRST_RULE, LAST_RULE + 1) if rule not in state.rules]


def pieces(state: State) -> list[int]:
    """Every card 1 to 110 and every Citizen, wherever it is."""
    found = [card for card in state.locals if card]
    found += [*state.shown, *state.renewal.deck, *state.regime.deck, *state.centrals.deck]
    found += members(state.renewal.used | state.regime.used | state.centrals.used)
    for hand in state.hands:
        found += members(hand)
    if state.central:
        found.append(state.central)
    for frame in state.frames:
        # A City rule that is being carried out still lies in its City.
        played = frame[SCENE] == EFFECT and FIRST_RENEWAL <= frame[2] <= LAST_RENEWAL
        if played or frame[SCENE] == REGIME:
            found.append(frame[2])
    found += [*state.rules, *boxed_rules(state), *range(FIRST_FACTION, LAST_FACTION + 1)]
    return sorted(found + citizens(state))


def citizens(state: State) -> list[int]:
    """The Citizens of all factions, each wherever it is."""
    found: list[int] = []
    standing = state.fields + b"".join(state.standing)
    for faction in range(len(FACTIONS)):
        count = standing.count(faction + 1)
        count += state.home[faction] + state.prison[faction] + state.removed[faction]
        first = FIRST_CITIZEN + faction * CITIZENS
        found += range(first, first + count)
    return found
