"""A mail server that accepts and records everything."""

import base64
import socketserver
from typing import NamedTuple

from tests.server.background import InBackground


class Mail(NamedTuple):
    sender: str
    to: list[str]
    data: bytes


class FakeMailServer(InBackground, socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.mails: list[Mail] = []
        self.logins: list[bytes] = []
        self.refuses = False
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}"


class _Talk(socketserver.StreamRequestHandler):
    server: FakeMailServer

    def handle(self) -> None:
        self._say("220 sink")
        sender, to = "", [""]
        while line := self.rfile.readline().decode().strip():
            match line.upper().split(" ", 1)[0].split(":")[0]:
                case "EHLO":
                    self._say("250-sink", "250 AUTH PLAIN")
                case "AUTH":
                    self.server.logins.append(base64.b64decode(line.split()[2]))
                    self._say("235 welcome")
                case "MAIL":
                    sender, to = _address(line), []
                    self._say("250 yes")
                case "RCPT":
                    to.append(_address(line))
                    self._say("250 yes")
                case "DATA":
                    self._say("354 go on")
                    self._take(sender, to)
                case "QUIT":
                    self._say("221 bye")
                case _:
                    self._say("250 yes")

    def _take(self, sender: str, to: list[str]) -> None:
        lines = iter(self.rfile.readline, b".\r\n")
        data = b"".join(line.removeprefix(b".") for line in lines)
        if self.server.refuses:
            self._say("554 no")
            return
        self.server.mails.append(Mail(sender, to, data))
        self._say("250 taken")

    def _say(self, *lines: str) -> None:
        self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())


def _address(line: str) -> str:
    return line.partition("<")[2].partition(">")[0]
