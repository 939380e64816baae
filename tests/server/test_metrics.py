"""What the server measures, and what no metric reveals."""

import random
import re
from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.middleware import metrics
from sengoku.server.middleware.metrics import Metrics
from sengoku.server.settings import Settings
from tests.server.table_client import API, new_table, until

METRICS = "http://testserver/metrics"
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


@pytest.fixture
def local_client(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TestClient]:
    monkeypatch.setattr(metrics, "LAG_INTERVAL_SECONDS", 0.01)
    app = create_app(settings)
    here = f"http://testserver{API}"
    with TestClient(app, base_url=here, client=("127.0.0.1", 1)) as client:
        yield client


def _samples(client: TestClient) -> Samples:
    text = client.get(METRICS).text
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def _value(samples: Samples, name: str, **labels: str) -> float:
    return samples.get((name, frozenset(labels.items())), 0)


def test_a_game_is_counted(local_client: TestClient) -> None:
    seats = [{"name": "Ann Secretname"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table, rnd = new_table(local_client, seats=seats), random.Random(1)
    with table.live():
        assert table.answer(0, rnd).is_success
        assert not table.post("/moves", {"at": 10**6, "do": "nothing"}).is_success
        until(lambda: 0 in table.view()["waiting"])
        samples = _samples(local_client)
        assert _value(samples, "sengoku_websockets") == 1
    route = "/tables/{table}/moves"
    door = {"method": "POST", "route": route}
    assert _value(samples, "sengoku_requests_total", status="200", **door) == 1
    assert _value(samples, "sengoku_request_seconds_count", **door) == 2
    for by in ("person", "bot"):
        moves = _value(samples, "sengoku_moves_total", game="samurai", by=by)
        assert moves >= 1, by
    kept = table.view()["heard"] and _value(samples, "sengoku_commit_inputs_sum")
    assert kept == sum(
        value for (name, _), value in samples.items() if name == "sengoku_moves_total"
    )
    assert _value(samples, "sengoku_commit_seconds_count") >= 1
    assert _value(samples, "sengoku_bot_seconds_count", bot="random") >= 1
    assert _value(samples, "sengoku_tables_in_memory") == 1
    assert _value(samples, "sengoku_tables_running") == 1
    until(lambda: _value(_samples(local_client), "sengoku_loop_lag_seconds_count") > 3)
    assert any(name == "sengoku_refused_total" for name, _ in samples)


def test_no_label_identifies_a_person_or_table(local_client: TestClient) -> None:
    table = new_table(local_client, seats=[{"name": "Ann"}, {"kind": "open"}])
    code = table.made["table"]["code"]
    assert local_client.get(f"codes/{code}").is_success
    assert local_client.get("/nowhere/at/all?token=hidden").status_code == 404
    assert local_client.request("BREW", "/pot").status_code == 404
    with table.live():
        pass
    text = local_client.get(METRICS).text
    for secret in (table.id, code, "Ann", "127.0.0.1", "nowhere", "hidden", "BREW"):
        assert secret not in text
    assert 'route="/codes/{code}"' in text
    assert re.search(r'method="WEBSOCKET",route="[^"]*/live",status="101"', text)


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("192.168.1.9", {}, 404),
        ("8.8.8.8", {}, 404),
        ("127.0.0.1", {"X-Forwarded-For": "8.8.8.8"}, 404),
    ],
)
def test_only_local_clients_read_metrics(
    app: FastAPI, address: str, headers: dict[str, str], status: int
) -> None:
    client = TestClient(app, client=(address, 1))
    assert client.get("/metrics", headers=headers).status_code == status


@pytest.fixture
def app(local_client: TestClient) -> FastAPI:
    assert isinstance(local_client.app, FastAPI)
    return local_client.app


def test_the_number_of_refusal_keys_is_limited() -> None:
    counted = Metrics()
    for number in range(2000):
        word = "".join(chr(ord("a") + int(digit)) for digit in str(number))
        counted.record_refusal(word)
    counted.record_refusal("A key from outside 1")
    found = {
        sample.labels["key"] for sample in next(iter(counted.refused.collect())).samples
    }
    assert len(found) == metrics.MAX_KEYS + 1
    assert "other" in found
