"""The pages: the built client out of the package, or a word about its absence."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from stolik.kernel.game import LANGUAGES
from stolik.web.errors import words

IMMUTABLE = "public, max-age=31536000, immutable"
SQUEEZABLE = ("text/", "application/json", "application/manifest", "image/svg", "application/wasm")
SCRIPTS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, read and squeezed once."""

    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    caching: str


def read_asset(path: Path, name: str) -> Asset:
    body = path.read_bytes()
    kind = SCRIPTS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    squeezed = gzip.compress(body, mtime=0) if kind.startswith(SQUEEZABLE) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    caching = IMMUTABLE if name.startswith("assets/") else "no-cache"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Asset(body, squeezed, kind, tag, caching)


class Client:
    """Everything under the folder, in memory: no path of a request ever reaches the disk."""

    def __init__(self, folder: Path) -> None:
        files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        names = [(path, path.relative_to(folder).as_posix()) for path in files]
        self.assets = {name: read_asset(path, name) for path, name in names}

    def answer(self, request: Request) -> Response:
        name = request.url.path.lstrip("/") or "index.html"
        asset = self.assets.get(name)
        if asset is None and not name.startswith("assets/"):
            asset = self.assets.get("index.html")
        if asset is None:
            missing = name.startswith("assets/") or name != "index.html"
            return HTMLResponse(not_built(), 404 if missing and self.assets else 200)
        return _response(asset, request)


def _response(asset: Asset, request: Request) -> Response:
    headers = {"etag": asset.tag, "cache-control": asset.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers)
    if asset.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(asset.squeezed, headers=headers, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)


def not_built() -> str:
    """A page without script or style that says it in both languages."""
    said = "".join(
        f'<p lang="{say.language}">{say("web-not-built")}</p>' for say in map(words, LANGUAGES)
    )
    return (
        f'<!doctype html><html lang="pl"><meta charset="utf-8"><title>Stolik</title>{said}</html>'
    )
