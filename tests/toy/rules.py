"""The turn: drop a disc, or throw a bomb, which asks others before the turn can end.

The stack of frames while a bomb is about, the top last:

    ending 1                            the turn of player 1 will end
    ending 1, rolling 1                 … after the roll (a step, nobody is asked)
    ending 1, aiming 1 2                … after player 1 has named a rival for two hits
    ending 1, settling 2 1              … after player 2 has lost the discs still due (a step)
    ending 1, settling 2 1, losing 2    … after player 2 has chosen the first of them
"""

from stolik.kernel.chance import Chance
from stolik.kernel.fact import EVERYONE, Fact
from stolik.kernel.frames import (
    SEAT,
    Aside,
    Decision,
    Facts,
    Frame,
    Script,
    Step,
    pop,
    push,
    replace,
)
from stolik.kernel.game import Options
from stolik.kernel.refusal import Param, Refusal, illegal
from tests.toy.moves import (
    BLOCK,
    COLUMNS,
    DROP,
    HIT,
    LOSE,
    THROW,
    Move,
    pack,
    thing_of,
    verb_of,
    write_place,
)
from tests.toy.scoring import finished
from tests.toy.state import BOMBS, HAND, HEIGHT, TOKENS, State, discs, rivals, whose_turn

PLAYERS = (2, 3)
WIDTHS = (7, 6, 8)
TURN, ROLLING, AIMING, SETTLING, LOSING, ENDING = range(6)
HITS = (0, 0, 1, 1, 1, 1, 2)
"""By what the die shows (TF-020)."""


def new(players: int, options: Options, chance: Chance) -> State:
    """Shuffle the tokens, deal the hands and draw lots for the start (TF-001..TF-003)."""
    state = State(players, int(options.get("width", WIDTHS[0])))
    tokens = list(range(1, TOKENS + 1))
    chance.shuffle(tokens)
    for seat in range(players):
        state.hands[seat] = bytes(sorted(tokens[seat * HAND : (seat + 1) * HAND]))
    state.bag = bytes(sorted(tokens[players * HAND :]))
    state.frames = ((TURN, chance.below(players)),)
    return state


def note(facts: Facts, name: str, to: tuple[int, ...] | None = EVERYONE, **params: Param) -> None:
    if facts is not None:
        facts.append(Fact(name, params, to))


def spend(state: State, seat: int, token: int) -> None:
    state.hands[seat] = state.hands[seat].replace(bytes((token,)), b"")
    state.spent = bytes(sorted((*state.spent, token)))


# The turn (TF-010..TF-013).


def turn_choices(state: State, frame: Frame) -> list[Move]:
    moves = [pack(DROP, at) for at, column in enumerate(state.columns) if len(column) < HEIGHT]
    if rivals(state):
        moves += [pack(THROW, token) for token in state.hands[frame[SEAT]] if token <= BOMBS]
    return moves


def turn_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    verb, thing = verb_of(move), thing_of(move)
    if verb not in (DROP, THROW):
        return illegal("TF-010", "no-bomb-about")
    if verb == DROP and thing >= len(state.columns):
        return illegal("TF-001", "no-such-column", place=COLUMNS[thing])
    if verb == DROP:
        return illegal("TF-011", "column-full", place=COLUMNS[thing])
    if thing not in state.hands[frame[SEAT]]:
        return illegal("TF-012", "not-held", token=thing)
    if thing > BOMBS:
        return illegal("TF-012", "not-a-bomb", token=thing)
    return illegal("TF-013", "nobody-to-hit")


def turn_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat = frame[SEAT]
    thing = thing_of(move)
    replace(state, (ENDING, seat))
    if verb_of(move) == THROW:
        note(facts, "throw", player=seat, token=thing)
        spend(state, seat, thing)
        push(state, (ROLLING, seat))
        return
    state.columns[thing] += bytes((seat,))
    note(facts, "drop", player=seat, place=COLUMNS[thing])


# Rolling for the bomb (TF-020).


