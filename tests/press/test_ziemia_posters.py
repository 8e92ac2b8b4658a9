"""The posters of Ta Ziemia: one for every card, flat and of the print colours."""

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from stolik.games.ziemia.faces.cities import CITIES, city_svg
from stolik.games.ziemia.faces.factions import FACTIONS
from stolik.games.ziemia.faces.poster import COLOURS, Scene
from stolik.games.ziemia.faces.renewal_church import RENEWAL_CHURCH
from stolik.games.ziemia.faces.renewal_people import RENEWAL_PEOPLE
from stolik.games.ziemia.faces.renewal_pilgrims import RENEWAL_PILGRIMS
from stolik.games.ziemia.faces.renewal_press import RENEWAL_PRESS
from stolik.games.ziemia.faces.rules import CITY_RULES
from stolik.press.kit.shapes import Picture, drawn
from stolik.press.svg import document, write

PARTS = (RENEWAL_CHURCH, RENEWAL_PILGRIMS, RENEWAL_PRESS, RENEWAL_PEOPLE, CITY_RULES, FACTIONS)
POSTERS: dict[int, Scene] = {number: each for part in PARTS for number, each in part.items()}
SVG = "{http://www.w3.org/2000/svg}"
# Every command with how many numbers it takes.
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}
FIGURE = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def drawing(picture: Picture) -> str:
    return "".join(write(each) for each in drawn(picture))


def whole(path: str) -> bool:
    """Whether every command of a path has its numbers, and the path is closed."""
    return path[-1:] in "zZ" and all(
        len(FIGURE.findall(numbers)) % NUMBERS[command.upper()] == 0
        for command, numbers in re.findall(r"([A-Ya-y])([^A-Za-z]*)", path)
    )


def test_every_card_has_a_poster_and_only_one() -> None:
    assert sum(len(part) for part in PARTS) == len(POSTERS)
    assert sorted(POSTERS) == list(range(55, 111))
    assert sorted(CITY_RULES) == list(range(99, 107))
    assert sorted(FACTIONS) == list(range(107, 111))


def test_no_two_posters_are_mostly_the_same() -> None:
    """Parts may come back; more than half of two posters may not."""
    paths = {
        number: set(re.findall(r' d="([^"]*)"', drawing(each.picture)))
        for number, each in POSTERS.items()
    }
    for one, two in combinations(POSTERS, 2):
        shared = len(paths[one] & paths[two])
        assert shared <= max(len(paths[one]), len(paths[two])) / 2, (one, two)


@pytest.mark.parametrize("number", sorted(POSTERS))
def test_a_poster_is_well_formed_flat_and_of_the_print_colours(number: int) -> None:
    ground, picture = POSTERS[number]
    text = document(200, 96, "", drawn(picture))
    root = ElementTree.fromstring(text)
    paths = list(root.iter(f"{SVG}path"))
    assert paths
    assert {ground, *(path.attrib["fill"] for path in paths)} <= set(COLOURS)
    assert [path.attrib["d"] for path in paths if not whole(path.attrib["d"])] == []
    assert not re.search(r"stroke|opacity|[gG]radient|filter|<text|<image|<use", text)
    assert len(text) < 7_000


def test_a_poster_shows_more_than_its_ground() -> None:
    for number, (ground, picture) in POSTERS.items():
        assert set(re.findall(r'fill="([^"]*)"', drawing(picture))) - {ground}, number


@pytest.mark.parametrize("city", CITIES)
def test_a_city_is_one_silhouette_in_the_colour_around_it(city: str) -> None:
    root = ElementTree.fromstring(city_svg(city))
    assert (root.get("viewBox"), root.get("role")) == ("0 0 150 56", "img")
    (path,) = root.iter(f"{SVG}path")
    assert path.get("fill") == "currentColor"
    assert whole(path.attrib["d"])


def test_the_cities_are_six_and_each_its_own() -> None:
    names = "warszawa gniezno czestochowa krakow oswiecim nowy-targ"
    assert list(CITIES) == names.split()
    assert len(set(CITIES.values())) == 6
