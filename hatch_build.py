"""Puts the built browser client into the wheel: a wheel without it could only serve an apology."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/stolik/web/pages"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client with npm unless it is built already; an editable install needs neither."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (Path(self.root) / BUILT / "index.html").exists():
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=Path(self.root) / "client", check=True)
        build_data["artifacts"].append(f"{BUILT}/**")
