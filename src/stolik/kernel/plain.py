"""Reading plain data back piece by piece; what cannot be meant raises ValueError."""

from collections.abc import Iterable, Sequence


def number(value: object, least: int, most: int) -> int:
    """
    >>> number(3, 0, 5)
    3
    """
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value!r} is not a number from {least} to {most}")
    return value


def numbers(values: Iterable[object], least: int, most: int) -> list[int]:
    return [number(value, least, most) for value in values]


def so_many(values: Sequence[object], count: int, least: int, most: int) -> bytes:
    """So many numbers, no more and no fewer."""
    if len(values) != count:
        raise ValueError(f"{len(values)} numbers, not {count}")
    return bytes(numbers(values, least, most))


def bits(values: Iterable[object], least: int, most: int) -> int:
    """A set of numbers as the bits of one int.

    >>> bits([1, 3], 0, 5)
    10
    """
    return sum(1 << each for each in set(numbers(values, least, most)))


def truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return value
