"""Positions written down by a person; docs/positions.md shows how.

What is left out is filled in: Start Cards that nobody plays lie on their fields, a hand that is
left out gets the lowest cards of the current epoch, and every other card lies in the pile of its
epoch or, if that is over, among the used ones. A file without a map is the start of a game.
"""

import re
from collections.abc import Iterator

from stolik.games.tczew.accounts import score
from stolik.games.tczew.board import (
    BIT,
    NAMES,
    SIZE,
    START_FIELDS,
    TOWNS,
    TOWNS_OF,
    Field,
    Fields,
    members,
    read_field,
)
from stolik.games.tczew.cards import LAST_EVENT, PACKETS
from stolik.games.tczew.city import cover, put, sub_on
from stolik.games.tczew.deck import EPOCH_CARDS, EPOCH_OF, SUB_INDEX, SUBS
from stolik.games.tczew.mapcheck import Fault, map_fault, wrong_place
from stolik.games.tczew.moves import read_card
from stolik.games.tczew.piles import HAND
from stolik.games.tczew.saved import from_data
from stolik.games.tczew.scenes import ACTION, EVENT, STARTING
from stolik.games.tczew.script import SCRIPT
from stolik.games.tczew.setup import END_EPOCHS
from stolik.games.tczew.state import (
    FIRST_PILE,
    GONE,
    LAST_PILE,
    NOT_ENDING,
    STORE,
    State,
    blank,
    owner_of,
)
from stolik.kernel.account import Account
from stolik.kernel.frames import Frame
from stolik.kernel.position import PositionFile
from stolik.kernel.refusal import Malformed

ROMAN = ("", "I", "II", "III", "IV", "V")
PILES = ROMAN[FIRST_PILE:]
NOBODY = "nobody"
KEYS = {
    "game", "title", "players", "rules", "end", "speed", "epoch", "round", "first", "turn",
    "frames", "held", "ending", "idle", "quiet", "processes", "skips", "dry", "limited", "used",
    "gone", "board", "hands", "piles",
}  # fmt: skip
DRY = (0, 1, 3)
"""By the number of turns at whose end nothing is drawn: what the state keeps of them."""
SUBSTITUTE = "B"
A_LINE = 8
"""So many cards of the map stand in a line of a file."""
MOST = 1 << 32

_LIES = re.compile(r"(\d{1,3})(?:\+(\d{1,3})B?)?@(\w+?)(\*{0,2})", re.ASCII | re.IGNORECASE)
_SUB = re.compile(r"(\d{1,3})B?", re.ASCII | re.IGNORECASE)
_PROCESS = re.compile(r"(\d{1,3}) ([A-Z])>([A-Z]) (\d{1,3})", re.ASCII | re.IGNORECASE)
_RULE = re.compile(r"TCZ-R?\d+")


def from_position(file: PositionFile) -> State:
    """The state a position file describes."""
    return _Reader(file).state()


def score_position(file: PositionFile) -> Account:
    return score(from_position(file))


