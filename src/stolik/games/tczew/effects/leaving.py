"""What becomes of the cards picked: destroyed, returned or taken over, all together (TCZ-R49)."""

from stolik.games.tczew.board import NAMES, Fields, beside, members
from stolik.games.tczew.city import give, lift, owners_of
from stolik.games.tczew.districts import settle
from stolik.games.tczew.effects.running import Running, concerned
from stolik.games.tczew.notes import note
from stolik.games.tczew.piles import discard, return_cards
from stolik.games.tczew.state import State, owner_of
from stolik.kernel.chance import Chance
from stolik.kernel.frames import Facts


def tell(state: State, name: str, fields: Fields, facts: Facts) -> None:
    """Which cards leave, and whose they were."""
    if facts is None:
        return
    for at in members(fields):
        owner = owner_of(state, at)
        if owner is None:
            note(facts, f"{name}-nobody", card=state.cards[at], field=NAMES[at])
        else:
            note(facts, name, player=owner, card=state.cards[at], field=NAMES[at])


def without_effect(run: Running, facts: Facts) -> bool:
    """Nothing was picked: the event is spent all the same (TCZ-R53)."""
    if not run.picked:
        note(facts, "no-effect", event=run.event)
    return not run.picked


def destroy(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    if without_effect(run, facts):
        return
    losers = owners_of(state, run.fields)
    tell(state, "destroy", run.fields, facts)
    discard(state, lift(state, run.fields))
    settle(state, run.user, chance, facts, losers)


def send_back(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    if without_effect(run, facts):
        return
    losers = owners_of(state, run.fields)
    give_back(state, run.fields, facts)
    settle(state, run.user, chance, facts, losers)


def give_back(state: State, fields: Fields, facts: Facts) -> None:
    """Under the current pile, or to the used cards in a quick game (TCZ-053, TCZ-R88)."""
    tell(state, "destroy" if state.speed else "return", fields, facts)
    return_cards(state, lift(state, fields))


def take(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    if without_effect(run, facts):
        return
    for at in members(run.fields):
        owner = owner_of(state, at)
        assert owner is not None
        note(facts, "take", player=run.user, player_2=owner, card=state.cards[at], field=NAMES[at])
    losers = owners_of(state, run.fields)
    give(state, run.fields, run.user)
    settle(state, run.user, chance, facts, losers, run.fields)


# Border tokens, in the extended game only (TCZ-059, TCZ-R67).


def tokens(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The cards taken get two tokens of the user."""
    taken = run.fields & state.owned[run.user]
    state.marked |= taken
    state.fortified |= taken
    if taken:
        note(facts, "two-tokens", player=run.user, count=taken.bit_count())


def unfortify(state: State, run: Running, chance: Chance, facts: Facts) -> None:
    """The target's cards that touch the user's lose their second token.

    It stands before the taking: who touches whom is read before anything changes (TCZ-R49), and
    the cards taken get new tokens anyway (TCZ-R100)."""
    for seat in concerned(state, run):
        weak = state.fortified & state.owned[seat] & beside(state.owned[run.user])
        state.fortified &= ~weak
        if weak:
            note(facts, "token-off", player=seat, count=weak.bit_count())
