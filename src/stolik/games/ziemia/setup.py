"""Setting up (TZ-001..TZ-008) and choosing factions."""

from stolik.games.ziemia.board import CITIES, SHOWN
from stolik.games.ziemia.cards import (
    FACTIONS,
    FIRST_CENTRAL,
    FIRST_REGIME,
    FIRST_RENEWAL,
    FIRST_RULE,
    LAST_CENTRAL,
    LAST_REGIME,
    LAST_RENEWAL,
    LAST_RULE,
)
from stolik.games.ziemia.deck import FIELDS_OF
from stolik.games.ziemia.moves import TAKE, Move, first_of, pack, verb_of
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.scenes import FACTIONS as CHOOSING
from stolik.games.ziemia.state import EASY, LEVELS, NO_FACTION, TARGETS, Agreed, Pile, State, blank
from stolik.games.ziemia.turn import begin_turn
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Frame
from stolik.kernel.game import Option, Options
from stolik.kernel.refusal import Refusal, illegal

PLAYERS = (2, 3, 4)
AS_THE_LEVEL = "level"
TARGET_LEAST, TARGET_MOST = 10, 30
"""A target of one's own lies between these (TZ-090)."""
OPTIONS = (
    Option("level", ("normal", "easy", "hard", "extreme")),
    Option("target", (AS_THE_LEVEL, *range(TARGET_LEAST, TARGET_MOST + 1))),
    Option("factions", ("draw", "choose", "order")),
    Option("start", ("draw", 1, 2, 3, 4)),
)
"""The start counts round the table, so seat 3 of two is seat 1."""


def new(players: int, options: Options, chance: Chance) -> State:
    state = blank()
    agree(state, players, options, chance)
    state.hands = (0,) * players
    state.rules = _shuffle(FIRST_RULE, LAST_RULE, chance)[: len(CITIES)]
    state.regime = Pile(_shuffle(FIRST_REGIME, LAST_REGIME, chance))
    deck = _shuffle(FIRST_RENEWAL, LAST_RENEWAL, chance)
    state.shown, state.renewal = deck[:SHOWN], Pile(deck[SHOWN:])
    state.standing = tuple(bytes(len(FIELDS_OF[card])) for card in state.shown)
    state.centrals = Pile(_shuffle(FIRST_CENTRAL, LAST_CENTRAL, chance))
    if state.agreed.level != EASY:
        state.central, state.centrals = state.centrals.top(chance)
    if NO_FACTION in state.factions:
        state.frames = ((CHOOSING, state.agreed.start),)
    else:
        begin_turn(state, state.agreed.start, None)
    return state


def agree(state: State, players: int, options: Options, chance: Chance) -> None:
    """Level, target, who begins and who plays which faction (TZ-002, TZ-008, TZ-R65)."""
    level = LEVELS.index(str(options.get("level", "normal")))
    target, start = options.get("target", AS_THE_LEVEL), options.get("start", "draw")
    state.agreed = Agreed(
        level=level,
        target=TARGETS[level] if target == AS_THE_LEVEL else int(target),
        start=chance.below(players) if start == "draw" else (int(start) - 1) % players,
    )
    way = options.get("factions", "draw")
    order = list(range(len(FACTIONS)))
    if way == "draw":
        chance.shuffle(order)
    state.factions = bytes([NO_FACTION] * players if way == "choose" else order[:players])


def _shuffle(first: int, last: int, chance: Chance) -> bytes:
    cards = list(range(first, last + 1))
    chance.shuffle(cards)
    return bytes(cards)


# Factions by choice: seat after seat takes one that is still there.


def faction_choices(state: State, frame: Frame) -> list[Move]:
    free = (faction for faction in range(len(FACTIONS)) if faction not in state.factions)
    return [pack(TAKE, faction) for faction in free]


def faction_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    if verb_of(move) != TAKE:
        return illegal("TZ-002", "faction-first")
    return illegal("TZ-002", "faction-taken", faction=FACTIONS[first_of(move)])


def faction_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat, faction = frame[1], first_of(move)
    factions = bytearray(state.factions)
    factions[seat] = faction
    state.factions = bytes(factions)
    note(facts, "took", player=seat, faction=FACTIONS[faction])
    following = (seat + 1) % len(factions)
    if factions[following] == NO_FACTION:
        state.frames = ((CHOOSING, following),)
    else:
        begin_turn(state, state.agreed.start, facts)


CHOOSING_FACTIONS: Decision[State] = Decision(
    "factions", faction_choices, faction_refuse, faction_answer
)
