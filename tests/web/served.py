"""A server in a process of its own, which can be killed and started again."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 60.0
SEEDED = (sys.executable, Path(__file__).with_name("seeded.py"))


class Served:
    """The server of a folder, always at the same address."""

    def __init__(self, folder: Path, program: Sequence[str | Path] = SEEDED) -> None:
        self.folder = folder
        self.program = program
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)

    def start(self) -> None:
        """Start the server; return once it answers."""
        where = ["--port", str(self.port), "--data", str(self.folder)]
        command = [*self.program, "serve", *where, "--no-limits"]
        env = {**os.environ, "SENGOKU_BOT_PAUSE": "0"}
        self._process = subprocess.Popen(command, env=env)
        self._await(self._process)

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(20)

    def _await(self, process: "subprocess.Popen[bytes]") -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")
