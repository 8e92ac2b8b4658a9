"""Maps for the tests of events: a victim with an arm of cards, and what can be picked of it.

Czyżykowo's arm runs west along row 13, Religion and Culture by turns. The cards an event is about
hang on it in rows 12 and 14, apart from each other, so none of them cuts another off.
"""

from stolik.games.tczew.effects import asked, targets
from stolik.games.tczew.state import State
from tests.rules.tczew.table import BASE4, choices, seat_of, table, where

ARM_OF_C = "C 75@G7x13 98@F6x13 76@E5x13 100@D4x13 78@C3x13 101@B2x13 79@A1x13"
SLOTS = ("G7x12", "E5x12", "C3x12", "G7x14", "E5x14", "C3x14")
SAFE = "A1x12"
"""Where the shielded card hangs; its guard lies on A1x11 and touches nothing else."""
HALLS_OF_T = "T 10@G7x11 11@E5x11 12@C3x11 13@B2x12"
"""Four Town Halls, each standing alone beside cards of the arm: G7x12, E5x12, C3x12 and A1x12."""


def hung(*cards: int) -> str:
    """Cards on the slots of the arm, in order."""
    return "C " + " ".join(f"{card}@{at}" for card, at in zip(cards, SLOTS, strict=False))


def victim(*cards: int, safe: int = 0, guard: int = 0) -> str:
    """Czyżykowo with its arm, cards hanging on it, and one more beside its guard."""
    text = f"{ARM_OF_C}; {hung(*cards)}"
    return f"{text}; C {safe}@{SAFE} {guard}@A1x11" if safe else text


def facing(event: int, *maps: str, **options: object) -> State:
    """Tczew holds the event and two cards that do not matter."""
    return table(BASE4, *maps, hand=f"{event} 45 62", **options)  # type: ignore[arg-type]


def pickable(state: State) -> set[str]:
    return {move.split()[1] for move in choices(state, "pick")}


def can_stop(state: State) -> bool:
    return "done" in choices(state)


def left(state: State) -> int:
    question = asked(state)
    assert question is not None
    return question.left


def target(state: State, event: int, town: str) -> str:
    """What the view would say of using this event on this settlement: `may`, or the rule."""
    user = state.frames[-1][1]
    found = {each.seat: each for each in targets(state, user, event)}
    refusal = found[seat_of(state, town)].refusal
    return "may" if refusal is None else str(refusal.rule)


def all_at(state: State, cards: list[int], place: str) -> bool:
    return all(where(state, card) == place for card in cards)
