"""The words: both languages say the same things, and everything that is said has its words."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stolik.games import GAMES
from stolik.games.grzybowski.terminal import WIDTH
from stolik.kernel.game import LANGUAGES, Game, Language
from stolik.kernel.refusal import Param
from stolik.words import FOLDER, Words
from tests.cli.spoken import Asked, asked, help_texts

Messages = dict[str, ast.Message]

POLISH_LETTERS = re.compile("[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„]")
PROPER_NAMES = re.compile("Piłsudsk[ia]|Żelazo|Czyżykowo|Częstochowa|Kraków|Oświęcim")
ENGLISH_WORDS = re.compile(
    r"\b(the|a card|cards?|and|of|is|are|you|your|with|not|there|player|turn|market|chance)\b"
)
FILES = [FOLDER, *(game.folder for game in GAMES.values())]
GRZYBOWSKI = GAMES["grzybowski"]

PLAUSIBLE: dict[str, tuple[Param, ...]] = {
    "player": (0, 1),
    "card": (4, 24),
    "symbol": ("O", "Z"),
    "side": ("a", "r"),
    "verb": ("outside", "diagonal", "reshuffle", "draw"),
    "row": (-1, 0, 2),
    "column": (-2, 0, 3),
    "event": (151, 200),
    "sub": (168, 200),
    "town": (1, 2, 3, 4),
    "category": tuple("RPSZMNTWHKBDUFX"),
    "field": ("A1x1", "O15x15", "church", "telephone"),
    "city": ("warszawa", "nowy-targ"),
    "faction": tuple("DRSI"),
    "resource": ("faith", "resistance", "influence"),
}
NUMBERS = (0, 1, 2, 5, 12, 22, 25)


def path_of(folder: Path, language: str) -> Path:
    return folder / (f"{language}.ftl" if folder == FOLDER else f"words.{language}.ftl")


@cache
def messages(folder: Path, language: str) -> Messages:
    entries = FluentParser().parse(path_of(folder, language).read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def known(folder: Path, language: str) -> Messages:
    """What can be said about one game: its own messages and the shared ones."""
    return messages(FOLDER, language) | messages(folder, language)


def all_messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    for folder in FILES:
        yield from messages(folder, language).items()


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    """A Fluent node and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for each in node:
            yield from nodes(each)


def variables(message: ast.Message, around: Messages) -> set[str]:
    """What a message needs to know, and the messages inside it too."""
    own = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
    return own.union(*(variables(around[name], around) for name in inside(message)))


def inside(message: ast.Message) -> set[str]:
    """The messages that a message holds."""
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def variants(message: ast.Message) -> Iterator[set[str]]:
    """The keys of each choice in a message."""
    for node in nodes(message):
        if isinstance(node, ast.SelectExpression):
            yield {
                each.key.name if isinstance(each.key, ast.Identifier) else str(each.key.value)
                for each in node.variants
            }


def text_of(message: ast.Message) -> str:
    """What a reader sees of a message, without parameters."""
    return " ".join(node.value for node in nodes(message) if isinstance(node, ast.TextElement))


def words(language: Language, folder: Path) -> Words:
    game: Game[Any] | None = next((g for g in GAMES.values() if g.folder == folder), None)
    return Words(language, game, ["Ola", "Jan"])


# Both languages.


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    first, second = (set(messages(folder, language)) for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_words_file_is_read(folder: Path, language: Language) -> None:
    """Fluent skips what it cannot read; here nothing may be skipped or stand twice."""
    text = path_of(folder, language).read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_shadows_a_shared_message(language: Language) -> None:
    for game in GAMES.values():
        shared = messages(FOLDER, language).keys() & messages(game.folder, language).keys()
        assert shared == set()


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: Language) -> None:
    say = words(language, folder)
    for name, message in messages(folder, language).items():
        for number in NUMBERS:
            needed = variables(message, known(folder, language))
            params = {each: PLAUSIBLE.get(each.split("_")[0], NUMBERS) for each in needed}
            at = NUMBERS.index(number)
            text = say(name, **{each: some[at % len(some)] for each, some in params.items()})
            assert text.strip(), name
            assert "{" not in text.replace("{…}", ""), f"{name}: {text}"


# The languages apart.


