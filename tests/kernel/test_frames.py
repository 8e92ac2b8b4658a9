"""The stack of frames, shown on a script that is smaller than any game.

A clerk is asked for a number. It is doubled by a step; 0 makes a second clerk be asked first,
and 9 sends the script round in circles. Seat 7 may always cough.
"""

import pytest

from stolik.kernel.chance import Chance, QuickChance
from stolik.kernel.frames import Aside, Decision, Facts, Frame, Script, Step, pop, push, replace
from stolik.kernel.refusal import Refusal, illegal

ASK, DOUBLE, CIRCLE = range(3)
HELP, ENDLESS, COUGH = 0, 9, 100


class Desk:
    def __init__(self, *frames: Frame) -> None:
        self.frames = frames
        self.log: list[str] = []


def choices(desk: Desk, frame: Frame) -> list[int]:
    return [0, 1, 2, 3, ENDLESS]


def refuse(desk: Desk, frame: Frame, move: int) -> Refusal:
    return illegal("XX-2", "no-such-number", number=move)


def answer(desk: Desk, frame: Frame, move: int, chance: Chance, facts: Facts) -> None:
    desk.log.append(f"{frame[1]} says {move}")
    if move == HELP:
        push(desk, (ASK, frame[1] + 1))
    elif move == ENDLESS:
        replace(desk, (CIRCLE, frame[1]))
    else:
        replace(desk, (DOUBLE, frame[1], move))


def cough(desk: Desk, frame: Frame, seat: int) -> list[int]:
    return [COUGH] if seat == 7 else []


def interrupt(desk: Desk, frame: Frame, seat: int, move: int, chance: Chance, facts: Facts) -> None:
    desk.log.append(f"{seat} says {move}")


def hush(desk: Desk, frame: Frame, seat: int, move: int) -> Refusal | None:
    return illegal("XX-5", "quiet") if move == COUGH else None


def double(desk: Desk, frame: Frame, chance: Chance, facts: Facts) -> None:
    desk.log.append(f"twice {frame[2]} is {2 * frame[2]}")
    pop(desk)


def circle(desk: Desk, frame: Frame, chance: Chance, facts: Facts) -> None:
    replace(desk, frame)


ASIDE = Aside("coughing", cough, hush, interrupt)
SCRIPT: Script[Desk] = Script(
    scenes={
        ASK: Decision("ask", choices, refuse, answer, aside=ASIDE),
        DOUBLE: Step("double", double),
        CIRCLE: Step("circle", circle),
    },
    out_of_turn="XX-1",
    over="XX-9",
)


def say(desk: Desk, seat: int, move: int) -> None:
    SCRIPT.play(desk, seat, move, QuickChance(0), None)


def test_the_top_frame_asks() -> None:
    desk = Desk((ASK, 0), (ASK, 4))
    assert SCRIPT.to_move(desk) == 4
    assert SCRIPT.prompt(desk) == "ask"
    assert SCRIPT.legal(desk, 4) == [0, 1, 2, 3, 9]
    assert SCRIPT.legal(desk, 0) == []


def test_push_asks_first_and_then_goes_on_below() -> None:
    desk = Desk((ASK, 0))
    say(desk, 0, HELP)
    say(desk, 1, HELP)
    assert desk.frames == ((ASK, 0), (ASK, 1), (ASK, 2))
    for seat in (2, 1, 0):
        assert SCRIPT.to_move(desk) == seat
        say(desk, seat, seat + 1)
    assert not desk.frames
    assert desk.log[-2:] == ["0 says 1", "twice 1 is 2"]


def test_replace_leaves_what_lies_below() -> None:
    desk = Desk((ASK, 0), (ASK, 1))
    replace(desk, (DOUBLE, 1, 5))
    assert desk.frames == ((ASK, 0), (DOUBLE, 1, 5))


def test_steps_run_by_themselves_until_somebody_is_asked() -> None:
    desk = Desk((ASK, 3), (DOUBLE, 0, 1), (DOUBLE, 0, 2))
    SCRIPT.run(desk, QuickChance(0), None)
    assert desk.log == ["twice 2 is 4", "twice 1 is 2"]
    assert SCRIPT.to_move(desk) == 3


def test_steps_may_end_the_game() -> None:
    desk = Desk((DOUBLE, 0, 1))
    SCRIPT.run(desk, QuickChance(0), None)
    assert SCRIPT.to_move(desk) is None


def test_a_script_that_never_rests_says_so() -> None:
    with pytest.raises(RuntimeError, match="does not come to rest"):
        say(Desk((ASK, 0)), 0, ENDLESS)


def test_a_seat_that_is_not_asked_may_have_an_aside() -> None:
    desk = Desk((ASK, 0))
    assert SCRIPT.legal(desk, 7) == [COUGH]
    say(desk, 7, COUGH)
    assert desk.log == ["7 says 100"]
    assert SCRIPT.to_move(desk) == 0


def test_a_seat_that_may_speak_is_told_so() -> None:
    desk = Desk((ASK, 0))
    assert [SCRIPT.prompt(desk, seat) for seat in (None, 0, 1)] == ["ask"] * 3
    assert SCRIPT.prompt(desk, 7) == "coughing"


def test_frames_are_written_by_name() -> None:
    frames = ((ASK, 0), (DOUBLE, 3, 2))
    assert SCRIPT.write_frames(frames) == "ask 1, double 4 2"
    assert SCRIPT.read_frames("ask 1, double 4 2") == frames
    assert SCRIPT.read_frames("") == ()


@pytest.mark.parametrize("text", ["sing 1", "ask", "ask x", "ask 1,double 2", "ask -1"])
def test_frames_that_no_script_has_are_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="scene"):
        SCRIPT.read_frames(text)


def test_a_decision_without_asides_leaves_the_others_nothing() -> None:
    plain: Script[Desk] = Script(
        scenes={ASK: Decision("ask", choices, refuse, answer)}, out_of_turn="XX-1", over="XX-9"
    )
    assert plain.legal(Desk((ASK, 0)), 7) == []


def test_the_asked_seat_is_refused_by_the_decision() -> None:
    assert SCRIPT.refuse(Desk((ASK, 0)), 0, 5) == illegal("XX-2", "no-such-number", number=5)


def test_another_seat_is_refused_as_out_of_turn() -> None:
    assert SCRIPT.refuse(Desk((ASK, 0)), 1, 1) == illegal("XX-1", "out-of-turn")


def test_a_waiting_seat_is_refused_by_the_aside() -> None:
    assert SCRIPT.refuse(Desk((ASK, 0)), 1, COUGH) == illegal("XX-5", "quiet")


def test_after_the_end_nobody_moves() -> None:
    desk = Desk()
    assert SCRIPT.to_move(desk) is None
    assert SCRIPT.prompt(desk) == "over"
    assert SCRIPT.legal(desk, 0) == []
    assert SCRIPT.refuse(desk, 0, 1) == illegal("XX-9", "over")
