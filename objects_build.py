"""Compiles C files on all cores, and each of them only if it changed.

What an object file depends on is hashed: the text of its C file, the lines of the
generated headers that matter to it, the flags, and what compiles it.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final

import mypy.version

KEPT_SECONDS: Final = 14 * 24 * 60 * 60
"""How long an object file is kept after its last use."""

DECLARED: Final = re.compile(r"(?:extern )?[\w *]*?\b(CPy\w+)(?:\[\d+\])?(?:\(.*\))?;")
"""A line that declares one function or variable, and its name."""
NAME: Final = re.compile(r"\bCPy\w+")


class Objects:
    """Replaces the method ``compile`` of *compiler* of setuptools."""

    def __init__(self, compiler: Any, folder: Path, cores: int) -> None:
        self._compiler = compiler
        self._compile = compiler.compile
        self._folder = folder / "kept"
        self._folder.mkdir(parents=True, exist_ok=True)
        self._pool = ThreadPoolExecutor(cores)

    def compile(self, sources: list[str], **options: Any) -> list[str]:
        folders = {Path(source).parent for source in sources}
        headers = [line for folder in sorted(folders) for line in written(folder)]
        return list(
            self._pool.map(partial(self._compile_one, headers, options), sources)
        )

    def _compile_one(
        self, headers: list[str], options: dict[str, Any], source: str
    ) -> str:
        kept = self._folder / self._key(headers, options, Path(source))
        made: str
        (made,) = self._compiler.object_filenames(
            [source], output_dir=options["output_dir"]
        )
        if kept.exists():
            kept.touch()
            Path(made).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
        else:
            self._compile([source], **options)
            part = kept.with_suffix(".part")
            shutil.copyfile(made, part)
            part.replace(kept)
        return made

    def _key(self, headers: list[str], options: dict[str, Any], source: Path) -> str:
        text = source.read_text(encoding="utf-8")
        names = set(NAME.findall(text))
        known = (self._tools, str(options["extra_postargs"]), source.name, text)
        matter = (line for line in headers if matters(line, names))
        return hashlib.sha256("\n".join((*known, *matter)).encode()).hexdigest()

    @cached_property
    def _tools(self) -> str:
        """Everything that compiles: Python with its headers, mypyc, the C compiler."""
        command = getattr(self._compiler, "compiler_so", None) or []
        version = type(self._compiler).__name__
        if command:
            version = subprocess.check_output([command[0], "--version"], text=True)
        return f"{sys.version} {mypy.version.__version__} {command} {version}"

    def forget(self) -> None:
        """Delete what has not been used for a long time."""
        for file in self._folder.iterdir():
            if file.stat().st_mtime < time.time() - KEPT_SECONDS:
                file.unlink()


def written(folder: Path) -> list[str]:
    """Return the lines of the headers that mypyc wrote into *folder*."""
    texts = (file.read_text("utf-8") for file in sorted(folder.glob("__native*.h")))
    return [line for text in texts for line in text.splitlines()]


def matters(line: str, names: set[str]) -> bool:
    """Is *line* of a header more than a declaration of what has none of the *names*?"""
    declared = DECLARED.fullmatch(line)
    return declared is None or declared[1] in names
