"""The browser of the tests is the system's Chromium: found, or installed where that is possible.

`python -m tests.browser.chromium` makes sure that there is one, before any test runs.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
INSTALL = {
    "apt-get": ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
    "dnf": ["dnf", "install", "-y", "chromium"],
    "pacman": ["pacman", "-S", "--noconfirm", "chromium"],
    "apk": ["apk", "add", "chromium"],
}
MISSING = """\
The browser tests need Chromium or Google Chrome, and none was found.
  Debian, Ubuntu   sudo apt-get install chromium
  Fedora           sudo dnf install chromium
  Arch             sudo pacman -S chromium
  macOS            brew install --cask google-chrome
Another one can be named: STOLIK_CHROMIUM=/path/to/chrome make test
"""


def find() -> str | None:
    """$STOLIK_CHROMIUM, or the first browser in one of the usual places."""
    for name in filter(None, (os.environ.get("STOLIK_CHROMIUM"), *NAMES, *ELSEWHERE)):
        if found := shutil.which(name):
            return found
    return None


def install() -> None:
    """Ask the system's package manager, if we may without being asked for a password."""
    manager = next(filter(shutil.which, INSTALL), None)
    if manager is None:
        return
    may = os.geteuid() == 0
    before = [] if may else ["sudo", "-n"]
    if not may and not shutil.which("sudo"):
        return
    print(f"Installing Chromium with {manager}; this happens once.", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if manager == "apt-get":
        subprocess.run([*before, manager, "-qq", "update"], env=environment, check=False)
    subprocess.run(
        [*before, *INSTALL[manager]], env=environment, check=False, stdout=subprocess.DEVNULL
    )


def main() -> None:
    if find() is None:
        install()
    if find() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