class _Reader:
    """Reads a whole state and fills in what is left out."""

    def __init__(self, file: PositionFile) -> None:
        self.file = file
        self.named: set[int] = set()
        self.lines: dict[Field, int] = {}
        """The line of each card on the map."""

    def state(self) -> State:
        self.check_head()
        state = blank()
        self.agreed(state)
        self.course(state)
        self.board(state)
        hands, piles, used = self.hands(state), self.piles(), self.numbers("used")
        self.fill_hands(state, hands)
        self.fill_piles(state, piles, used)
        return self.checked(state)

    def check_head(self) -> None:
        self.file.check_keys(KEYS)
        game = self.file.get_str("game")
        if game not in (None, "tczew"):
            raise self.file.malformed("other-game", "game", game=game or "", known="tczew")
        self.file.check_keys({*TOWNS, NOBODY}, self.file.get_table("board"))
        self.file.check_keys(set(TOWNS), self.file.get_table("hands"))
        self.file.check_keys(set(PILES), self.file.get_table("piles"))

    def checked(self, state: State) -> State:
        """What no table could be is refused, whatever it is."""
        try:
            return from_data(state.to_data())
        except ValueError as error:
            rule = _RULE.match(str(error))
            raise self.file.illegal(rule[0] if rule else "TCZ-R01", "impossible", 1) from error

    # Single values.

    def name(self, card: int, line: int) -> None:
        """Each card may be named once (TCZ-R01)."""
        if card in self.named:
            raise self.file.illegal("TCZ-R01", "card-twice", line, card=card)
        self.named.add(card)

    def card(self, word: str, line: int) -> int:
        try:
            return read_card(word)
        except Malformed as error:
            refusal = error.refusal
            raise self.file.malformed(refusal.reason, line, **refusal.params) from error

    def number(self, key: str, least: int, most: int, usual: int) -> int:
        value = self.file.get_int(key)
        if value is None:
            return usual
        if not least <= value <= most:
            raise self.file.malformed("which", key, allowed=f"{least}–{most}")
        return value

    def choice(self, key: str, allowed: tuple[str, ...]) -> str:
        value = self.file.get_str(key)
        if value is None:
            return allowed[0]
        if value not in allowed:
            raise self.file.malformed("which", key, allowed=", ".join(allowed))
        return value

    def numbers(self, key: str) -> list[int] | None:
        """Cards that are named in one text."""
        text, line = self.file.get_str(key), self.file.line(key)
        return None if text is None else self.cards(text, line)

    def cards(self, text: str, line: int) -> list[int]:
        cards = [self.card(word, line) for word in text.split()]
        for card in cards:
            self.name(card, line)
        return cards

    def seats(self, state: State, key: str) -> list[int] | None:
        """Players, by the letters of their settlements."""
        text = self.file.get_str(key)
        if text is None:
            return None
        return [self.seat(state, word, self.file.line(key)) for word in text.split()]

    def seat(self, state: State, word: str, line: int) -> int:
        town = self.town(word, line)
        if town not in state.towns:
            raise self.file.illegal("TCZ-001", "no-such-player", line, town=town)
        return state.towns.index(town)

    def town(self, word: str, line: int) -> int:
        if word.upper() not in list(TOWNS):
            raise self.file.malformed("town", line, word=word[:20], towns=" ".join(TOWNS))
        return TOWNS.index(word.upper()) + 1

    def often(self, state: State, key: str, most: int) -> list[int]:
        """How often each player is named."""
        seats = self.seats(state, key) or []
        counts = [seats.count(seat) for seat in range(len(state.towns))]
        if max(counts) > most:
            raise self.file.malformed("which", key, allowed=f"0–{most}")
        return counts

    # What was agreed, and how far the game has come.

    def agreed(self, state: State) -> None:
        state.towns = bytes(self.players())
        state.owned = state.reach = (0,) * len(state.towns)
        state.extended = self.choice("rules", ("basic", "extended")) == "extended"
        end = self.choice("end", tuple(END_EPOCHS))
        state.last_epoch, state.vote = END_EPOCHS[end], end == "vote"
        state.speed = self.file.get_bool("speed")

    def players(self) -> list[int]:
        """As written, or as few as there can be with all settlements that own something."""
        text, line = self.file.get_str("players"), self.file.line("players")
        if text is not None:
            towns = [self.town(word, line) for word in text.split()]
            if tuple(sorted(towns)) != TOWNS_OF.get(len(towns)):
                raise self.file.illegal("TCZ-001", "towns", line)
            return towns
        playing = {*self.file.get_table("board"), *self.file.get_table("hands")} & set(TOWNS)
        numbers = {TOWNS.index(town) + 1 for town in playing}
        return list(next(towns for towns in TOWNS_OF.values() if numbers <= set(towns)))

    def course(self, state: State) -> None:
        begun = "board" in self.file.data or "frames" in self.file.data
        state.epoch = self.number("epoch", 1, LAST_PILE, FIRST_PILE if begun else 1)
        state.round = self.number("round", 0, MOST, int(begun))
        state.first = (self.seats(state, "first") or [0])[0]
        state.held = self.file.get_bool("held")
        state.idle = self.number("idle", 0, MOST, 0)
        state.quiet = self.number("quiet", 0, MOST, 0)
        last = self.seats(state, "ending")
        state.ending = NOT_ENDING if last is None else sum(1 << seat for seat in set(last))
        state.skips = bytes(self.often(state, "skips", 255))
        state.limited = bytes(self.often(state, "limited", 1))
        state.dry = bytes(DRY[count] for count in self.often(state, "dry", len(DRY) - 1))
        state.processes = tuple(self.processes(state))
        state.frames = self.frames(state, begun)

    def processes(self, state: State) -> Iterator[tuple[int, int, int, int]]:
        text, line = self.file.get_str("processes") or "", self.file.line("processes")
        lying: set[int] = set()
        for word in filter(None, (part.strip() for part in text.split(","))):
            found = _PROCESS.fullmatch(word)
            if not found:
                raise self.file.malformed("process-form", line, word=word[:40])
            event = self.card(found[1], line)
            user, target = self.seat(state, found[2], line), self.seat(state, found[3], line)
            if event not in lying:  # one card can lie by several players
                self.name(event, line)
            lying.add(event)
            yield event, target, user, min(int(found[4]), 255)

    def frames(self, state: State, begun: bool) -> tuple[Frame, ...]:
        """The frames as written, or the action of the player whose turn it is."""
        text, line = self.file.get_str("frames"), self.file.line("frames")
        if text is None and begun:
            seats = self.seats(state, "turn") or [state.first]
            return ((ACTION, seats[0]),)
        if text is None:
            return ((STARTING, 0, *self.first_pile(line)),)
        try:
            frames = SCRIPT.read_frames(text)
        except ValueError as error:
            raise self.file.malformed("frames", line, text=text[:40]) from error
        for scene, _, *ids in frames:
            held = ids if scene == STARTING else ids[:1] if scene == EVENT else []
            for card in held:
                if scene == STARTING or card not in {process[0] for process in state.processes}:
                    self.name(card, line)
        return frames

    def first_pile(self, line: int) -> tuple[int, ...]:
        for card in EPOCH_CARDS[1]:
            self.name(card, line)
        return EPOCH_CARDS[1]

    # The map.

    def board(self, state: State) -> None:
        table = self.file.get_table("board")
        state.subs = bytes([STORE]) * len(SUBS)
        for owner in table:
            seat = None
            if owner != NOBODY:
                seat = self.seat(state, owner, self.file.line(owner, table))
            for number, row in enumerate((self.file.get_str(owner, table) or "").splitlines()):
                line = self.file.row_line(owner, number, table)
                for word in row.split():
                    self.lay(state, word, line, seat)
        self.starts(state)
        self.gone(state)
        if fault := map_fault(state):
            raise self.refused(fault)

    def lay(self, state: State, word: str, line: int, seat: int | None) -> None:
        found = _LIES.fullmatch(word)
        if not found:
            raise self.file.malformed("lies", line, word=word[:40])
        card, at = self.card(found[1], line), read_field(found[3])
        if at is None:
            raise self.file.malformed("field-name", line, word=found[3][:20], size=SIZE)
        if other := state.cards[at]:
            raise self.file.illegal(
                "TCZ-020", "two-cards", line, field=NAMES[at], card=other, card_2=card
            )
        self.lines[at] = line
        for fault in wrong_place(card, at):
            raise self.refused(fault)
        self.name(card, line)
        put(state, card, at, seat)
        if found[2]:
            cover(state, self.substitute(state, found[2], line), at)
        state.marked |= BIT[at] if found[4] else 0
        state.fortified |= BIT[at] if len(found[4]) > 1 else 0

    def substitute(self, state: State, word: str, line: int) -> int:
        """The index of a substitute that lies nowhere yet."""
        index = SUB_INDEX.get(int(word))
        if index is None:
            known = ", ".join(f"{number} {SUBSTITUTE}" for number in SUBS)
            raise self.file.illegal("TCZ-060", "no-sub", line, number=word, known=known)
        if state.subs[index] != STORE:
            raise self.file.illegal("TCZ-R01", "sub-twice", line, number=word)
        return index

    def starts(self, state: State) -> None:
        """Start Cards lie on their fields; only during the setup they may still be in a hand."""
        for town, at in enumerate(START_FIELDS, 1):
            if town in self.named:
                continue
            if town not in state.towns:
                self.name(town, 1)
                put(state, town, at, None)
            elif state.epoch >= FIRST_PILE:
                line = self.file.table_line("board", 0)
                raise self.file.illegal(
                    "TCZ-016", "start-missing", line, card=town, field=NAMES[at]
                )

    def gone(self, state: State) -> None:
        """Substitutes that have been used up."""
        line = self.file.line("gone")
        for word in (self.file.get_str("gone") or "").split():
            if not _SUB.fullmatch(word):
                raise self.file.malformed("card", line, word=word[:20])
            index = self.substitute(state, word.upper().rstrip(SUBSTITUTE), line)
            state.subs = state.subs[:index] + bytes([GONE]) + state.subs[index + 1 :]

    def refused(self, fault: Fault) -> Exception:
        """A fault of the map, with the line on which it stands."""
        refusal = fault.refusal
        line = self.lines.get(fault.at, 1)
        return self.file.illegal(refusal.rule or "", refusal.reason, line, **refusal.params)

    # Hands, piles and used cards.

    def hands(self, state: State) -> list[list[int] | None]:
        """Each hand as written; None for one that is left out."""
        table = self.file.get_table("hands")
        hands: list[list[int] | None] = [None] * len(state.towns)
        for town in table:
            line = self.file.line(town, table)
            text = self.file.get_str(town, table) or ""
            hands[self.seat(state, town, line)] = self.cards(text, line)
        return hands

    def piles(self) -> list[list[int] | None]:
        table = self.file.get_table("piles")
        return [
            self.cards(text, self.file.line(epoch, table))
            if (text := self.file.get_str(epoch, table)) is not None
            else None
            for epoch in PILES
        ]

    def unnamed(self) -> list[int]:
        return [card for card in range(1, LAST_EVENT + 1) if card not in self.named]

    def fill_hands(self, state: State, hands: list[list[int] | None]) -> None:
        for seat, hand in enumerate(hands):
            if hand is None:
                hands[seat] = hand = self.usual_hand(state, seat)
                self.named.update(hand)
        state.hands = tuple(bytes(sorted(hand or [])) for hand in hands)

    def usual_hand(self, state: State, seat: int) -> list[int]:
        """Before Epoch III what is left of the packet, later five cards of the current epoch."""
        if not state.frames:
            return []
        if state.epoch < FIRST_PILE:
            town = state.towns[seat]
            return [card for card in (town, *PACKETS[town]) if card not in self.named]
        return [card for card in self.unnamed() if home(state, card) == state.epoch][:HAND]

    def fill_piles(
        self, state: State, piles: list[list[int] | None], used: list[int] | None
    ) -> None:
        """Unnamed cards lie in the pile of their epoch, or are used if that is over or written."""
        written = [pile is not None for pile in piles]
        filled = [pile or [] for pile in piles]
        spent = list(used or [])
        for card in self.unnamed():
            epoch = home(state, card)
            if epoch >= FIRST_PILE and epoch >= state.epoch and not written[epoch - FIRST_PILE]:
                filled[epoch - FIRST_PILE].append(card)
            elif used is None:
                spent.append(card)
            else:
                raise self.file.illegal("TCZ-R01", "card-nowhere", "used", card=card)
        state.piles = tuple(map(bytes, filled))
        state.used = sum(1 << card for card in spent)


