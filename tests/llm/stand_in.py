"""A stand-in for a language model: a real HTTP server that speaks chat completions."""

import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.mcp.agent import options_in, whole_plan

KEY = "sk-stand-in-secret"
TOKENS_OUT = 20

Script = Callable[[list[dict[str, str]]], str]
"""Returns what the model says to the messages."""


class StandIn:
    """Answers as *script* says; *requests* are the bodies it got.

    *statuses* are sent first, one a request, before anything is answered.
    """

    def __init__(self, script: Script) -> None:
        self.script = script
        self.requests: list[dict[str, Any]] = []
        self.keys: set[str] = set()
        self.statuses: list[int] = []
        self.pause = threading.Event()  # set: the answer never comes
        self.url = ""


def sensible(messages: list[dict[str, str]]) -> str:
    """Take the first option, or a whole plan; reason first, as models do."""
    choices = options_in(messages[-1]["content"])
    actions = whole_plan(choices, random.Random(len(choices)))
    if actions:
        return 'Not {"action": "pass"}. ' + json.dumps({"actions": actions})
    chosen = {"action": choices[0], "because": "It is the first."}
    return (
        f'I could {{try}} {{"action": "x"}}, but:\n```json\n{json.dumps(chosen)}\n```'
    )


@contextmanager
def standing_in(script: Script = sensible) -> Iterator[StandIn]:
    model = StandIn(script)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            model.requests.append(body)
            model.keys.add(self.headers.get("Authorization", ""))
            if self.path != "/v1/chat/completions":
                self._send(404, {"error": {"message": "no such path"}})
            elif model.statuses:
                said = {"error": {"message": f"bad key {KEY}", "type": "invalid"}}
                self._send(model.statuses.pop(0), said)
            elif model.pause.is_set():
                threading.Event().wait(2)
            else:
                self._send(200, completion(body, model.script(body["messages"])))

        def _send(self, status: int, body: dict[str, Any]) -> None:
            sent = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(sent)))
            self.send_header("Retry-After", "0")
            self.end_headers()
            self.wfile.write(sent)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    model.url = f"http://127.0.0.1:{server.server_port}/v1"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield model
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def completion(asked: dict[str, Any], text: str) -> dict[str, Any]:
    """Return a response as the protocol has it."""
    tokens_in = sum(len(message["content"]) for message in asked["messages"]) // 4
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": asked["model"],
        "choices": [
            {
                "index": 0,
                "message": {"role": "assistant", "content": text, "refusal": None},
                "finish_reason": "stop",
            }
        ],
        "usage": {
            "prompt_tokens": tokens_in,
            "completion_tokens": TOKENS_OUT,
            "total_tokens": tokens_in + TOKENS_OUT,
        },
    }


def player_file(folder: Path, model: StandIn, **fields: object) -> str:
    """Write a player file; return the name of its bot."""
    given = {"base_url": model.url, "model": "stand-in", **fields}
    path = folder / "player.toml"
    path.write_text("\n".join(f"{k} = {json.dumps(v)}" for k, v in given.items()))
    return f"llm:{path}"
