"""Positions written down by a person; docs/positions.md shows how.

What is left out is filled in: Citizens that nobody names are at home, City rules, the display and
the Central card get the lowest numbers that are free, and every other card lies in its deck with
the lowest on top. An empty file is the first turn of four players.
"""

import re

from stolik.games.ziemia.accounts import score
from stolik.games.ziemia.board import (
    AGENTS,
    CIRCLES,
    CITIES,
    CITIZENS,
    KINDS,
    LAST_DAY,
    NOWHERE,
    POOL_MOST,
)
from stolik.games.ziemia.cards import FACTIONS, FIRST_RENEWAL, FIRST_RULE, RESOURCES
from stolik.games.ziemia.deck import LOCAL
from stolik.games.ziemia.piles import Cards
from stolik.games.ziemia.saved import check, read_frame
from stolik.games.ziemia.scenes import EFFECT, TURN
from stolik.games.ziemia.scenes import FACTIONS as CHOOSING
from stolik.games.ziemia.scenes import REGIME as RESOLVING
from stolik.games.ziemia.script import SCRIPT
from stolik.games.ziemia.setup import PLAYERS, TARGET_LEAST, TARGET_MOST
from stolik.games.ziemia.state import LEVELS, NO_FACTION, TARGETS, Agreed, State, ThisTurn, blank
from stolik.games.ziemia.values import REGIME, RENEWAL, RULE, Table
from stolik.games.ziemia.writing import UNCHOSEN, to_position
from stolik.kernel.account import Account
from stolik.kernel.frames import SCENE, SEAT, Frame
from stolik.kernel.position import PositionFile

__all__ = ["from_position", "score_position", "to_position"]

KEYS = {
    "game", "title", "level", "target", "factions", "start", "round", "turn", "frames", "time",
    "pool", "usable", "here", "offices", "ability", "hushed", "open", "cut", "muted", "idle",
    "cities", "telephone", "prison", "removed", "shown", "hands", "central", "known",
    "last_regime", "regime_next", "regime_deck", "regime_used", "renewal_next", "renewal_deck",
    "renewal_used", "central_next", "central_deck", "central_gone",
}  # fmt: skip
CITY_KEYS = {"faithful", "agents", "local", "rule", *KINDS}
MOST = 1 << 32
ACTIONS_MOST = 255

_POOL = re.compile(r"(\d{1,3})/(\d{1,3})/(\d{1,3})", re.ASCII)
_RULE = re.compile(r"TZ-R?\d+")


def from_position(file: PositionFile) -> State:
    """The state a position file describes."""
    return _Reader(file).state()


def score_position(file: PositionFile) -> Account:
    """One account, because all players share it."""
    account = score(from_position(file))
    return Account(account.seats[:1], account.winners[:1])


