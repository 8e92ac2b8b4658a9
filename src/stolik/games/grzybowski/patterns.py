"""Patterns: where they lie, and how often they can be built at once (PG-062..PG-077).

A goal that is a pattern pays once for each realisation, and realisations of one goal may not
share a card (PG-068): what counts is the largest number of pairwise disjoint ones (PG-R13).
"""

from stolik.games.grzybowski.board import Places
from stolik.games.grzybowski.cards import Goal, Image

Symbols = list[Places]
"""For each of the thirteen symbols, the places where a card shows it."""


def embeddings(images: tuple[Image, ...], shown: Symbols) -> list[Places]:
    """Every set of places on which the pattern lies, in any of its turns, each once."""
    found: list[Places] = []
    for cells, places in images:
        first, _ = cells[0]
        anchors = shown[first]
        for symbol, distance in cells[1:]:
            anchors &= shown[symbol] >> distance
            if not anchors:
                break
        while anchors:
            anchor = anchors & -anchors
            anchors ^= anchor
            union = places * anchor
            if union not in found:
                found.append(union)
    return found


def disjoint(sets: list[Places]) -> list[Places]:
    """As many pairwise disjoint sets as there can be (PG-R13).

    A set that meets at most one other may always be chosen; where none is so simple, the most
    entangled one is first chosen and then left out.
    """
    if len(sets) < 2:
        return sets
    meets = [
        sum(1 << other for other, b in enumerate(sets) if a & b and other != index)
        for index, a in enumerate(sets)
    ]
    chosen = _independent(meets, (1 << len(sets)) - 1, 0)
    return [each for index, each in enumerate(sets) if chosen >> index & 1]


def _independent(meets: list[int], left: int, beat: int) -> int:
    """The largest choice among `left`, or 0 if none is larger than `beat`."""
    chosen = 0
    while left:
        if chosen.bit_count() + left.bit_count() <= beat:
            return 0
        most, hub, rest, simple = 1, -1, left, False
        while rest:
            index = (rest & -rest).bit_length() - 1
            rest &= rest - 1
            degree = (meets[index] & left).bit_count()
            if degree <= 1:
                chosen |= 1 << index
                left &= ~(meets[index] | 1 << index)
                rest &= left
                simple = True
            elif degree > most:
                most, hub = degree, index
        if simple:
            continue
        have = chosen.bit_count()
        without_hub = left & ~(1 << hub)
        best = 1 << hub | _independent(meets, without_hub & ~meets[hub], 0)
        other = _independent(meets, without_hub, max(best.bit_count(), beat - have))
        return chosen | (other if other.bit_count() > best.bit_count() else best)
    return chosen


def realisations(images: tuple[Image, ...], shown: Symbols) -> list[Places]:
    return disjoint(embeddings(images, shown))


def helpful(goal: Goal, shown: Symbols, joker: Places, without: int) -> int:
    """The symbols, as a set, with which the joker adds a realisation to this goal."""
    symbols = 0
    for symbol in goal.symbols:
        kept = shown[symbol]
        shown[symbol] = kept | joker
        if len(realisations(goal.images, shown)) > without:
            symbols |= 1 << symbol
        shown[symbol] = kept
    return symbols
