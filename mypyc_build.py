"""Compiles modules with mypyc into a folder; run by ``hatch_build.py``.

    python mypyc_build.py CONFIG OUTPUT MODULE...

Every module becomes a C file, and all of them one shared library: all cores compile,
and a call from one module to another is as direct as one inside a module. ``OUTPUT``
may be used again: then only what changed is compiled (``objects_build``).

mypyc looks for the modules in the current folder. ``SENGOKU_OPTIMISE`` is the level at
which the compiler optimises; 0 compiles in less time to slower code.
"""

import os
import sys
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

import units_build
from objects_build import Objects

NAME: Final = "sengoku"
"""Of the shared library. By default it is a hash of the names of all modules, which is
in every C file: a new module would change them all."""
IS_WINDOWS: Final = os.name == "nt"
FLAGS: Final = [] if IS_WINDOWS else ["-fno-semantic-interposition"]
# Hidden functions are called directly, not through a table that others may change.
LIBRARY_FLAGS: Final = [] if IS_WINDOWS else [*FLAGS, "-fvisibility=hidden"]

CORES: Final = os.cpu_count() or 1


class BuildExtensions(build_ext):  # type: ignore[misc]
    """Compiles on all cores and skips what was compiled before."""

    def build_extensions(self) -> None:
        objects = Objects(self.compiler, Path(self.build_temp), CORES)
        self.compiler.compile = objects.compile
        super().build_extensions()
        objects.forget()


def main(config: str, output: str, modules: list[str]) -> None:
    level = os.environ.get("SENGOKU_OPTIMISE", "2")
    folder = Path(output)
    extensions = mypycify(
        ["--config-file", config, *modules],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name=NAME,
        target_dir=str(folder / "c"),
    )
    units_build.edit(folder / "c", NAME)
    for extension in extensions:
        is_library = extension.name.startswith(f"{NAME}__")
        extension.extra_compile_args += LIBRARY_FLAGS if is_library else FLAGS
    build(extensions, folder)


def build(extensions: list[Any], folder: Path) -> None:
    command = ["--quiet", "build_ext", "--parallel", str(CORES)]
    folders = ["--build-lib", str(folder / "lib"), "--build-temp", str(folder / "temp")]
    made = setup(
        name=NAME,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildExtensions},
        script_args=[*command, *folders],
    )
    wanted = {
        Path(file).resolve() for file in made.get_command_obj("build_ext").get_outputs()
    }
    for file in (folder / "lib").rglob("*.*"):
        if file.is_file() and file.resolve() not in wanted:
            file.unlink()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
