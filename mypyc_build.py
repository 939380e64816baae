"""Compiles modules with mypyc into a folder; run by ``hatch_build.py``.

    python mypyc_build.py CONFIG OUTPUT MODULE...

mypyc writes its C files to the current folder. ``SENGOKU_OPTIMISE`` is the compiler's
optimisation level; 0 compiles in less time to slower code.
"""

import os
import sys

from mypyc.build import mypycify
from setuptools import setup

# The whole engine is one shared library: its functions may call each other directly.
FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition"]


def main(config: str, output: str, modules: list[str]) -> None:
    level = os.environ.get("SENGOKU_OPTIMISE", "2")
    options = ["--config-file", config, *modules]
    extensions = mypycify(options, opt_level=level, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    folders = ["--build-lib", f"{output}/lib", "--build-temp", f"{output}/temp"]
    setup(
        name="sengoku",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", *folders],
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
