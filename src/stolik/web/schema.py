"""Types for the client: `python -m stolik.web.schema` prints one JSON document with three parts.

`openapi` describes HTTP, `socket` the messages of the WebSocket, `views` what each game shows of
its positions. The client generates its types from it (`make wire`), so that nothing is copied by
hand.
"""

import json
import sys
from importlib import import_module
from typing import Any

import msgspec

from stolik.games import GAMES
from stolik.web.app import describe
from stolik.web.wire import ClientMessage, ServerMessage


def socket_schema() -> dict[str, Any]:
    """JSON Schema of the messages; what holds exactly one field is told as such."""
    schema = _schema("StolikSocket", ClientMessage, ServerMessage)
    for each in (ClientMessage, ServerMessage):
        schema["$defs"][each.__name__] = _one_of(schema["$defs"][each.__name__])
    return schema


def view_type(game: str) -> type:
    """What the game shows of its positions; it declares that as `View` in its `view.py`."""
    declared: type = import_module(f"stolik.games.{game}.view").View
    return declared


def _schema(title: str, *types: type) -> dict[str, Any]:
    refs, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "oneOf": list(refs),
        "$defs": parts,
    }


def _one_of(schema: dict[str, Any]) -> dict[str, Any]:
    choices = [
        {
            "type": "object",
            "properties": {name: part},
            "required": [name],
            "additionalProperties": False,
        }
        for name, part in schema["properties"].items()
    ]
    return {"title": schema["title"], "oneOf": choices}


def document() -> dict[str, Any]:
    return {
        "openapi": describe().openapi(),
        "socket": socket_schema(),
        "views": {game: _schema("View", view_type(game)) for game in GAMES},
    }


def printed(told: dict[str, Any]) -> str:
    return json.dumps(told, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(printed(document()))
