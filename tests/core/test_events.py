"""The log: who reads what."""

import pytest

from sengoku.core.events import EVERYBODY, Entry, Log, streams, to_json
from tests.toy.events import CardSealed, Left, SomethingSealed


def test_everybody_reads_a_public_event() -> None:
    log = Log()
    log.add(Left(1))
    for viewer in (None, 0, 1):
        assert log.seen_by(viewer) == [Left(1)]
    assert log.entries == [Entry(Left(1), EVERYBODY)]


def test_a_secret_event_has_a_poorer_twin_for_the_others() -> None:
    log = Log()
    log.add_secret(CardSealed(1, 3), 1, SomethingSealed(1))
    assert log.seen_by(1) == [CardSealed(1, 3)]
    for viewer in (None, 0, 2):
        assert log.seen_by(viewer) == [SomethingSealed(1)]


def test_a_secret_event_may_be_nothing_to_the_others() -> None:
    log = Log()
    log.add_secret(CardSealed(0, 3), 0, None)
    log.add(Left(0))
    assert log.seen_by(0) == [CardSealed(0, 3), Left(0)]
    assert log.seen_by(None) == [Left(0)]


def test_reading_goes_on_where_it_stopped() -> None:
    log = Log()
    for seat in range(3):
        log.add(Left(seat))
    assert log.seen_by(None, from_entry=2) == [Left(2)]
    assert log.seen_by(None, from_entry=3) == []


def test_an_event_as_plain_data() -> None:
    assert to_json(CardSealed(1, 3)) == {"kind": "card-sealed", "seat": 1, "card": 3}


@pytest.mark.parametrize("secret", [False, True])
def test_streams_are_what_each_viewer_reads(secret: bool) -> None:
    log = Log()
    log.add(Left(0))
    if secret:
        log.add_secret(CardSealed(1, 3), 1, SomethingSealed(1))
        log.add_secret(CardSealed(0, 2), 0, None)
    viewers = (None, 0, 1, 2)
    told = {viewer: log.seen_by(viewer) for viewer in viewers}
    assert streams(log.entries, viewers) == told
    assert (told[0] == told[1]) is not secret
