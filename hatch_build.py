"""What a wheel holds besides its source: the browser client, and on request the compiled engine."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/stolik/web/pages"
COMPILED = "build/compiled"


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """An editable install needs neither."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.add_client(build_data)
        if os.environ.get("STOLIK_COMPILED"):
            self.add_engine(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Built with npm unless it is built already: without it we could only serve an apology."""
        if not (Path(self.root) / BUILT / "index.html").exists():
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=Path(self.root) / "client", check=True)
        build_data["artifacts"].append(f"{BUILT}/**")

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Its libraries lie beside the source they were made from, and Python prefers them."""
        subprocess.run([sys.executable, "engine_build.py", COMPILED], cwd=self.root, check=True)
        made = Path(self.root) / COMPILED / "lib"
        for library in made.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(library)] = library.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
