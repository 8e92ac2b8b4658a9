"""The lesson of a game: its positions can be, its answers are the engine's, its texts are there."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stolik.games import GAMES
from stolik.kernel.chance import QuickChance
from stolik.kernel.fact import Fact
from stolik.kernel.game import LANGUAGES, Game, why_not
from stolik.kernel.position import PositionFile
from stolik.web.lessons import FILE, Written, lesson_of, read_lesson, step_of
from stolik.web.models import LessonFirst, LessonInfo, LessonStep, LessonTask
from tests.web.house import House, visit

TAUGHT = [game for game in GAMES.values() if (game.folder / FILE).exists()]


def written(game: Game[Any]) -> list[Written]:
    return read_lesson((game.folder / FILE).read_text(encoding="utf-8"))


@cache
def built(name: str) -> LessonInfo:
    return lesson_of(GAMES[name])


def steps(*kinds: str) -> pytest.MarkDecorator:
    """One test a step, or a step that asks in one of these ways."""
    found = [
        pytest.param(game, each, at, id=f"{game.name}-{each.name}")
        for game in TAUGHT
        for at, each in enumerate(written(game))
        if not kinds or each.ask.startswith(kinds)
    ]
    return pytest.mark.parametrize(("game", "step", "at"), found)


def told(game: Game[Any], at: int) -> LessonStep:
    return built(game.name).steps[at]


def task(game: Game[Any], at: int) -> LessonTask:
    found = told(game, at).task
    assert found
    return found


def start(game: Game[Any], step: Written) -> tuple[Any, int]:
    state = game.from_position(PositionFile(step.position))
    return state, game.to_move(state) or 0


def test_the_lesson_is_told_in_both_languages(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for game in TAUGHT:
            answer = await house.http.get(f"/api/games/{game.name}/lesson")
            assert answer.status_code == 200
            assert answer.json() == built(game.name).model_dump(mode="json")
            again = await house.http.get(f"/api/games/{game.name}/lesson")
            assert again.text == answer.text
        assert (await house.http.get("/api/games/chess/lesson")).status_code == 404

    visit(tmp_path, test)


def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    bare = replace(GAMES["grzybowski"], name="bare", folder=tmp_path)

    async def test(house: House) -> None:
        answer = await house.http.get("/api/games/bare/lesson")
        assert answer.status_code == 404
        assert answer.json()["error"]["reason"] == "no-lesson"

    for language in LANGUAGES:
        (tmp_path / f"words.{language}.ftl").write_text("game-title = Bare\n", encoding="utf-8")
    visit(tmp_path / "data", test, games={"bare": bare})


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_lesson_is_short_and_lets_the_learner_do_something(game: Game[Any]) -> None:
    steps = built(game.name).steps
    assert 8 <= len(steps) <= 10
    assert sum(step.task is not None for step in steps) >= len(steps) // 2
    assert len({step.name for step in steps}) == len(steps)


@steps()
def test_every_rule_is_in_the_rulebook(game: Game[Any], step: Written, at: int) -> None:
    book = game.rulebook("pl")
    taps = task(game, at).taps if step.ask else []
    named = {*step.rules, *step.why.values(), *(tap.rule for tap in taps if tap.rule)}
    assert step.rules
    assert named <= set(book)


@steps("may", "best", "pays", "line", "told")
def test_every_choice_has_an_answer(game: Game[Any], step: Written, at: int) -> None:
    taps = task(game, at).taps
    assert [tap.spot for tap in taps] == [spot for row in told(game, at).places for spot in row]
    assert len({tap.spot for tap in taps}) == len(taps)
    assert any(tap.right for tap in taps)
    for tap in taps:
        if not tap.right:
            assert tap.sentence, tap.spot
            assert tap.rule, tap.spot
    assert set(step.why) <= {tap.spot for tap in taps if not tap.right}


def test_a_question_nobody_can_ask_is_refused() -> None:
    step = written(GAMES["grzybowski"])[0]
    with pytest.raises(ValueError, match="nobody can ask"):
        step_of(GAMES["grzybowski"], replace(step, ask="guess 24a"))


@steps("may", "best")
def test_what_may_be_done_is_what_the_rules_allow(game: Game[Any], step: Written, at: int) -> None:
    kind, _, what = step.ask.partition(" ")
    state, seat = start(game, step)
    legal = {game.write(move) for move in game.legal(state, seat)}
    for tap in task(game, at).taps:
        move = game.write(game.read(what.replace("*", tap.spot)))
        assert (tap.after is not None) == (move in legal)
        if refusal := why_not(game, state, seat, move):
            assert (tap.right, tap.rule) == (False, refusal.rule)
        else:
            after = state.clone()
            game.play(after, seat, game.read(move), QuickChance(1), None)
            assert tap.after
            assert tap.after.model_dump() == game.view(after, seat)
            assert tap.right or kind == "best"


@steps("told")
def test_what_is_told_is_what_happens(game: Game[Any], step: Written, at: int) -> None:
    """Right is what the facts name, or the choice that brings the fact; the rules refuse others."""
    _, name, what = step.ask.split(" ", 2)
    state, seat = start(game, step)
    for tap in task(game, at).taps:
        move = what.replace("*", tap.spot)
        if refusal := why_not(game, state, seat, move):
            assert (tap.right, tap.rule, tap.after) == (False, refusal.rule, None)
            continue
        after, facts = state.clone(), list[Fact]()
        game.play(after, seat, game.read(move), QuickChance(1), facts)
        told = [set(map(str, fact.params.values())) for fact in facts if fact.name == name]
        assert told or "*" in what, "nobody could be right"
        named = "*" in what or any(set(tap.spot.split()) <= values for values in told)
        assert tap.right == (bool(told) and named), tap.spot
        if tap.right:
            assert tap.after
            assert tap.after.model_dump() == game.view(after, seat)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_the_first_table_can_be_opened(game: Game[Any], tmp_path: Path) -> None:
    first = built(game.name).first
    alone = first.partner == "here"
    partner = {"kind": "here", "name": "Ola"} if alone else {"kind": "bot", "bot": first.partner}

    async def test(house: House) -> None:
        body = {
            "game": game.name,
            "options": first.options,
            "seats": [{"kind": "me", "name": "Ala"}, partner],
            "language": "pl",
        }
        assert (await house.http.post("/api/tables", json=body)).status_code == 201

    visit(tmp_path, test)


def test_a_first_game_of_ta_ziemia_is_easy_and_led_by_one_person() -> None:
    first = built("ziemia").first
    assert (first.partner, first.options["level"]) == ("here", "easy")
    assert built("grzybowski").first == LessonFirst(partner="level1", options={})


def test_the_right_answers_of_ta_ziemia() -> None:
    right = {
        step.name: [tap.spot for tap in step.task.taps if tap.right]
        for step in built("ziemia").steps
        if step.task
    }
    assert right == {
        "fields": ["church faith", "church faithful", "special rule"],
        "church": ["gniezno church"],
        "regime": ["gniezno"],
        "local": ["czestochowa", "nowy-targ"],
        "agent": ["gniezno S"],
        "renewal": ["55 D"],
        "telephone": ["S 73"],
        "mobilisation": ["73", "64", "58"],
    }


def test_the_texts_of_ta_ziemia_say_what_the_positions_show() -> None:
    """Numbers in the texts are those of the engine."""
    steps = {step.name: step for step in built("ziemia").steps}

    def done(name: str) -> tuple[dict[str, Any], str]:
        told = steps[name].task
        assert told
        after = next(tap.after for tap in told.taps if tap.right)
        assert after
        return after.model_dump(), told.done.en

    view, text = done("regime")
    assert (steps["regime"].view.model_dump()["time"], view["time"]) == (10, 13)
    assert "from 10 to 13" in text
    view, text = done("renewal")
    assert (view["pool"]["influence"], view["hands"][0]) == (1, [55])
    assert "1 Influence" in text
    view, text = done("telephone")
    assert (view["pool"]["influence"], view["hands"][0]) == (2, [73])
    assert "2 Influence" in text
    view, _ = done("agent")
    assert (view["prison"]["S"], view["cities"][1]["agents"]) == (1, 1)
    view, _ = done("mobilisation")
    assert (view["time"], view["hands"][0]) == (26, [55])
    pool = steps["local"].view.model_dump()["pool"]
    assert pool == {"faith": 2, "resistance": 1, "influence": 1}
    assert steps["aim"].total == 22


@steps()
def test_the_lay_of_the_board_is_that_of_the_position(
    game: Game[Any], step: Written, at: int
) -> None:
    """A card of the position that no place of the board shows would be hidden from the learner."""
    if step.board != "grid":
        return
    _, seat = start(game, step)
    shown = {spot for row in told(game, at).places for spot in row}
    lying = {
        f"{card['place'][0]},{card['place'][1]}"
        for card in told(game, at).view.model_dump()["grids"][seat]["cards"]
    }
    assert lying <= shown


@steps("pays")
def test_a_goal_needs_every_right_card_and_no_other(
    game: Game[Any], step: Written, at: int
) -> None:
    """Taken off the grid, a right card costs points of the goal, a wrong one does not."""
    goal = int(step.ask.partition(" ")[2])
    cards = {
        f"{card['place'][0]},{card['place'][1]}": str(card["face"])
        for card in told(game, at).view.model_dump()["grids"][0]["cards"]
    }

    def points(position: str) -> int:
        state = game.from_position(PositionFile(position))
        return game.score(state).seats[0].by_card()[goal]

    full = points(step.position)
    for tap in task(game, at).taps:
        face = cards[tap.spot]
        if int(face[:2]) == goal:
            assert not tap.right
            continue
        assert (points(step.position.replace(face, "---")) < full) == tap.right, tap.spot


def test_the_best_card_is_the_one_that_pays_now() -> None:
    (step,) = (each for each in built("grzybowski").steps if each.name == "choose")
    assert step.task
    assert [tap.spot for tap in step.task.taps if tap.right] == ["25a"]
    sentences = {tap.spot: tap.sentence.en for tap in step.task.taps if tap.sentence}
    assert sentences["25a"].startswith("In this turn it brings 3 points.")
    assert "1 point." in sentences["26r"]
    assert sentences["44a"] == "In this turn it brings 0 points."


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_steps(game: Game[Any], language: str) -> None:
    """Every text a step needs is there, and there is no other."""
    text = (game.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    there = {each.id.name for each in entries if isinstance(each, ast.Message)}
    needed = set()
    for at, step in enumerate(written(game)):
        parts = ["title", "text", *(["ask", "done"] if step.ask else [])]
        if step.ask.startswith(("pays", "line", "told")):
            wrong = {tap.spot for tap in task(game, at).taps if not tap.right}
            if "*" in step.ask:
                state, seat = start(game, step)
                what = step.ask.split(" ", 2)[2]
                moves = {spot: what.replace("*", spot) for spot in wrong}
                wrong = {spot for spot in wrong if not why_not(game, state, seat, moves[spot])}
            parts += ["wrong"] if wrong - set(step.why) else []
        needed |= {f"lesson-{step.name}-{part}" for part in parts}
    assert {name for name in there if name.startswith("lesson-")} == needed


@steps()
def test_faces_to_look_at_can_be_drawn(game: Game[Any], step: Written, at: int) -> None:
    for face in step.faces:
        for language in LANGUAGES:
            assert game.paint(face, language, "hand"), face
