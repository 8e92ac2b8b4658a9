"""Where Citizens go: home, on fields, to Prison, out of the game."""

from stolik.games.ziemia.board import CITIES, FREEING_PRICE, TELEPHONE, Faction, Field, put
from stolik.games.ziemia.cards import FACTIONS
from stolik.games.ziemia.deck import ABILITY_OF, BARS_OF, CENTRAL_WITH
from stolik.games.ziemia.notes import note
from stolik.games.ziemia.state import State, active_faction
from stolik.kernel.frames import Facts

PARTY = CENTRAL_WITH["no-abilities"]


def go_home(state: State, faction: Faction, count: int = 1) -> None:
    """Back to the faction card, or to the reserve of an absent faction (TZ-R19)."""
    state.home = put(state.home, faction, state.home[faction] + count)


def leave_home(state: State, faction: Faction) -> None:
    state.home = put(state.home, faction, state.home[faction] - 1)


def leave_field(state: State, at: Field) -> Faction:
    """Who stood there; the field is empty at once (TZ-R39)."""
    faction = state.fields[at] - 1
    state.fields = put(state.fields, at, 0)
    return faction


def stands_in(state: State, faction: Faction, city: int) -> bool:
    """Has the faction a Citizen on a field of the City?"""
    return faction + 1 in state.fields[city * 3 : city * 3 + 3]


def collect(state: State, faction: Faction, facts: Facts) -> None:
    """Phase 1: every Citizen on City fields and the Telephone comes home (TZ-012, TZ-013)."""
    mine = faction + 1
    count = state.fields.count(mine)
    if count:
        state.fields = state.fields.replace(bytes((mine,)), b"\0")
        go_home(state, faction, count)
        note(facts, "collected", faction=FACTIONS[faction], count=count)


def relieve(state: State, faction: Faction, facts: Facts) -> None:
    """Relief: whoever has nobody to place gets one Citizen out of Prison (TZ-R83)."""
    if not state.home[faction] and state.prison[faction]:
        release(state, faction)
        note(facts, "relief", faction=FACTIONS[faction])


def release(state: State, faction: Faction) -> None:
    state.prison = put(state.prison, faction, state.prison[faction] - 1)
    go_home(state, faction)


def free(state: State, faction: Faction, facts: Facts) -> None:
    """Out of Prison; usable from the owner's next turn on (TZ-R34)."""
    release(state, faction)
    note(facts, "freed", faction=FACTIONS[faction])


def imprison(state: State, at: Field, facts: Facts) -> None:
    faction = leave_field(state, at)
    state.prison = put(state.prison, faction, state.prison[faction] + 1)
    if at == TELEPHONE:
        note(facts, "arrested-telephone", faction=FACTIONS[faction])
    else:
        note(facts, "arrested", faction=FACTIONS[faction], city=CITIES[at // 3])


def exile(state: State, faction: Faction, facts: Facts) -> None:
    """From Prison out of the game for good (TZ-084)."""
    state.prison = put(state.prison, faction, state.prison[faction] - 1)
    state.removed = put(state.removed, faction, state.removed[faction] + 1)
    note(facts, "exiled", faction=FACTIONS[faction])


def has_ability(state: State, ability: str) -> bool:
    """Does the active faction have this ability, and does it work now? (TZ-034, TZ-035)"""
    return ABILITY_OF[active_faction(state)] == ability and state.central != PARTY


def first_use(state: State, ability: str) -> bool:
    """Does the ability answer this event? Only the first one of the turn counts (TZ-R63).

    One under card 49 counts too, though it brings nothing: when that card is replaced in mid-turn,
    the first time is past.
    """
    if state.ability or ABILITY_OF[active_faction(state)] != ability:
        return False
    state.ability = True
    return state.central != PARTY


def freeing_price(state: State, city: int) -> int:
    """Influence for each Citizen freed from the Special field of a City (TZ-R36)."""
    price = 1 if has_ability(state, "freeing") else FREEING_PRICE
    return price + (BARS_OF[state.locals[city]] == "dearer")
