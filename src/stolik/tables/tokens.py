"""Secrets: the key of this server, seat tokens, browser ids, table codes.

A seat token is the signed (code, seat): nothing has to be stored, and the same seat always has
the same link, so that it can be shown again.
"""

import hashlib
import os
import re
import secrets
from pathlib import Path

from itsdangerous import BadData, URLSafeSerializer

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No O and no I: a code is read out over the telephone."""
CODE = re.compile(f"[{CODE_LETTERS}]{{5}}")
LONGEST_TOKEN = 200
KEY_BYTES = 32


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(5))


def load_key(path: Path) -> bytes:
    """The key of this data folder, made on first use and readable by its owner only."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()


class Tokens:
    """Signs and checks."""

    def __init__(self, key: bytes) -> None:
        if len(key) < KEY_BYTES:
            raise ValueError("the key file is damaged")
        kwargs = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._seats = URLSafeSerializer(key, salt="seat", signer_kwargs=kwargs)
        self._browsers = URLSafeSerializer(key, salt="browser", signer_kwargs=kwargs)

    def seat(self, code: str, seat: int) -> str:
        token = self._seats.dumps([code, seat])
        return token if isinstance(token, str) else token.decode()

    def read_seat(self, token: str) -> tuple[str, int] | None:
        """The table and seat of a token, None for anything we never signed."""
        if len(token) > LONGEST_TOKEN:
            return None
        try:
            code, seat = self._seats.loads(token)
        except (BadData, ValueError):
            return None
        return str(code), int(seat)

    def new_browser(self) -> str:
        return secrets.token_hex(16)

    def sign_browser(self, browser: str) -> str:
        cookie = self._browsers.dumps(browser)
        return cookie if isinstance(cookie, str) else cookie.decode()

    def read_browser(self, cookie: str) -> str | None:
        if len(cookie) > LONGEST_TOKEN:
            return None
        try:
            return str(self._browsers.loads(cookie))
        except (BadData, ValueError):
            return None
