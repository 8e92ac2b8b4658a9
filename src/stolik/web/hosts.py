"""Under which names we answer.

A page of a stranger can give its own name the address of this machine (DNS rebinding); the browser
then takes us for a part of that page. So a name must be one of ours. An address in numbers needs
no list: nobody can point it elsewhere.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

HOME = "localhost"
NEARBY = ".local"
"""Names that machines give themselves in a network; no stranger can have one."""


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def name_of(address: str) -> str | None:
    """The name in `name:port`, as browsers write Host; None if it cannot be read."""
    try:
        parts = urlsplit(f"//{address}")
        readable = parts.netloc == address and "@" not in address and parts.port != 0
    except ValueError:
        return None
    return parts.hostname.removesuffix(".") if readable and parts.hostname else None


class Hosts:
    """The names of one server: those given, or else those of this machine in its network."""

    def __init__(self, given: Iterable[str], origins: Iterable[str]) -> None:
        own = [*given]
        self.nearby = not own
        if self.nearby:
            machine = socket.gethostname()
            own += [machine, machine.partition(".")[0]]
        own += [origin.partition("://")[2] for origin in origins]
        self.names = {HOME, *map(name_of, own)}

    def know(self, address: str) -> bool:
        """Is this Host header one of ours?"""
        name = name_of(address)
        if name is None:
            return False
        if name in self.names or is_address(name) or name.endswith(f".{HOME}"):
            return True
        return self.nearby and name.endswith(NEARBY)
