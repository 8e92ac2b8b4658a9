"""What can be read about the games: words, rules, cards, pictures."""

import re
from functools import cache
from pathlib import Path as FilePath
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from stolik.bots import BOTS
from stolik.kernel.game import CardTold, Game, Language
from stolik.kernel.refusal import malformed
from stolik.kernel.rulebook import RULE, Rulebook
from stolik.tables.errors import Denied
from stolik.web.context import InContext, errors
from stolik.web.errors import words
from stolik.web.models import (
    CardInfo,
    GameInfo,
    Health,
    House,
    Lang,
    OptionInfo,
    RuleInfo,
    RulesInfo,
    SectionInfo,
    SentenceBody,
    Size,
)
from stolik.words import FOLDER

router = APIRouter(tags=["games"])
GameName = Annotated[str, Path(min_length=1, max_length=40)]
FACE = re.compile(r"[0-9A-Za-z-]{1,20}")
A_DAY = {"cache-control": "public, max-age=86400"}


@router.get("/healthz", responses=errors())
async def health() -> Health:
    return Health(ok=True)


@router.get("/api/house", responses=errors())
async def house(context: InContext) -> House:
    """Where friends in the same network find this server, for invitations."""
    return House(friends=context.settings.friends)


def game_called(context: InContext, name: str) -> Game[Any]:
    game = context.tables.games.get(name)
    if game is None:
        known = ", ".join(context.tables.games)
        raise Denied(malformed("unknown-game", game=name[:40], known=known), "missing")
    return game


@router.get("/api/games", responses=errors())
async def games(context: InContext) -> list[GameInfo]:
    return [game_info(game) for game in context.tables.games.values()]


def game_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=SentenceBody(pl=words("pl", game)("game-title"), en=words("en", game)("game-title")),
        players=list(game.players),
        options=[OptionInfo(name=each.name, choices=list(each.choices)) for each in game.options],
        bots=list(BOTS),
        playable=game.maturity == "playable",
        secret_hands=game.hidden_information and game.secret_hands,
        cooperative=game.cooperative,
        cards=len(game.names.get("card", {}).get("pl", {})),
        edition=game.edition,
    )


FLUENT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/api/words/{lang}", responses={**errors(), **FLUENT}, response_class=Response)
async def shared_words(lang: Lang) -> PlainTextResponse:
    """The Fluent text of what all games and the client share."""
    return PlainTextResponse(_shared(lang), headers={"cache-control": "no-cache"})


@router.get(
    "/api/games/{game}/words/{lang}", responses={**errors(404), **FLUENT}, response_class=Response
)
async def game_words(game: GameName, lang: Lang, context: InContext) -> PlainTextResponse:
    """The Fluent text of the shared words and of this game, its board in the browser included."""
    folder = game_called(context, game).folder
    own = _joined(folder / f"words.{lang}.ftl", folder / f"client.{lang}.ftl")
    return PlainTextResponse(f"{_shared(lang)}\n{own}", headers={"cache-control": "no-cache"})


@cache
def _shared(lang: Language) -> str:
    return _joined(FOLDER / f"{lang}.ftl", FOLDER / f"client.{lang}.ftl")


def _joined(*files: FilePath) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@router.get("/api/games/{game}/rules/{lang}", responses=errors(404))
async def rules(game: GameName, lang: Lang, context: InContext) -> RulesInfo:
    return rules_info(game_called(context, game).rulebook(lang))


def rules_info(book: Rulebook) -> RulesInfo:
    """The rulebook section by section; text between the rules is the section's intro."""
    sections: list[SectionInfo] = []
    in_rule = False
    for line in book.markdown.splitlines():
        if line.startswith("# "):
            continue
        if line.startswith("## ") or not sections:
            title = line.removeprefix("## ").strip() if line.startswith("## ") else ""
            sections.append(SectionInfo(title=title, intro="" if title else line, rules=[]))
            in_rule = False
        elif item := RULE.match(line):
            sections[-1].rules.append(RuleInfo(number=item[1], text=book[item[1]].text))
            in_rule = True
        elif not (in_rule and line.startswith("  ") and line.strip()):
            sections[-1].intro += f"\n{line}"
            in_rule = False
    for section in sections:
        section.intro = re.sub(r"\n{3,}", "\n\n", section.intro).strip()
    told = [each for each in sections if each.title or each.intro]
    return RulesInfo(title=book.title, sections=told)


@router.get("/api/games/{game}/cards/{lang}", responses=errors(404))
async def cards(game: GameName, lang: Lang, context: InContext) -> list[CardInfo]:
    found = game_called(context, game)
    return [card_info(each) for each in found.catalogue(words(lang, found))]


def card_info(card: CardTold) -> CardInfo:
    return CardInfo(**{**card._asdict(), "sides": list(card.sides), "sources": list(card.sources)})


@router.get(
    "/faces/{game}/{face}.svg",
    responses={
        **errors(404),
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}},
    },
    response_class=Response,
)
async def face(
    game: GameName,
    face: Annotated[str, Path(min_length=1, max_length=20)],
    context: InContext,
    lang: Annotated[Lang, Query()] = "pl",
    size: Annotated[Size, Query()] = "hand",
) -> Response:
    """The picture of one side of a card."""
    found = game_called(context, game)
    svg = found.paint(face, lang, size) if FACE.fullmatch(face) else None
    if svg is None:
        raise Denied(malformed("no-face", face=face), "missing")
    return Response(svg, media_type="image/svg+xml", headers=A_DAY)
