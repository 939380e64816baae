"""Every operation gets requests that its schema allows, and some that it forbids."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from sengoku.server.app import create_app
from sengoku.server.settings import Settings
from tests.server.abuse import REPEAT_FACTOR, InputCounter
from tests.server.table_client import API, bearer, new_table

pytestmark = pytest.mark.games

EXAMPLES = 3 * REPEAT_FACTOR
PLAIN = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[*HealthCheck],
)
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class Visitors:
    """The clients: anonymous, seats, a host, an account."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        running = new_table(client)
        open = new_table(client, seats=[{}, {}, {"kind": "open"}])
        account = {"name": "Tester", "password": "correct horse battery staple"}
        made = client.post("accounts", json=account).json()
        session = {"X-Sengoku-Session": made["session"]}
        self.known = [
            ({}, running.id),
            (running.headers(0), running.id),
            (running.headers(1), running.id),
            (bearer(running.host), running.id),
            (open.headers(0), open.id),
            (session, running.id),
            (session | running.headers(2), running.id),
        ]
        self.code = open.made["table"]["code"]

    def ask(self, case: Case[Any], who: int) -> Any:
        """Send *case*, half of the time to an existing table."""
        headers, table = self.known[who % len(self.known)]
        if who < len(self.known) and _has_right_path(case):
            there = {"table": table, "code": self.code}
            mine = case.path_parameters
            mine.update({name: there[name] for name in mine if name in there})
        sent = case.as_transport_kwargs(base_url="http://testserver", headers=headers)
        sent.pop("cookies", None)
        if isinstance(sent.get("data"), bytes | str):
            sent["content"] = sent.pop("data")
        return self.client.request(**sent)


def _has_right_path(case: Case[Any]) -> bool:
    """Is the path valid, so that its parameters may be replaced?"""
    assert case.meta is not None
    path = case.meta.components.get(ParameterLocation.PATH)
    return path is not None and path.mode is GenerationMode.POSITIVE


@pytest.fixture
def visitors(settings: Settings) -> Any:
    here = f"http://testserver{API}"
    with TestClient(create_app(settings), base_url=here) as client:
        yield Visitors(client)


def test_every_endpoint_follows_its_schema(
    visitors: Visitors, request: pytest.FixtureRequest
) -> None:
    document = visitors.client.get("openapi.json").json()
    input_counter = InputCounter()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(found, Ok), found
        for mode in MODES:
            _try(visitors, found.ok(), mode, input_counter)
    input_counter.report(request)
    assert input_counter.inputs > len(document["paths"]) * EXAMPLES


def _try(
    visitors: Visitors,
    operation: Any,
    mode: GenerationMode,
    input_counter: InputCounter,
) -> None:
    @seed(1)
    @PLAIN
    @given(operation.as_strategy(generation_mode=mode), st.integers(0, 13))
    def ask(case: Case[Any], who: int) -> None:
        input_counter.inputs += 1
        reply = visitors.ask(case, who)
        # A request can be well-formed and still be refused.
        case.validate_response(reply, excluded_checks=[positive_data_acceptance])
        if reply.is_error:
            assert reply.json()["error"]["detail"]

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # it has no invalid requests