def test_english_sentences_have_no_polish_letters() -> None:
    for name, message in all_messages("en"):
        text = PROPER_NAMES.sub("", text_of(message))
        assert not POLISH_LETTERS.search(text), f"{name}: {text}"


def test_polish_sentences_have_no_english_words() -> None:
    for name, message in all_messages("pl"):
        # Commands and the notation of moves are the same in both languages.
        text = re.sub(r"stolik [a-z]+ .*|\(\w+\)|\[\w+\]|out |„\w+”", "", text_of(message))
        assert not (found := ENGLISH_WORDS.search(text)), f"{name}: {found}"


def test_quotation_marks_are_those_of_the_language() -> None:
    for name, message in all_messages("pl"):
        assert not set("‘’“") & set(text_of(message)), name
    for name, message in all_messages("en"):
        assert not set("„”“") & set(text_of(message)), name


# Plurals.


def test_polish_plurals_are_complete() -> None:
    """Where 2, 3, 4 need a form of their own, 5 (many) and 1,5 (other) do so too."""
    for name, message in all_messages("pl"):
        for keys in variants(message):
            if keys & {"few", "many"}:
                assert keys >= {"one", "few", "many", "other"}, f"{name}: {keys}"


@pytest.mark.parametrize(
    ("name", "param", "forms"),
    [
        ("account-total", "points", "punkt punkty punktów punktów punkty punktów"),
        ("fuzz-done", "games", "gra gry gier gier gry gier"),
        ("fuzz-done", "moves", "ruch ruchy ruchów ruchów ruchy ruchów"),
        ("selfplay-title", "games", "gra gry gier gier gry gier"),
        ("verify-moves", "moves", "ruch ruchy ruchów ruchów ruchy ruchów"),
        ("market", "stack", "karta karty kart kart karty kart"),
        ("line-pattern", "times", "układ układy układów układów układy układów"),
        ("fact-over", "turn", "turze turach turach turach turach turach"),
        ("play-stopped", "moves", "ruchu ruchach ruchach ruchach ruchach ruchach"),
    ],
)
def test_polish_counts_like_a_pole(name: str, param: str, forms: str) -> None:
    say = Words("pl", GRZYBOWSKI)
    around = known(GRZYBOWSKI.folder, "pl")
    others: dict[str, Param] = dict.fromkeys(variables(around[name], around) - {param}, 7)
    for number, form in zip((1, 2, 5, 12, 22, 25), forms.split(), strict=True):
        text = say(name, **{**others, param: number})
        assert re.search(rf"\b{number} {form}\b", text), text


def test_more_moves_are_counted_like_a_pole() -> None:
    say = Words("pl")
    told = [say("play-more", count=count, verb="swap") for count in (1, 2, 5, 12, 22, 25)]
    assert [re.sub(r"^… i \d+ | „.*", "", each) for each in told] == [
        "inny ruch",
        "inne ruchy",
        "innych ruchów",
        "innych ruchów",
        "inne ruchy",
        "innych ruchów",
    ]


ALWAYS_MANY = {
    "no-file-size",  # 1,000,000 bytes
    "no-grid-rows",  # five rows of five places
    "no-grid-columns",
    "no-sixth-column",
    "no-market-size",  # six places
    "no-card-count",  # 55 cards
    "no-out-of-step",  # "nie mogą mieć 3 kart": after a denial there is one form for all
    "selfplay-speed",  # a rate, not a count
}


def test_no_polish_noun_is_counted_without_its_plurals() -> None:
    """`{ $cards } kart` is wrong for 32 cards, unless the number is always one of "many"."""
    counted = re.compile(r"^ (kart|gier|ruchów|punktów|miejsc|rzędów|bajtów|graczy)\b")
    wrong = set()
    for name, message in all_messages("pl"):
        for node in nodes(message):
            parts = node.elements if isinstance(node, ast.Pattern) else []
            for before, after in pairwise(parts):
                bare = isinstance(before, ast.Placeable) and isinstance(
                    before.expression, ast.VariableReference
                )
                follows = isinstance(after, ast.TextElement) and counted.match(after.value)
                if bare and follows and not any("many" in keys for keys in variants(message)):
                    wrong.add(name)
    assert wrong - ALWAYS_MANY == set()


