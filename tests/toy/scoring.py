"""The points: ten for every four in a row, one for every token kept (TF-041, TF-042)."""

from stolik.kernel.account import Account, Line, SeatAccount
from tests.toy.moves import write_place
from tests.toy.state import HEIGHT, Place, State

FOUR_POINTS = 10
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def fours(state: State) -> list[tuple[int, tuple[Place, ...]]]:
    """Every four in a row: whose it is and where; five in a row are two fours."""
    board = {
        (column, row): seat
        for column, stack in enumerate(state.columns)
        for row, seat in enumerate(stack)
    }
    found = []
    for (column, row), seat in board.items():
        for right, up in DIRECTIONS:
            four = [(column + n * right, row + n * up) for n in range(4)]
            if all(board.get(at) == seat for at in four):
                found.append((seat, tuple(c * HEIGHT + r for c, r in four)))
    return found


def finished(state: State) -> bool:
    """Somebody has four in a row, or the board is full (TF-040)."""
    return all(len(column) == HEIGHT for column in state.columns) or bool(fours(state))


def score(state: State) -> Account:
    seats = tuple(seat_account(state, seat) for seat in range(len(state.hands)))
    best = max(seat.total for seat in seats)
    leaders = tuple(seat for seat, account in enumerate(seats) if account.total == best)
    return Account(seats, () if state.frames else leaders)


def seat_account(state: State, seat: int) -> SeatAccount:
    groups = tuple(
        tuple((write_place(at), 0) for at in four) for owner, four in fours(state) if owner == seat
    )
    lines = [Line(1, "TF-042", "token", token, {"token": token}) for token in state.hands[seat]]
    if groups:
        points = FOUR_POINTS * len(groups)
        lines.append(Line(points, "TF-041", "four", 0, {"times": len(groups)}, groups))
    return SeatAccount(tuple(lines))


def judge(state: State, seat: int) -> float:
    """The lead over the best rival, in points."""
    totals = list(score(state).totals)
    own = totals.pop(seat)
    return float(own - max(totals))
