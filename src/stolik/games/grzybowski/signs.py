"""The signs by which a grid of Plac Grzybowski is read; `stolik train grzybowski` weighs them.

Every sign is a number of one player's grid, in points where it can be. It is worth more or less as
the game goes on, so each has a weight at several stages, by the cards its player still has to lay;
between two stages its weight changes evenly.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from stolik.games.grzybowski.cards import CARDS, CHANCES
from stolik.games.grzybowski.deck import GOAL_OF, SYMBOLS_OF
from stolik.games.grzybowski.sketch import KINDS, Missing, Single, Sketch, Wish

STAGES = (0, 2, 5, 9, 14, 19, 25)
SIGNS = (
    "turns", "now",
    "lacks 1", "ways 1", "lacks 2", "ways 2", "lacks 3", "lacks more",
    "edge", "interior", "cross", "eliminate", "neighbour", "joker side",
    *CHANCES,
    "promise", "goals", "take", "wait",
)  # fmt: skip
NAMES = tuple(f"{sign}, {stage} left" for stage in STAGES for sign in SIGNS)

_AT = {name: index for index, name in enumerate(SIGNS)}
TURNS, NOW, NEIGHBOUR, JOKER_SIDE = (
    _AT[name] for name in ("turns", "now", "neighbour", "joker side")
)
PROMISE, GOALS, TAKE, WAIT = (_AT[name] for name in ("promise", "goals", "take", "wait"))
FIRST_CHANCE = _AT[CHANCES[0]]
FAMILY = {name: _AT[name] for name in ("edge", "interior", "cross", "eliminate")}
LACKS = (0, _AT["lacks 1"], _AT["lacks 2"], _AT["lacks 3"], *[_AT["lacks more"]] * 4)
"""The sign of a pattern by how many cards it lacks; the next one is about ways to build it."""

REACH = 0.45
"""The chance that a card of the stack comes within reach with the right side up."""
WITHIN = tuple(1.0 - (1.0 - REACH) ** count for count in range(CARDS + 1))
"""The chance that one of so many cards does."""
ALIKE = 7
"""No pattern wants more symbols of a kind."""
PICTURES = 0.6
"""The share of cards that are laid picture side up."""


def stage_shares(left: int) -> list[tuple[int, float]]:
    """Between which stages a moment lies, and how near it is to each.

    >>> stage_shares(3)
    [(1, 0.6666666666666667), (2, 0.3333333333333333)]
    """
    for index, (low, high) in enumerate(pairwise(STAGES)):
        if left <= high:
            share = (left - low) / (high - low)
            return [(index, 1.0 - share), (index + 1, share)]
    raise ValueError("more cards than a grid holds")


@dataclass(slots=True)
class Supply:
    """The cards that nobody has laid yet."""

    within: tuple[float, ...]
    """The chance to find a symbol, then a second of it, and so on (see `sketch.Missing`)."""
    share: tuple[float, ...]
    """How many symbols of a kind a card brings on average."""
    promise: tuple[float, ...]
    """What goals still to come may pay for a symbol."""
    cards: frozenset[int]


@lru_cache(maxsize=1 << 12)
def supply(cards: frozenset[int]) -> Supply:
    counts, promise = [0] * KINDS, [0.0] * KINDS
    for card in cards:
        for symbol in SYMBOLS_OF[card]:
            counts[symbol] += 1
        goal = GOAL_OF[card]
        if goal and goal.images:
            for symbol, _ in goal.images[0].cells:
                promise[symbol] += goal.points / goal.size**2
        elif goal and goal.symbol >= 0 and goal.family != "eliminate":
            promise[goal.symbol] += 0.5
    number = max(1, len(cards))
    within = [WITHIN[max(0, count - before)] for before in range(ALIKE) for count in counts]
    return Supply(tuple(within), tuple([count / number for count in counts]), tuple(promise), cards)


def any_of(symbols: tuple[int, ...], within: tuple[float, ...]) -> float:
    """The chance that at least one of these can be had."""
    miss = 1.0
    for symbol in symbols:
        miss *= 1.0 - within[symbol]
    return 1.0 - miss


def all_of(options: tuple[Missing, ...], within: tuple[float, ...]) -> float:
    """The chance that everything in the best of these can be had."""
    best = 0.0
    for option in options:
        chance = 1.0
        for symbol in option:
            chance *= within[symbol]
        if chance > best:
            best = chance
    return best


def many(wish: Wish) -> float:
    """From 0 for a single way to build a pattern to 1 for plenty."""
    plenty = 4 * wish.lacks
    return min(wish.ways - 1, plenty) / plenty


def spoiled(share: float, room: int) -> float:
    """The chance that one of the next cards in so many places spoils an elimination."""
    return 1.0 - (1.0 - PICTURES * share) ** room


def room_of(single: Single, left: int) -> int:
    return min(single.room, left)


def grid_signs(seen: Sketch, coming: Supply) -> list[float]:
    """The signs of one grid, all but what the market offers."""
    signs = [0.0] * len(SIGNS)
    if not seen.left:
        signs[NOW] = float(seen.now)
        return signs
    signs[TURNS], signs[NOW], signs[GOALS] = 1.0, float(seen.now), float(seen.goals)
    for wish in seen.wishes:
        if wish.lacks == 1:
            chance = any_of(tuple([symbol for (symbol,) in wish.options]), coming.within)
        else:
            chance = all_of(wish.options, coming.within)
        sign = LACKS[wish.lacks]
        signs[sign] += wish.points * chance
        if wish.lacks <= 2:
            signs[sign + 1] += wish.points * chance * many(wish)
    for single in seen.singles:
        share, room = coming.share[single.symbol], room_of(single, seen.left)
        if single.family == "eliminate":
            signs[FAMILY["eliminate"]] += single.points * spoiled(share, room)
        else:
            signs[FAMILY[single.family]] += share * room
    for card, points in seen.neighbours:
        if card in coming.cards:
            signs[NEIGHBOUR] += points
    signs[JOKER_SIDE] = float(seen.joker)
    for kind, count in enumerate(seen.chances):
        signs[FIRST_CHANCE + kind] = float(count)
    signs[PROMISE] = promise_of(seen.counts, coming)
    return signs


def promise_of(counts: tuple[int, ...], coming: Supply) -> float:
    total = 0.0
    for symbol, promise in enumerate(coming.promise):
        total += counts[symbol] * promise
    return total
