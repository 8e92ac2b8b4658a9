"""The cards of a position file: the display, the hands, the three decks and what is used.

All that are written are read first, so that nothing else takes their places. Then what is left out
is filled in from the cards that nobody has named.
"""

from typing import NamedTuple

from stolik.games.ziemia.board import SHOWN
from stolik.games.ziemia.cards import LAST_REGIME
from stolik.games.ziemia.deck import FIELDS_OF
from stolik.games.ziemia.scenes import REGIME as RESOLVING
from stolik.games.ziemia.state import EASY, Pile, State
from stolik.games.ziemia.values import CENTRAL, REGIME, RENEWAL, Kind, Written
from stolik.games.ziemia.writing import NOBODY
from stolik.kernel.frames import SCENE

SHOWN_KEYS = {"card", "fields"}


class PileWritten(NamedTuple):
    """A deck and what has been discarded from it, as written; None is left out."""

    kind: Kind
    used_key: str
    top: list[int]
    deck: list[int] | None
    used: list[int] | None


class Cards(Written):
    def lie(self, state: State) -> None:
        """Where every card of the three decks lies."""
        state.central = self.central(state)
        self.display(state)
        state.hands = self.hands(state)
        regime = self.pile(REGIME, "regime", "regime_used")
        renewal = self.pile(RENEWAL, "renewal", "renewal_used")
        central = self.pile(CENTRAL, "central", "central_gone")
        if state.agreed.level != EASY and not state.central:
            state.central = self.any_central()
        for card in self.take(RENEWAL, SHOWN - len(state.shown)):
            state.shown += bytes([card])
            state.standing += (bytes(len(FIELDS_OF[card])),)
        state.regime = Pile(*self.filled(regime))
        state.renewal = Pile(*self.filled(renewal))
        state.centrals = Pile(*self.filled(central))
        self.turned_up(state)

    def turned_up(self, state: State) -> None:
        """What is known of the Regime deck, and which card of it came last."""
        top = min(SHOWN, len(state.regime.deck))
        state.known = self.number("known", 0, top, 0)
        last = next((frame[2] for frame in state.frames if frame[SCENE] == RESOLVING), 0)
        least, most = (last, last) if last else (0, LAST_REGIME)
        state.last_regime = self.number("last_regime", least, most, last)

    # The Central card and the display.

    def central(self, state: State) -> int:
        """On the easy level there is none (TZ-086)."""
        card = self.card("central", CENTRAL)
        gone = state.agreed.level == EASY and self.file.data.get("central_gone")
        if state.agreed.level == EASY and (card or gone):
            where = "central" if card else "central_gone"
            raise self.file.illegal("TZ-086", "position-easy", where)
        if state.agreed.level != EASY and self.file.get_int("central") == 0:
            raise self.file.illegal("TZ-006", "position-no-central", "central")
        return card

    def any_central(self) -> int:
        """The lowest that is free; a file that writes all of them must say which is in force."""
        taken = self.take(CENTRAL, 1)
        if not taken:
            raise self.file.illegal("TZ-006", "position-no-central", "central_deck")
        return taken[0]

    def display(self, state: State) -> None:
        listed, line = self.file.data.get("shown", []), self.file.line("shown")
        if not isinstance(listed, list):
            raise self.wrong_kind("shown", line, '[55, { card = 56, fields = "D." }]')
        if len(listed) > SHOWN:
            raise self.file.illegal("TZ-036", "position-display", line, most=SHOWN)
        for each in listed:
            card, standing = self.face_up(each, line)
            state.shown += bytes([card])
            state.standing += (standing,)

    def face_up(self, written: object, line: int) -> tuple[int, bytes]:
        """A card and who stands on it: a sign for each field, `.` where nobody does."""
        if type(written) is int:
            card = self.name(written, RENEWAL, line)
            return card, bytes(len(FIELDS_OF[card]))
        if not isinstance(written, dict):
            raise self.wrong_kind("shown", line, '55, { card = 56, fields = "D." }')
        self.file.check_keys(SHOWN_KEYS, written)
        card = self.card("card", RENEWAL, written)
        if not card:
            line = self.file.line("card", written)
            raise self.file.malformed("position-no-card", line)
        return card, self.standing_on(card, written)

    def standing_on(self, card: int, written: dict[str, object]) -> bytes:
        count, line = len(FIELDS_OF[card]), self.file.line("fields", written)
        text = self.file.get_str("fields", written) or NOBODY * count
        if len(text) != count:
            raise self.file.illegal("TZ-039", "position-fields", line, card=card, count=count)
        if NOBODY not in text:
            raise self.file.illegal("TZ-039", "position-prepared", line, card=card)
        return bytes(0 if letter == NOBODY else self.citizen(letter, line) + 1 for letter in text)

    def hands(self, state: State) -> tuple[int, ...]:
        """Seat by seat; those that are left out are empty."""
        listed, players = self.file.data.get("hands", []), len(state.factions)
        line = self.file.line("hands")
        if not isinstance(listed, list):
            raise self.wrong_kind("hands", line, "[[55, 56], [], …]")
        if len(listed) > players:
            raise self.file.malformed("position-hands", line, count=players)
        hands = [self.numbers("hands", hand, RENEWAL) for hand in listed]
        hands += [[]] * (players - len(hands))
        return tuple(sum(1 << card for card in hand) for hand in hands)

    # Decks.

    def pile(self, kind: Kind, name: str, used_key: str) -> PileWritten:
        top, deck = self.cards(f"{name}_next", kind), self.cards(f"{name}_deck", kind)
        if top is not None and deck is not None:
            first, second = f"{name}_next", f"{name}_deck"
            raise self.file.malformed("position-both", second, key=first, key_2=second)
        return PileWritten(kind, used_key, top or [], deck, self.cards(used_key, kind))

    def filled(self, pile: PileWritten) -> tuple[bytes, int]:
        """The rest lies in the deck, or among the used cards if the whole deck is written."""
        rest = self.take(pile.kind, pile.kind.last)
        deck, used = pile.deck, pile.used
        if deck is None:
            deck, rest = [*pile.top, *rest], []
        elif used is None:
            used, rest = rest, []
        if rest:
            rule = pile.kind.rule
            raise self.file.illegal(rule, "position-nowhere", pile.used_key, card=rest[0])
        return bytes(deck), sum(1 << card for card in used or [])