def home(state: State, card: int) -> int:
    """The epoch in whose pile a card begins, 0 if in none (TCZ-019)."""
    if EPOCH_OF[card] >= FIRST_PILE:
        return EPOCH_OF[card]
    spare = [packet for town, packet in PACKETS.items() if town not in state.towns]
    return FIRST_PILE if any(card in packet for packet in spare) else 0


# Writing.


def to_position(state: State) -> str:
    """A position file that reads back as this state."""
    lines = [
        'game = "tczew"',
        f'players = "{_towns(state, range(len(state.towns)))}"',
        *_agreed(state),
        *_course(state),
        f'used = "{_numbers(members(state.used))}"',
        *_written(
            "gone", " ".join(_sub(index) for index, at in enumerate(state.subs) if at == GONE)
        ),
        "",
        "[board]",
        *_board(state),
        "",
        "[hands]",
        *(f'{_town(state, seat)} = "{_numbers(hand)}"' for seat, hand in enumerate(state.hands)),
        "",
        "[piles]",
        *(f'{epoch} = "{_numbers(pile)}"' for epoch, pile in zip(PILES, state.piles, strict=True)),
    ]
    return "\n".join(lines) + "\n"


def _town(state: State, seat: int) -> str:
    return TOWNS[state.towns[seat] - 1]


