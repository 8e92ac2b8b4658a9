"""Plebiscites of the extended game (TCZ-085..TCZ-095, TCZ-R95..TCZ-R104)."""

from stolik.games.tczew.board import BESIDE, BIT, NAMES, Fields, beside, members
from stolik.games.tczew.city import give, rivals_of
from stolik.games.tczew.districts import settle
from stolik.games.tczew.moves import PLEBISCITE, Move, field_of, pack, second_of
from stolik.games.tczew.notes import note
from stolik.games.tczew.processes import guarded
from stolik.games.tczew.state import State, owner_of
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts
from stolik.kernel.refusal import Param, Refusal, illegal


def may_hold(state: State, seat: int) -> bool:
    """One in each turn of the extended game, unless a strike forbids it (TCZ-087)."""
    return state.extended and not state.held and not state.limited[seat]


def attackable(state: State, seat: int) -> Fields:
    """Rival cards that touch an own one, with fewer than two tokens (TCZ-088, TCZ-093)."""
    fields = rivals_of(state, seat) & ~state.fortified & beside(state.owned[seat])
    for _, cards in guarded(state, seat):
        fields &= ~cards
    return fields


def plebiscite_choices(state: State, seat: int) -> list[Move]:
    if not may_hold(state, seat):
        return []
    targets = attackable(state, seat)
    if not targets:
        return []
    return [
        pack(PLEBISCITE, 0, start, at)
        for start in members(state.owned[seat] & beside(targets))
        for at in members(BESIDE[start] & targets)
    ]


def refuse_plebiscite(state: State, seat: int, move: Move) -> Refusal:
    if not state.extended:
        return illegal("TCZ-099", "basic-game")
    if state.held:
        return illegal("TCZ-087", "one-plebiscite")
    if state.limited[seat]:
        return illegal("TCZ-R108", "limited")
    return _refuse_cards(state, seat, move)


def _refuse_cards(state: State, seat: int, move: Move) -> Refusal:
    start, at = field_of(move), second_of(move)
    owner = owner_of(state, at)
    params: dict[str, Param] = {"field": NAMES[start], "field_2": NAMES[at]}
    if not state.owned[seat] & BIT[start]:
        return illegal("TCZ-088", "from-own-card", **params)
    if not state.cards[at] or owner == seat:
        return illegal("TCZ-088", "on-rival-card", **params)
    params["card"] = state.cards[at]
    if owner is None:
        return illegal("TCZ-R101", "on-nobody", **params)
    if not BESIDE[start] & BIT[at]:
        return illegal("TCZ-088", "not-touching", **params)
    if state.fortified & BIT[at]:
        return illegal("TCZ-093", "two-tokens", **params)
    event = next(event for event, cards in guarded(state, seat) if cards & BIT[at])
    return illegal("TCZ-054", "plebiscite-banned", event=event, **params)


def hold(state: State, seat: int, move: Move, chance: Chance, facts: Facts) -> None:
    """Both cards get a token, both players roll, and only a higher roll wins (TCZ-089, 090)."""
    start, at = field_of(move), second_of(move)
    owner = owner_of(state, at)
    assert owner is not None
    state.held = True
    state.marked |= BIT[start] | BIT[at]
    attack, defence = chance.die(), chance.die()
    tell(state, seat, move, owner, (attack, defence), facts)
    state.fortified |= BIT[at]
    if attack > defence:
        give(state, BIT[at], seat)
        settle(state, seat, chance, facts, (owner,))


def tell(
    state: State, seat: int, move: Move, owner: int, dice: tuple[int, int], facts: Facts
) -> None:
    start, at = field_of(move), second_of(move)
    about: dict[str, Param] = {"player": seat, "player_2": owner, "card": state.cards[at]}
    where: dict[str, Param] = {"field": NAMES[start], "field_2": NAMES[at]}
    note(facts, "plebiscite", None, **about, **where)
    note(facts, "throw", player=seat, number=dice[0])
    note(facts, "throw", player=owner, number=dice[1])
    won = dice[0] > dice[1]
    note(facts, "plebiscite-won" if won else "plebiscite-lost", None, **about)