def roll(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    number = chance.die()
    note(facts, "roll", number=number, hits=HITS[number])
    if HITS[number]:
        replace(state, (AIMING, frame[SEAT], HITS[number]))
    else:
        pop(state)


# Naming a rival (TF-021); whoever holds a shield may cut in (TF-030).


def aim_choices(state: State, frame: Frame) -> list[Move]:
    return [pack(HIT, seat) for seat in rivals(state)]


def aim_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    verb, thing = verb_of(move), thing_of(move)
    if verb == BLOCK:
        return illegal("TF-030", "own-bomb")
    if verb != HIT:
        return illegal("TF-021", "aim-first")
    return illegal("TF-021", "cannot-be-hit", number=thing + 1)


def aim_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    note(facts, "hit", player=frame[SEAT], player_2=thing_of(move))
    replace(state, (SETTLING, thing_of(move), frame[2]))


def shields(state: State, frame: Frame, seat: int) -> list[Move]:
    """The blocks a seat may cut in with; never against the own bomb."""
    if seat == whose_turn(state):
        return []
    return [pack(BLOCK, token) for token in state.hands[seat] if token > BOMBS]


def refuse_shield(state: State, frame: Frame, seat: int, move: Move) -> Refusal | None:
    """Why a waiting seat may not cut in with this."""
    if verb_of(move) != BLOCK:
        return None
    if seat == whose_turn(state):
        return illegal("TF-030", "own-bomb")
    return illegal("TF-030", "no-shield", token=thing_of(move))


def block(state: State, frame: Frame, seat: int, move: Move, chance: Chance, facts: Facts) -> None:
    """Only the end of the turn is left of the bomb."""
    note(facts, "block", player=seat, token=thing_of(move))
    spend(state, seat, thing_of(move))
    state.frames = state.frames[:1]


SHIELDS = Aside("shielding", shields, refuse_shield, block)


# Losing discs, one at a time, as long as there are any (TF-022).


def settle(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    _, seat, due = frame
    if not due or not discs(state, seat):
        pop(state)
        return
    replace(state, (SETTLING, seat, due - 1))
    push(state, (LOSING, seat))


def lose_choices(state: State, frame: Frame) -> list[Move]:
    own = [pack(LOSE, at) for at in discs(state, frame[SEAT])]
    return own + shields(state, frame, frame[SEAT])


def lose_refuse(state: State, frame: Frame, move: Move) -> Refusal:
    verb, thing = verb_of(move), thing_of(move)
    if verb == BLOCK:
        return illegal("TF-030", "no-shield", token=thing)
    if verb != LOSE:
        return illegal("TF-022", "lose-first")
    return illegal("TF-022", "not-your-disc", place=write_place(thing))


def lose_answer(state: State, frame: Frame, move: Move, chance: Chance, facts: Facts) -> None:
    seat = frame[SEAT]
    if verb_of(move) == BLOCK:
        block(state, frame, seat, move, chance, facts)
        return
    column, row = divmod(thing_of(move), HEIGHT)
    stack = state.columns[column]
    state.columns[column] = stack[:row] + stack[row + 1 :]
    note(facts, "lose", player=seat, place=write_place(thing_of(move)))
    pop(state)


# The end of a turn: hands are filled up, the game ends or the next player moves
# (TF-014, TF-040).


def end(state: State, frame: Frame, chance: Chance, facts: Facts) -> None:
    for seat in range(len(state.hands)):
        fill_hand(state, seat, chance, facts)
    if finished(state):
        pop(state)
        note(facts, "over")
    else:
        replace(state, (TURN, (frame[SEAT] + 1) % len(state.hands)))


def fill_hand(state: State, seat: int, chance: Chance, facts: Facts) -> None:
    while state.bag and len(state.hands[seat]) < HAND:
        token = chance.pick(state.bag)
        state.bag = state.bag.replace(bytes((token,)), b"")
        state.hands[seat] = bytes(sorted((*state.hands[seat], token)))
        note(facts, "draw", player=seat)
        note(facts, "drawn", (seat,), token=token)


SCRIPT: Script[State] = Script(
    scenes={
        TURN: Decision("turn", turn_choices, turn_refuse, turn_answer),
        ROLLING: Step("rolling", roll),
        AIMING: Decision("aiming", aim_choices, aim_refuse, aim_answer, SHIELDS),
        SETTLING: Step("settling", settle),
        LOSING: Decision("losing", lose_choices, lose_refuse, lose_answer, SHIELDS),
        ENDING: Step("ending", end),
    },
    out_of_turn="TF-010",
    over="TF-040",
)
