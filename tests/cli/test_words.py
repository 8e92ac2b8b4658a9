"""The words: both languages say the same things, and everything that is said has its words."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from stolik.games import GAMES
from stolik.games.grzybowski.moves import VERBS
from stolik.games.grzybowski.terminal import WIDTH
from stolik.kernel.game import LANGUAGES, Game, Language
from stolik.kernel.refusal import Param
from stolik.words import FOLDER, Words
from tests.cli.spoken import asked, help_texts

Messages = dict[str, ast.Message]

POLISH_LETTERS = re.compile("[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„]")
PROPER_NAMES = re.compile("Piłsudsk[ia]|Żelazo")
ENGLISH_WORDS = re.compile(
    r"\b(the|a card|cards?|and|of|is|are|you|your|with|not|there|player|turn|market|chance)\b"
)
FILES = [FOLDER, *(game.folder for game in GAMES.values())]

PLAUSIBLE: dict[str, tuple[Param, ...]] = {
    "player": (0, 1),
    "card": (4, 24),
    "symbol": ("O", "Z"),
    "side": ("a", "r"),
    "verb": ("outside", "diagonal", "reshuffle", "draw"),
    "row": (-1, 0, 2),
    "column": (-2, 0, 3),
}
NUMBERS = (0, 1, 2, 5, 12, 22, 25)


def path_of(folder: Path, language: str) -> Path:
    return folder / (f"{language}.ftl" if folder == FOLDER else f"words.{language}.ftl")


@cache
def messages(folder: Path, language: str) -> Messages:
    entries = FluentParser().parse(path_of(folder, language).read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@cache
def all_messages(language: str) -> Messages:
    return {name: each for folder in FILES for name, each in messages(folder, language).items()}


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    """A Fluent node and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for each in node:
            yield from nodes(each)


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


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
            params = {
                each: PLAUSIBLE.get(each.split("_")[0], NUMBERS) for each in variables(message)
            }
            at = NUMBERS.index(number)
            text = say(name, **{each: some[at % len(some)] for each, some in params.items()})
            assert text.strip(), name
            assert "{" not in text.replace("{…}", ""), f"{name}: {text}"


# The languages apart.


def test_english_sentences_have_no_polish_letters() -> None:
    for name, message in all_messages("en").items():
        text = PROPER_NAMES.sub("", text_of(message))
        assert not POLISH_LETTERS.search(text), f"{name}: {text}"


def test_polish_sentences_have_no_english_words() -> None:
    for name, message in all_messages("pl").items():
        # Commands and the notation of moves are the same in both languages.
        text = re.sub(r"stolik [a-z]+ .*|\(\w+\)|\[\w+\]|out ", "", text_of(message))
        assert not (found := ENGLISH_WORDS.search(text)), f"{name}: {found}"


def test_quotation_marks_are_those_of_the_language() -> None:
    for name, message in all_messages("pl").items():
        assert not set("‘’“") & set(text_of(message)), name
    for name, message in all_messages("en").items():
        assert not set("„”“") & set(text_of(message)), name


# Plurals.


def test_polish_plurals_are_complete() -> None:
    """Where 2, 3, 4 need a form of their own, 5 (many) and 1,5 (other) do so too."""
    for name, message in all_messages("pl").items():
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
    say = Words("pl", GAMES["grzybowski"])
    others: dict[str, Param] = dict.fromkeys(variables(all_messages("pl")[name]) - {param}, 7)
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
    for name, message in all_messages("pl").items():
        for node in nodes(message):
            parts = node.elements if isinstance(node, ast.Pattern) else []
            for before, after in pairwise(parts):
                bare = isinstance(before, ast.Placeable) and isinstance(
                    before.expression, ast.VariableReference
                )
                if bare and isinstance(after, ast.TextElement) and counted.match(after.value):
                    wrong.add(name)
    in_a_choice = {name for name in wrong if any("many" in v for v in variants(polish(name)))}
    assert wrong - in_a_choice - ALWAYS_MANY == set()


def polish(name: str) -> ast.Message:
    return all_messages("pl")[name]


def test_english_counts_like_an_english_speaker() -> None:
    say = Words("en", GAMES["grzybowski"])
    assert say("account-total", points=1) == "Total: 1 point"
    assert say("account-total", points=2) == "Total: 2 points"
    assert say("account-total", points=0) == "Total: 0 points"
    assert say("account-total", points=-1) == "Total: -1 point"


# What the source asks for.

ASKED = asked()
PLAIN = [each for each in ASKED if each.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_source_asks_for_exists(language: Language) -> None:
    known = all_messages(language)
    missing = {f"{each.where}: {each.name}" for each in PLAIN if each.name not in known}
    missing |= {f"app.py: {name}" for name in help_texts() if name not in known}
    missing |= {
        f"{each.where}: {each.pattern}"
        for each in ASKED
        if not any(re.fullmatch(each.pattern, name) for name in known)
    }
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_gets_the_parameters_it_needs(language: Language) -> None:
    """A sentence with a gap raises; the source must fill every gap of both languages."""
    known = all_messages(language)
    gaps = {
        f"{each.where}: {each.name} lacks {missing}"
        for each in PLAIN
        if each.name and each.given is not None
        if (missing := variables(known[each.name]) - each.given)
    }
    assert gaps == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_standing_messages(game: Game[Any], language: Language) -> None:
    """What the kernel asks of every game's words: title, intro, prompts, moves and options."""
    needed = {"game-title", "game-intro", "prompt-over", *(f"move-{verb}" for verb in VERBS)}
    for option in game.options:
        needed.add(f"option-{option.name}")
        needed |= {f"option-{option.name}-{choice}" for choice in option.choices}
    assert needed <= messages(game.folder, language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_fault_has_a_name(language: Language) -> None:
    say = Words(language, GAMES["grzybowski"])
    for place in ("line", "move", "card", "effect", "field"):
        assert "7" in say(f"where-{place}", value=7)


def spoken(name: str) -> bool:
    """Does anything in the source ask for this message?"""
    passed_on = re.compile(r"(no|fact|line|prompt|move|where)\\?-\(?\.\+\)?")
    # The hints are for the browser: its desk asks for `hint-<moment>`.
    standing = ("where-", "move-", "option-", "prompt-over", "hint-")
    if name in help_texts() or name.startswith(standing):
        return True
    return any(
        re.fullmatch(each.pattern, name) for each in ASKED if not passed_on.fullmatch(each.pattern)
    )


@pytest.mark.parametrize(
    "folder",
    FILES,
    ids=lambda folder: folder.name,
)
def test_no_message_is_dead(folder: Path) -> None:
    assert [name for name in messages(folder, "pl") if not spoken(name)] == []


# What everybody sees.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_describes_itself(language: Language) -> None:
    game = GAMES["grzybowski"]
    say = Words(language, game)
    for number in game.names["card"][language]:
        assert game.describe(int(number), say).strip()


@pytest.mark.parametrize(
    "language",
    ["pl", "en"],
)
def test_the_labels_of_cards_are_not_cut_off(language: Language) -> None:
    say = Words(language, GAMES["grzybowski"])
    labels = [
        say(name, code="O", number=55)
        for name in all_messages(language)
        if name.startswith(("short-", "chance-")) or name == "joker"
    ]
    assert [label for label in labels if len(label) > WIDTH] == []
