"""The Telephone: a Citizen of another faction comes to a Renewal card (TZ-047..TZ-050)."""

from stolik.games.ziemia.board import TELEPHONE
from stolik.games.ziemia.cards import FACTIONS
from stolik.games.ziemia.citizens import leave_home
from stolik.games.ziemia.moves import Move, call, first_of, second_of
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.renewal import empty_on, refuse_field, stand
from stolik.games.ziemia.state import State, active_faction
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Refusal, illegal


def call_choices(state: State) -> list[Move]:
    """Every call that could be made, wherever it is made from.

    It reaches every faction but the active one, as long as somebody is at home (TZ-R15, TZ-R16).
    """
    active, home = active_faction(state), state.home
    moves = []
    for card, standing in zip(state.shown, state.standing, strict=True):
        for faction in empty_on(card, standing):
            if faction != active and home[faction]:
                moves.append(call(faction, card))
    moves.sort()
    return moves


def telephone_open(state: State) -> bool:
    """Free (TZ-R20) and not cut off (card 17)."""
    return not state.fields[TELEPHONE] and not state.cut


def refuse_call(state: State, move: Move) -> Refusal:
    """Why this call cannot be made from anywhere."""
    faction, card = first_of(move), second_of(move)
    if faction == active_faction(state):
        return illegal("TZ-R15", "own-call", faction=FACTIONS[faction])
    if not state.home[faction]:
        return illegal("TZ-R16", "nobody-home", faction=FACTIONS[faction])
    return refuse_field(state, card, faction)


def refuse_telephone(state: State, move: Move) -> Refusal:
    if state.fields[TELEPHONE]:
        return illegal("TZ-R20", "telephone-busy", faction=FACTIONS[state.fields[TELEPHONE] - 1])
    if state.cut:
        return illegal("TZ-094", "telephone-cut")
    return refuse_call(state, move)


def make_call(state: State, move: Move, chance: Chance, facts: Facts) -> None:
    """The called Citizen takes its field; its owner need not agree (TZ-R17)."""
    faction, card = first_of(move), second_of(move)
    leave_home(state, faction)
    note(facts, "called", faction=FACTIONS[faction], card=card)
    stand(state, faction, card, faction, chance, facts)
