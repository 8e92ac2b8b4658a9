"""Types for the client: `python -m stolik.web.schema` prints one JSON document with two parts.

`openapi` describes HTTP, `socket` the messages of the WebSocket. The client generates its types
from it, so that nothing is copied by hand.
"""

import json
import sys
from typing import Any

import msgspec

from stolik.web.app import describe
from stolik.web.wire import ClientMessage, ServerMessage


def socket_schema() -> dict[str, Any]:
    """JSON Schema of the messages; what holds exactly one field is told as such."""
    refs, parts = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    for name in (ClientMessage.__name__, ServerMessage.__name__):
        parts[name] = _one_of(parts[name])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "StolikSocket",
        "oneOf": list(refs),
        "$defs": dict(sorted(parts.items())),
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
    return {"openapi": describe().openapi(), "socket": socket_schema()}


if __name__ == "__main__":
    json.dump(document(), sys.stdout, ensure_ascii=False, indent=2, sort_keys=True)
    sys.stdout.write("\n")
