"""Models to ask: an address that speaks chat completions, or a local command."""

import contextlib
import math
import os
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol, final

import httpx2
import msgspec

from sengoku.bots.bot import BotError
from sengoku.llm.player_file import PlayerFile
from sengoku.llm.prompt import Message

CHARACTERS_PER_TOKEN: Final = 4
"""An estimate, for models that do not count."""
MAX_REPLY_BYTES: Final = 1 << 22
RETRIED_STATUSES: Final = (408, 429, 500, 502, 503, 504)
FIRST_RETRY_SECONDS: Final = 0.5
"""The delay doubles with every attempt; ``Retry-After`` counts more."""
MAX_DETAIL_LENGTH: Final = 200


class Reply(NamedTuple):
    text: str
    tokens_in: int
    tokens_out: int


class Model(Protocol):
    def ask(self, messages: Sequence[Message], seconds: float) -> Reply:
        """Return the answer within *seconds*, or raise ``BotError``."""

    def close(self) -> None: ...


def model_of(file: PlayerFile) -> Model:
    return ChatModel(file) if file.base_url else CommandModel(file)


def estimated_tokens(messages: Sequence[Message]) -> int:
    size = sum(len(message["content"]) for message in messages)
    return math.ceil(size / CHARACTERS_PER_TOKEN)


# Chat completions


class _Said(msgspec.Struct, frozen=True):
    content: str | None = None


class _Choice(msgspec.Struct, frozen=True):
    message: _Said


class _Used(msgspec.Struct, frozen=True):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Completion(msgspec.Struct, frozen=True):
    choices: tuple[_Choice, ...]
    usage: _Used | None = None


class _Response(NamedTuple):
    status: int
    retry_after: str
    content: bytes


@final
class ChatModel:
    """Asks ``POST {base_url}/chat/completions``; retries while there is time."""

    def __init__(self, file: PlayerFile) -> None:
        self._file: Final = file
        self._url: Final = file.base_url.rstrip("/") + "/chat/completions"
        self._http: Final = httpx2.Client()

    def close(self) -> None:
        self._http.close()

    def ask(self, messages: Sequence[Message], seconds: float) -> Reply:
        deadline, pause = time.monotonic() + seconds, FIRST_RETRY_SECONDS
        body = self._body(messages)
        while True:
            response = self._post(body, deadline)
            if response.status not in RETRIED_STATUSES:
                return self._reply(response, messages)
            wait = _seconds(response.retry_after, pause)
            if time.monotonic() + wait >= deadline:
                raise BotError("crash", self._refusal(response))
            time.sleep(wait)
            pause *= 2

    def _body(self, messages: Sequence[Message]) -> dict[str, Any]:
        file = self._file
        body = {
            "model": file.model,
            "messages": [*messages],
            "max_tokens": file.max_answer_tokens,
        }
        if file.temperature is not None:
            body["temperature"] = file.temperature
        return body

    def _post(self, body: dict[str, Any], deadline: float) -> _Response:
        key = self._file.key
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        left = max(deadline - time.monotonic(), 0.001)
        sending = self._http.stream(
            "POST", self._url, json=body, headers=headers, timeout=left
        )
        try:
            with sending as reply:
                content = _read(reply, deadline)
                retry_after = reply.headers.get("retry-after", "")
                return _Response(reply.status_code, retry_after, content)
        except httpx2.TimeoutException:
            raise BotError("time-out", f"{self._url} did not answer in time") from None
        except (httpx2.HTTPError, httpx2.InvalidURL) as error:
            detail = f"{self._url} cannot be asked: {type(error).__name__}"
            raise BotError("crash", detail) from None

    def _reply(self, response: _Response, messages: Sequence[Message]) -> Reply:
        if response.status >= 300:
            raise BotError("crash", self._refusal(response))
        try:
            found = msgspec.json.decode(response.content, type=_Completion)
            text = found.choices[0].message.content or ""
        except (msgspec.DecodeError, IndexError):
            detail = f"{self._url} does not speak the chat-completions protocol"
            raise BotError("crash", detail) from None
        used = found.usage or _Used()
        return Reply(
            text,
            used.prompt_tokens or estimated_tokens(messages),
            used.completion_tokens or math.ceil(len(text) / CHARACTERS_PER_TOKEN),
        )

    def _refusal(self, response: _Response) -> str:
        """Return an error without the key, which some servers repeat."""
        said = response.content.decode("utf-8", "replace")
        if self._file.key:
            said = said.replace(self._file.key, "…")
        said = "".join(c if c.isprintable() else " " for c in said[:MAX_DETAIL_LENGTH])
        return f"{self._url} returned {response.status}: {said}"


def _read(reply: httpx2.Response, deadline: float) -> bytes:
    """Read a response that may come in small pieces, or never end."""
    content = b""
    for chunk in reply.iter_bytes():
        content += chunk
        if time.monotonic() > deadline:
            raise BotError("time-out", "the answer did not end in time")
        if len(content) > MAX_REPLY_BYTES:
            raise BotError("crash", f"the answer has more than {MAX_REPLY_BYTES} bytes")
    return content


def _seconds(header: str, default: float) -> float:
    return float(header) if header.isascii() and header.isdigit() else default


# A local command


@final
class CommandModel:
    """Starts the command for every question: prompt on stdin, answer on stdout."""

    def __init__(self, file: PlayerFile) -> None:
        self._command: Final = file.command

    def close(self) -> None:
        """Do nothing: no process outlives its question."""

    def ask(self, messages: Sequence[Message], seconds: float) -> Reply:
        asked = "\n\n".join(message["content"] for message in messages)
        try:
            # In its own process group, so that its own children end with it.
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise BotError("crash", f"cannot be started: {error}") from None
        with process:
            text = _communicate(process, asked, seconds)
        if process.returncode:
            raise BotError("crash", f"the command ended with code {process.returncode}")
        spoken = math.ceil(len(text) / CHARACTERS_PER_TOKEN)
        return Reply(text, estimated_tokens(messages), spoken)


def _communicate(process: "subprocess.Popen[str]", asked: str, seconds: float) -> str:
    try:
        text, _ = process.communicate(asked, timeout=seconds)
    except subprocess.TimeoutExpired:
        _kill(process)
        raise BotError("time-out", "the command did not answer in time") from None
    return text


def _kill(process: "subprocess.Popen[str]") -> None:
    if os.name == "nt":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
