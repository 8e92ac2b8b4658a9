"""What the pages should say: the names of buttons come from the same messages as the pages'."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

import stolik.games
import stolik.words

FOLDER = Path(stolik.words.__file__).parent
GAMES = Path(stolik.games.__file__).parent


def files(language: str, game: str = "grzybowski") -> list[Path]:
    """Every file of messages a page is made of."""
    names = (f"words.{language}.ftl", f"client.{language}.ftl")
    own = [GAMES / game / name for name in names if (GAMES / game / name).exists()]
    return [FOLDER / f"{language}.ftl", FOLDER / f"client.{language}.ftl", *own]


@cache
def bundle(language: str, game: str = "grzybowski") -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in files(language, game):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def say(
    message: str, /, language: str = "pl", *, of: str = "grzybowski", **params: str | int
) -> str:
    """`of` is the game whose words are spoken."""
    pattern = bundle(language, of).get_message(message).value
    assert pattern is not None, message
    text, errors = bundle(language, of).format_pattern(pattern, params)
    assert not errors, errors
    return str(text)


def opening(message: str, /, language: str = "pl") -> str:
    """How this sentence begins, whatever it is about."""
    found = next(each for each in _messages(language) if each.id.name == message)
    assert isinstance(found.value, Pattern)
    assert isinstance(found.value.elements[0], TextElement)
    return found.value.elements[0].value.strip()


def says(message: str, /, language: str = "pl") -> re.Pattern[str]:
    """A name that contains this sentence."""
    return re.compile(re.escape(say(message, language)))


def _messages(language: str) -> Iterator[Message]:
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                yield entry


@cache
def ids() -> frozenset[str]:
    """All message ids that could not be a word of a sentence."""
    found = (each.id.name for language in ("pl", "en") for each in _messages(language))
    return frozenset(name for name in found if "-" in name)


@cache
def fixed(language: str) -> frozenset[str]:
    """Every sentence of this language without a blank to be filled."""
    return frozenset(
        " ".join(each.value.elements[0].value.split())
        for each in _messages(language)
        if isinstance(each.value, Pattern)
        and len(each.value.elements) == 1
        and isinstance(each.value.elements[0], TextElement)
    )
