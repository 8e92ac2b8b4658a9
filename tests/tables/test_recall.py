"""Bots keep in mind what they thought, as far as what happened since is known to them."""

from typing import Any

from stolik.bots import Memory, Outlook
from stolik.bots.search import Search
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.tables.live import Live
from stolik.tables.recall import Memories, Question
from stolik.tables.seating import Seat
from stolik.tables.thinkers import think

GAME = GAMES["grzybowski"]
SEATS = (Seat("bot", False, "level3", "level3"), Seat("person", True, "Ola"))


def table(game: Game[Any] = GAME) -> Live:
    match = Match.new(game, ["level3", "Ola"])
    return Live("AAAAA", game, SEATS, match, [])


def play(live: Live, text: str) -> None:
    assert live.to_move is not None
    live.play(live.to_move, text, QuickChance(1))


def play_any(live: Live) -> str:
    assert live.to_move is not None
    text = live.game.write(live.game.legal(live.match.state, live.to_move)[-1])
    play(live, text)
    return text


def question(live: Live, seat: int = 0) -> Question:
    world = live.match.state.to_data()
    heard = live.heard(seat, 40)
    return Question(
        live.code, live.game.name, "level3", seat, world, live.epoch, live.sequence, heard
    )


def remembered(memories: Memories, asked: Question) -> int:
    """How often the present moment was looked at before."""
    memory = memories.recall(GAME, asked)
    state = GAME.from_data(asked.world)
    return Search(Outlook(GAME, state, asked.seat, QuickChance(1), memory=memory)).root.visits


def bots_turn(live: Live) -> Question:
    """Until the bot is asked again."""
    while live.to_move != 0:
        play_any(live)
    return question(live)


def test_a_bot_goes_on_with_its_thoughts_after_its_own_move() -> None:
    live, memories = table(), Memories()
    answer = think(GAME, bots_turn(live), memories)
    play(live, answer.move)
    assert live.to_move == 0, "take, then lay"
    assert remembered(memories, question(live)) > 1


def test_a_bot_goes_on_after_the_moves_of_others_that_it_looked_at() -> None:
    live, memories = table(), Memories()
    asked = bots_turn(live)
    think(GAME, asked, memories)
    memory = memories.recall(GAME, asked)
    memories.keep(asked, memory)
    node, heard = memory.kept, list(asked.heard)
    for _ in range(3):  # the line that it thinks most of
        move, node = max(node.children.items(), key=lambda each: each[1].visits)
        heard.append(GAME.write(move))
    later = asked._replace(sequence=asked.sequence + 3, heard=tuple(heard))
    assert remembered(memories, later) == node.visits > 0


def test_an_unknown_move_of_another_ends_the_thoughts() -> None:
    live, memories = table(), Memories()
    asked = bots_turn(live)
    think(GAME, asked, memories)
    later = asked._replace(sequence=asked.sequence + 1, heard=(*asked.heard, None))
    assert memories.recall(GAME, later).kept is None


def test_moves_that_were_not_told_end_the_thoughts() -> None:
    live, memories = table(), Memories()
    asked = bots_turn(live)
    think(GAME, asked, memories)
    later = asked._replace(sequence=asked.sequence + 41, heard=("pass",) * 40)
    assert memories.recall(GAME, later).kept is None


def test_nobody_goes_on_with_the_thoughts_of_another_or_of_before_an_undo() -> None:
    live, memories = table(), Memories()
    asked = bots_turn(live)
    think(GAME, asked, memories)
    for other in ({"epoch": 1}, {"seat": 1}, {"table": "BBBBB"}, {"bot": "level4"}):
        assert memories.recall(GAME, asked._replace(**other)).kept is None
    assert memories.recall(GAME, asked).kept is not None


def test_a_bot_that_broke_off_keeps_nothing() -> None:
    memories = Memories()
    asked = bots_turn(table())
    think(GAME, asked, memories)
    memories.recall(GAME, asked)
    assert memories.recall(GAME, asked).kept is None


def test_the_longest_unasked_is_forgotten_first() -> None:
    memories = Memories(2)
    asked = [Question(code, "grzybowski", "level3", 0, {}) for code in "ABC"]
    for each in (*asked[:2], asked[0], asked[2]):
        memory = Memory()
        memory.kept = each.table
        memories.keep(each, memory)
    assert len(memories) == 2
    assert [memories.recall(GAME, each).kept for each in asked] == ["A", None, "C"]


def test_a_seat_hears_of_secret_moves_of_others_only_that_they_were_made() -> None:
    live = table(GAMES["tczew"])
    luck = QuickChance(3)
    secret = None
    while secret is None:
        seat = live.to_move
        assert seat is not None, "there is a secret move in every game"
        move = luck.pick(live.game.legal(live.match.state, seat))
        play(live, live.game.write(move))
        secret = seat if live.game.secret_move(move) else None
    text = live.match.record.moves[-1].move
    assert live.heard(secret, 1) == (text,)
    assert live.heard(1 - secret, 1) == (None,)


def test_a_hurried_bot_answers_with_what_it_has() -> None:
    asked = bots_turn(table())._replace(bot="level4")  # with playouts enough to be cut short
    whole = think(GAME, asked, Memories())
    hurried = think(GAME, asked, Memories(), hurried=lambda: True)
    part = think(GAME, asked, Memories(), share=0.25)
    visits = [sum(n for n, _ in each.weighed.values()) for each in (whole, hurried, part)]
    assert visits[0] > visits[2] > visits[1] > 0
    assert hurried.move in hurried.weighed