def _towns(state: State, seats: range | list[int]) -> str:
    return " ".join(_town(state, seat) for seat in seats)


def _numbers(cards: bytes | list[int]) -> str:
    return " ".join(map(str, cards))


def _sub(index: int) -> str:
    return f"{SUBS[index]}{SUBSTITUTE}"


def _written(key: str, value: str | int) -> list[str]:
    """A line, if there is anything to write."""
    if not value:
        return []
    return [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}".lower()]


def _agreed(state: State) -> list[str]:
    end = "vote" if state.vote else ROMAN[state.last_epoch]
    lines = ['rules = "extended"'] if state.extended else []
    return [*lines, f'end = "{end}"', *_written("speed", state.speed)]


def _course(state: State) -> list[str]:
    last = None if state.ending == NOT_ENDING else _towns(state, members(state.ending))
    counts = {"skips": state.skips, "limited": state.limited, "dry": map(DRY.index, state.dry)}
    lines = [
        f"epoch = {state.epoch}",
        f"round = {state.round}",
        f'first = "{_town(state, state.first)}"',
        *_frames(state),
        *_written("held", state.held),
        *([] if last is None else [f'ending = "{last}"']),
        *_written("idle", state.idle),
        *_written("quiet", state.quiet),
        *_written("processes", ", ".join(_process(state, each) for each in state.processes)),
    ]
    for key, values in counts.items():
        often = [seat for seat, count in enumerate(values) for _ in range(count)]
        lines += _written(key, _towns(state, often))
    return lines


