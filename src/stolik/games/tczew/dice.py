"""Throwing dice: for a number, for a field, and for who comes first."""

from stolik.games.tczew.board import Field, field
from stolik.games.tczew.notes import note
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts


def k3(die: int) -> int:
    """One of three numbers from one die (TCZ-051).

    >>> [k3(die) for die in range(1, 7)]
    [1, 1, 2, 2, 3, 3]
    """
    return (die + 1) // 2


def roll_coordinates(seat: int, chance: Chance, facts: Facts) -> Field | None:
    """Three dice less three for the column, then for the row (TCZ-009).

    None if either is 0; after a column of 0 the row is not rolled (TCZ-010, TCZ-R07)."""
    column = chance.die() + chance.die() + chance.die() - 3
    note(facts, "column", player=seat, number=column)
    if not column:
        return None
    row = chance.die() + chance.die() + chance.die() - 3
    note(facts, "row", player=seat, number=row)
    return field(column, row) if row else None


def roll_off(seats: list[int], chance: Chance, facts: Facts) -> int:
    """The highest roll wins; who ties for it rolls again (TCZ-008, TCZ-068, TCZ-R03, TCZ-R78)."""
    while len(seats) > 1:
        thrown = [(chance.die(), seat) for seat in seats]
        for number, seat in thrown:
            note(facts, "throw", player=seat, number=number)
        best = max(thrown)[0]
        seats = [seat for number, seat in thrown if number == best]
    return seats[0]
