"""Bots by name, with a budget of their own or without."""

from typing import Any, NamedTuple

import pytest

from stolik.bots import BOTS, LEVELS, Outlook
from stolik.bots.names import budget, find_bot, is_bot, ladder
from stolik.bots.search import Search
from stolik.games import GAMES
from stolik.kernel.chance import QuickChance

GAME = GAMES["grzybowski"]


class Asked(NamedTuple):
    playouts: int
    doubt: float


def asked(name: str, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """What a bot asks of a search at the beginning of a game."""
    found: list[Asked] = []

    def run(search: Search[Any], playouts: int, seconds: float) -> int:
        found.append(Asked(playouts, search.doubt))
        return search.outlook.choices[0]

    monkeypatch.setattr(Search, "run", run)
    find_bot(name)(Outlook(GAME, GAME.new(2, {}, QuickChance(1)), 0, QuickChance(1)))
    return found[0]


def test_a_name_without_a_budget_is_the_bot_itself() -> None:
    assert all(find_bot(name) is bot for name, bot in BOTS.items())


@pytest.mark.parametrize(("name", "times"), [("level3x2", 2.0), ("level4x0.5", 0.5)])
def test_a_budget_multiplies_the_playouts(
    name: str, times: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = asked(name.split("x")[0], monkeypatch).playouts
    assert asked(name, monkeypatch).playouts == times * alone
    assert budget(name) == times


def test_a_level_with_a_budget_does_not_misjudge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else a ladder would show its errors and not what thinking longer is worth."""
    assert asked("level3", monkeypatch).doubt > 0
    assert asked("level3x1", monkeypatch) == (asked("level3", monkeypatch).playouts, 0.0)


@pytest.mark.parametrize(
    "name",
    ["", "x2", "hal", "greedyx2", "level1x2", "level3x", "level3x0", "level3x0.0", "level3x-1",
     "level3x2x2", "level3x1000", "level3xinf", "level3 x2", "level9x2"],
)  # fmt: skip
def test_what_is_no_bot_is_none(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(KeyError):
        find_bot(name)


def test_every_step_of_a_ladder_has_twice_the_budget_of_the_next() -> None:
    budgets = [budget(name) for name in ladder("level3")]
    assert budgets == [4.0, 2.0, 1.0, 0.5]
    assert all(is_bot(name) for name in ladder("level3"))


@pytest.mark.parametrize(
    "name", ["greedy", "level3x2", *(n for n in LEVELS if not LEVELS[n].thought)]
)
def test_a_bot_without_a_budget_has_no_ladder(name: str) -> None:
    with pytest.raises(KeyError):
        ladder(name)