def _frames(state: State) -> list[str]:
    if len(state.frames) == 1 and state.frames[0] == (ACTION, state.frames[0][1]):
        return [f'turn = "{_town(state, state.frames[0][1])}"']
    return [f'frames = "{SCRIPT.write_frames(state.frames)}"']


def _process(state: State, process: tuple[int, int, int, int]) -> str:
    event, target, user, left = process
    return f"{event} {_town(state, user)}>{_town(state, target)} {left}"


def _board(state: State) -> Iterator[str]:
    owners: dict[str, list[str]] = {}
    for at in members(state.occupied):
        seat = owner_of(state, at)
        owner = NOBODY if seat is None else _town(state, seat)
        owners.setdefault(owner, []).append(_lying(state, at))
    for owner, words in sorted(owners.items(), key=lambda each: (each[0] == NOBODY, each[0])):
        rows = [" ".join(words[n : n + A_LINE]) for n in range(0, len(words), A_LINE)]
        if len(rows) == 1:
            yield f'{owner} = "{rows[0]}"'
        else:
            yield from (f'{owner} = """', *rows, '"""')


def _lying(state: State, at: Field) -> str:
    index = sub_on(state, at)
    sub = f"+{_sub(index)}" if index >= 0 else ""
    tokens: Fields = (state.marked >> at & 1) + (state.fortified >> at & 1)
    return f"{state.cards[at]}{sub}@{NAMES[at]}{'*' * tokens}"