def test_english_counts_like_an_english_speaker() -> None:
    say = Words("en", GRZYBOWSKI)
    assert say("account-total", points=1) == "Total: 1 point"
    assert say("account-total", points=2) == "Total: 2 points"
    assert say("account-total", points=0) == "Total: 0 points"
    assert say("account-total", points=-1) == "Total: -1 point"


# What the source asks for.

ASKED = asked()
PLAIN = [each for each in ASKED if each.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_source_asks_for_exists(language: Language) -> None:
    """Shared source must find its messages whatever the game is."""
    missing = {f"app.py: {each}" for each in help_texts() - messages(FOLDER, language).keys()}
    for each in ASKED:
        for game in games_of(each):
            names = known(game.folder, language)
            if not any(re.fullmatch(each.pattern, name) for name in names):
                missing.add(f"{each.where}: {each.pattern} ({game.name})")
    assert missing == set()


def games_of(each: Asked) -> list[Game[Any]]:
    if each.game:
        return [GAMES[each.game]]
    games = list(GAMES.values())
    if "lessons.py" in each.where:  # not every game has a lesson
        games = [game for game in games if (game.folder / "lesson.toml").exists()]
    if each.pattern.startswith("intent"):  # only partners tell what they are after
        games = [game for game in games if game.cooperative]
    return games


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_gets_the_parameters_it_needs(language: Language) -> None:
    """A sentence with a gap raises; the source must fill every gap of both languages."""
    gaps = {
        f"{each.where}: {each.name} lacks {missing}"
        for each in PLAIN
        for around in (known(game.folder, language) for game in games_of(each))
        if each.name and each.given is not None
        if (missing := variables(around[each.name], around) - each.given)
    }
    assert gaps == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_standing_messages(game: Game[Any], language: Language) -> None:
    """What the kernel asks of every game's words: title, intro, prompts, moves and options."""
    verbs = import_module(f"stolik.games.{game.name}.moves").VERBS
    own = messages(game.folder, language).keys()
    # A verb may have several sentences, one for each thing it is said of: move-pick-city.
    unsaid = [
        verb for verb in verbs if not any(f"{name}-".startswith(f"move-{verb}-") for name in own)
    ]
    assert unsaid == []
    needed = {"game-title", "game-intro", "prompt-over"}
    for option in game.options:
        needed.add(f"option-{option.name}")
        needed |= {f"option-{option.name}-{choice}" for choice in option.named()}
    assert needed <= own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_fault_has_a_name(language: Language) -> None:
    say = Words(language, GRZYBOWSKI)
    for place in ("line", "move", "card", "effect", "field"):
        assert "7" in say(f"where-{place}", value=7)


def spoken(name: str, folder: Path) -> bool:
    """Does anything in the source, or another message, ask for this message?"""
    passed_on = re.compile(r"(no|fact|line|prompt|move|where)\\?-\(?\.\+\)?")
    # The hints are for the browser: its desk asks for `hint-<moment>`.
    standing = ("where-", "move-", "option-", "prompt-over", "hint-")
    if name in help_texts() or name.startswith(standing):
        return True
    return any(name in inside(message) for message in messages(folder, "pl").values()) or any(
        re.fullmatch(each.pattern, name)
        for each in ASKED
        if each.game in (None, folder.name) or folder == FOLDER
        if not passed_on.fullmatch(each.pattern)
    )


@pytest.mark.parametrize(
    "folder",
    FILES,
    ids=lambda folder: folder.name,
)
def test_no_message_is_dead(folder: Path) -> None:
    assert [name for name in messages(folder, "pl") if not spoken(name, folder)] == []


# What everybody sees.


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_describes_itself(game: Game[Any], language: Language) -> None:
    say = Words(language, game)
    for number in game.names["card"][language]:
        assert game.describe(int(number), say).strip()


@pytest.mark.parametrize(
    "language",
    ["pl", "en"],
)
def test_the_labels_of_cards_are_not_cut_off(language: Language) -> None:
    say = Words(language, GRZYBOWSKI)
    labels = [
        say(name, code="O", number=55)
        for name in messages(GRZYBOWSKI.folder, language)
        if name.startswith(("short-", "chance-")) or name == "joker"
    ]
    assert [label for label in labels if len(label) > WIDTH] == []
