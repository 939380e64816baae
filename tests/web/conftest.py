"""A real server and a real browser, shared by all journeys."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from sengoku.server.pages import STATIC

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 30.0


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the web app; returns where it is."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the web app is not built: python3 web_build.py")
    with served(tmp_path_factory.mktemp("served")) as address:
        yield address


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Run a server on *folder*; yields its address once it answers."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = _serve(folder, port)
    try:
        _await(port, process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def _serve(folder: Path, port: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "sengoku", "serve", "--port", str(port)]
    env = {**os.environ, "SENGOKU_BOT_PAUSE": "0"}
    return subprocess.Popen([*command, "--data", str(folder), "--no-limits"], env=env)


def _await(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the server does not answer")
