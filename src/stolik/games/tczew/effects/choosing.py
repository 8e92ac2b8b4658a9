"""The question for a card of a hand or of the cards looked at."""

from collections.abc import Callable
from typing import NamedTuple

from stolik.games.tczew.effects import hands, looking
from stolik.games.tczew.effects.running import running
from stolik.games.tczew.moves import CHOOSE, Move, card_of, head, verb_of
from stolik.games.tczew.state import State
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Decision, Facts, Frame
from stolik.kernel.refusal import Refusal, illegal


class ChooseRule(NamedTuple):
    cards: Callable[[State, Frame], bytes]
    """What may be chosen; nobody but the one asked sees it."""
    answer: Callable[[State, Frame, int, Chance, Facts], None]


LOOK = ChooseRule(looking.looked_at, looking.take_looked)
CHOOSE_RULES = {
    "look": LOOK,
    "restore": LOOK,
    "sift": ChooseRule(looking.left_to_sift, looking.take_sifted),
    "spy": ChooseRule(hands.spied, hands.take_spied),
    "censor": ChooseRule(hands.censored, hands.take_censored),
}


def rule_of(state: State) -> ChooseRule:
    return CHOOSE_RULES[running(state).effect.do]


def cards_shown(state: State, frame: Frame) -> bytes:
    return rule_of(state).cards(state, frame)


def choices(state: State, frame: Frame) -> list[Move]:
    return [head(CHOOSE, card) for card in sorted(cards_shown(state, frame))]


def refuse(state: State, frame: Frame, move: Move) -> Refusal:
    event = running(state).event
    if verb_of(move) != CHOOSE:
        return illegal("TCZ-049", "choose-first", event=event)
    return illegal("TCZ-049", "not-shown", event=event, card=card_of(move))


def answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    rule_of(state).answer(state, frame, card_of(move), chance, facts)


CHOOSING_CARD: Decision[State] = Decision("choose", choices, refuse, answer)
