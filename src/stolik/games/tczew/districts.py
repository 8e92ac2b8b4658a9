"""What follows when the map changes: captures, and cards cut off from their city.

A *group* is a connected part of one player's cards. It *stands* if it holds a structural card;
of a player who has none at all the mother city stands (TCZ-R73). Every other group is a district
and goes to a claimant, a rival with a standing group beside it, or off the map (TCZ-064..069).
"""

from collections.abc import Sequence
from typing import NamedTuple

from stolik.games.tczew.board import (
    COUNT,
    Fields,
    beside,
    distance,
    groups,
    joined,
    members,
    write_field,
)
from stolik.games.tczew.city import beside_rivals, give, lift, structural
from stolik.games.tczew.dice import roll_off
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import discard
from stolik.games.tczew.state import State, all_owned
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts


class District(NamedTuple):
    lowest: int
    """Its lowest card number: the district with the lowest is dealt with first (TCZ-R71)."""
    owner: int
    fields: Fields


def settle(
    state: State, attacker: int, chance: Chance, facts: Facts, losers: Sequence[int] | None = None,
    taken: Fields = 0,
) -> None:  # fmt: skip
    """Captures and districts after a change of the map.

    Only who lost cards can have been cut in two; without `losers` everybody is looked at. `taken`
    are cards just taken over."""
    seats = range(len(state.owned)) if losers is None else losers
    capture(state, attacker, facts)
    while districts := cut_off(state, seats):
        claimed = [(each, able) for each in districts if (able := claimants(state, each))]
        if not claimed:
            for district in districts:
                dissolve(state, district, facts)
            break
        district, able = min(claimed)
        seat = heir(state, district, able, attacker, chance, facts)
        pass_on(state, district, seat, facts)
        taken |= district.fields
        capture(state, attacker, facts)
    if state.extended and taken:
        mark_border(state, taken & state.occupied)


# Captures (TCZ-035, TCZ-036).


def capture(state: State, active: int, facts: Facts) -> None:
    """Cards of nobody go to who touches them, and so on from there (TCZ-R19, TCZ-R21)."""
    players = len(state.owned)
    while unowned := state.occupied & ~all_owned(state):
        before = state.reach
        for step in range(players):
            seat = (active + step) % players
            won = before[seat] & unowned
            if won:
                _win(state, seat, won, facts)
                unowned &= ~won
        if state.reach == before:
            return


def _win(state: State, seat: int, won: Fields, facts: Facts) -> None:
    give(state, won, seat)
    if facts is not None:
        for at in members(won):
            note(facts, "capture", player=seat, card=state.cards[at], field=write_field(at))


# Finding districts (TCZ-064, TCZ-065, TCZ-R68, TCZ-R73).


def cut_off(state: State, seats: Sequence[int]) -> list[District]:
    """Every district of these seats."""
    return [
        District(lowest_card(state, group), seat, group)
        for seat in seats
        for group in fallen(state, seat)
    ]


def fallen(state: State, seat: int) -> list[Fields]:
    """The seat's groups that do not stand."""
    own = state.owned[seat]
    rest = own & ~joined(foundation(state, seat), own)
    return list(groups(rest)) if rest else []


def foundation(state: State, seat: int) -> Fields:
    """The cards that let a group stand: structural cards, or without any the mother city."""
    core = structural(state, seat)
    if core or not state.owned[seat]:
        return core
    parts = groups(state.owned[seat])
    return min(parts, key=lambda part: (-part.bit_count(), lowest_card(state, part)))


def lowest_card(state: State, fields: Fields) -> int:
    return min(state.cards[at] for at in members(fields))


def standing(state: State, seat: int) -> Fields:
    """All cards of the seat's standing groups."""
    fields = state.owned[seat]
    for group in fallen(state, seat):
        fields &= ~group
    return fields


# Who gets a district (TCZ-066..TCZ-068, TCZ-R70..TCZ-R78).


def claimants(state: State, district: District) -> list[int]:
    """Players other than its owner with a standing group that touches it."""
    border = beside(district.fields)
    return [
        seat
        for seat in range(len(state.owned))
        if seat != district.owner and state.owned[seat] & border & standing(state, seat)
    ]


def heir(
    state: State, district: District, seats: list[int], attacker: int, chance: Chance, facts: Facts
) -> int:
    """The attacker, else the nearest, else whom the dice favour."""
    if attacker in seats:
        return attacker
    away = {seat: steps_to(state, seat, district.fields) for seat in seats}
    nearest = [seat for seat in seats if away[seat] == min(away.values())]
    return roll_off(nearest, chance, facts)


def steps_to(state: State, seat: int, fields: Fields) -> int:
    """From the nearest structural card of a seat; without any it comes after all (TCZ-R72)."""
    core = structural(state, seat)
    return distance(core, fields) if core else COUNT


# What becomes of it (TCZ-066, TCZ-069, TCZ-R79, TCZ-R100).


def pass_on(state: State, district: District, seat: int, facts: Facts) -> None:
    """The whole district joins another city."""
    give(state, district.fields, seat)
    note(
        facts, "district-passes", player=seat, player_2=district.owner, card=district.lowest,
        town=state.towns[seat], count=district.fields.bit_count(),
    )  # fmt: skip


def dissolve(state: State, district: District, facts: Facts) -> None:
    """Nobody's city is near: its cards are used up."""
    discard(state, lift(state, district.fields))
    note(
        facts, "district-falls", player=district.owner, card=district.lowest,
        town=state.towns[district.owner], count=district.fields.bit_count(),
    )  # fmt: skip


def mark_border(state: State, fields: Fields) -> None:
    """Cards taken over carry one token where they touch a rival, else none (TCZ-R100)."""
    state.marked &= ~fields
    state.fortified &= ~fields
    for seat, own in enumerate(state.owned):
        state.marked |= own & fields & beside_rivals(state, seat)