class _Reader(Cards):
    """Reads a whole state and fills in what is left out."""

    def state(self) -> State:
        self.check_head()
        state = blank()
        self.agreed(state)
        self.board(state)
        state.frames = self.frames(state)
        self.course(state)
        self.lie(state)
        state.home = bytes(CITIZENS - count for count in self.standing)
        self.turn(state)
        return self.checked(state)

    def check_head(self) -> None:
        self.file.check_keys(KEYS)
        game = self.file.get_str("game")
        if game not in (None, "ziemia"):
            raise self.file.malformed("other-game", "game", game=game or "", known="ziemia")

    def checked(self, state: State) -> State:
        """Whatever else no table could be; all of it is about the moment of the turn."""
        try:
            check(state)
        except ValueError as error:
            rule = _RULE.match(str(error))
            named = rule[0] if rule else "TZ-010"
            raise self.file.illegal(named, "position-impossible", "frames") from error
        return state

    # What was agreed, and how far the game has come.

    def agreed(self, state: State) -> None:
        level = self.choice("level", LEVELS, "normal")
        usual = TARGETS[level]
        target = self.number("target", TARGET_LEAST, TARGET_MOST, usual, rule="TZ-090")
        state.factions = self.factions()
        state.agreed = Agreed(level, target, self.seat(state, "start", 0))
        state.round = self.number("round", 1, MOST, 1)

    def factions(self) -> bytes:
        """The letters of the seats in their order, a dash where none is chosen yet."""
        text, line = self.file.get_str("factions"), self.file.line("factions")
        letters = FACTIONS if text is None else "".join(text.split())
        chosen = [
            NO_FACTION if letter == UNCHOSEN else self.faction(letter, line) for letter in letters
        ]
        known = [faction for faction in chosen if faction != NO_FACTION]
        if len(chosen) not in PLAYERS or len(set(known)) < len(known):
            raise self.file.illegal("TZ-002", "position-factions", line)
        return bytes(chosen)

    def seat(self, state: State, key: str, usual: int) -> int:
        """A player, by the letter of the faction or by the number of the seat."""
        value, line = self.file.data.get(key), self.file.line(key)
        if value is None:
            return usual
        if type(value) is int:
            return self.number(key, 1, len(state.factions), 1) - 1
        if not isinstance(value, str) or len(value) != 1:
            raise self.wrong_kind(key, line, '"D", "R", "S", "I", 1, 2 …')
        return self.player(state, value, line)

    def player(self, state: State, letter: str, line: int) -> int:
        faction = self.faction(letter, line)
        if faction not in state.factions:
            named = FACTIONS[faction]
            raise self.file.illegal("TZ-002", "position-absent", line, faction=named)
        return state.factions.index(faction)

    def muted(self, state: State) -> int:
        line, seats = self.file.line("muted"), 0
        for letter in "".join((self.file.get_str("muted") or "").split()):
            seats |= 1 << self.player(state, letter, line)
        return seats

    def course(self, state: State) -> None:
        text = self.file.get_str("pool")
        if text is not None:
            state.pool = self.pool(text)
        state.idle = self.number("idle", 0, len(state.factions) - 1, 0, rule="TZ-R13")
        state.cut = self.seat(state, "cut", -1) + 1
        state.turn = ThisTurn(
            offices=self.number("offices", 0, ACTIONS_MOST, 0),
            ability=self.file.get_bool("ability"),
            hushed=self.file.get_bool("hushed"),
            open=self.file.get_bool("open"),
            muted=self.muted(state),
        )
        here = self.city("here")
        state.here = NOWHERE if here is None else here

    def pool(self, text: str) -> bytes:
        found = _POOL.fullmatch(text)
        if not found:
            raise self.file.malformed("position-pool", "pool", text=text[:20])
        for resource, count in zip(RESOURCES, found.groups(), strict=True):
            if int(count) > POOL_MOST:
                params: dict[str, int | str] = {"resource": resource, "most": POOL_MOST}
                raise self.file.illegal("TZ-062", "position-pool-full", "pool", **params)
        return bytes(map(int, found.groups()))

    # The stack of questions.

    def frames(self, state: State) -> tuple[Frame, ...]:
        """As written, or the turn of the player whose turn it is; none when time is over."""
        state.time = self.number("time", 0, LAST_DAY, 0, rule="TZ-075")
        text = self.file.get_str("frames")
        frames = self.usual_frames(state) if text is None else self.written_frames(state, text)
        if bool(frames) == (state.time == LAST_DAY):
            where = "time" if text is None else "frames"
            raise self.file.illegal("TZ-075", "position-end", where, last=LAST_DAY)
        if frames and self.seat(state, "turn", frames[0][SEAT]) != frames[0][SEAT]:
            raise self.file.illegal("TZ-009", "position-turn", "turn")
        return frames

    def usual_frames(self, state: State) -> tuple[Frame, ...]:
        if state.time == LAST_DAY:
            return ()
        players = len(state.factions)
        for seat in ((state.agreed.start + count) % players for count in range(players)):
            if state.factions[seat] == NO_FACTION:
                return ((CHOOSING, seat),)
        return ((TURN, self.seat(state, "turn", state.agreed.start)),)

    def written_frames(self, state: State, text: str) -> tuple[Frame, ...]:
        players, line = len(state.factions), self.file.line("frames")
        try:
            frames = tuple(read_frame(frame, players) for frame in SCRIPT.read_frames(text))
        except ValueError as error:
            raise self.file.malformed("position-frames", line, text=text[:40]) from error
        for frame in frames:
            if frame[SCENE] == RESOLVING:
                self.name(frame[2], REGIME, line)
            elif frame[SCENE] == EFFECT and FIRST_RENEWAL <= frame[2] < FIRST_RULE:
                self.name(frame[2], RENEWAL, line)
        return frames

    def turn(self, state: State) -> None:
        """All Citizens at home may be placed, unless fewer are written (TZ-014)."""
        faction = state.factions[state.frames[0][SEAT]] if state.frames else NO_FACTION
        home = 0 if faction == NO_FACTION else state.home[faction]
        most = home if state.frames else CITIZENS
        state.usable = self.number("usable", 0, most, home, rule="TZ-014")

    # The board.

    def board(self, state: State) -> None:
        cities = self.file.get_table("cities")
        self.file.check_keys(set(CITIES), cities)
        fields, rules, agents = bytearray(), [0] * len(CITIES), 0
        crowds: list[tuple[int, int, int]] = []
        for number, name in enumerate(CITIES):
            city = cities.get(name, {})
            if not isinstance(city, dict):
                raise self.wrong_kind(name, self.file.line(name, cities), f"[cities.{name}]")
            self.file.check_keys(CITY_KEYS, city)
            crowds.append((*self.circles(number, city, agents), self.local(city)))
            agents += crowds[-1][1]
            rules[number] = self.card("rule", RULE, city)
            fields += bytes(self.field(kind, city) for kind in KINDS)
        state.fields = bytes(fields) + bytes([self.field("telephone")])
        state.faithful, state.agents, state.locals = map(bytes, zip(*crowds, strict=True))
        state.rules = bytes(rule or self.take(RULE, 1)[0] for rule in rules)
        state.prison, state.removed = self.crowd("prison"), self.crowd("removed")

    def circles(self, number: int, city: Table, elsewhere: int) -> tuple[int, int]:
        """Faithful and Agents share the circles of a City; there are nine Agents in all."""
        circles = CIRCLES[number]
        faithful = self.number("faithful", 0, circles, 0, city, "TZ-051")
        agents = self.number("agents", 0, AGENTS, 0, city, "TZ-R40")
        if faithful + agents > circles:
            line = self.file.line("agents", city)
            raise self.file.illegal("TZ-051", "position-circles", line, count=circles)
        if elsewhere + agents > AGENTS:
            line = self.file.line("agents", city)
            raise self.file.illegal("TZ-R40", "position-agents", line, most=AGENTS)
        return faithful, agents

    def local(self, city: Table) -> int:
        card = self.card("local", REGIME, city)
        if card and not LOCAL[card]:
            line = self.file.line("local", city)
            raise self.file.illegal("TZ-066", "position-not-local", line, card=card)
        return card
