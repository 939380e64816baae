"""What holds for every test."""

import signal
from collections.abc import Generator

import pytest


def pytest_configure() -> None:
    """Let processes of tests hear an interrupt, also where tests run in the background.

    A shell lets those ignore it, and so would whatever they start.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure no coverage in whole games: they add none and take four times as long."""
    for item in items:
        if item.get_closest_marker("games"):
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None]:
    """Skip what plants a fault by subclassing a rule: compiled classes forbid it."""
    try:
        yield
    except TypeError as error:
        if "interpreted classes cannot inherit from compiled" in str(error):
            pytest.skip("plants a fault in a class, and this one is compiled")
        raise
