"""Between browser and server: counts every byte the server sends."""

import socket
from contextlib import suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any, Self
from urllib.parse import urlsplit

HERE = "127.0.0.1"
CHUNK = 65536


class Wire(ThreadingTCPServer):
    """Another address of a server; nothing reaches the browser uncounted."""

    def __init__(self, address: str) -> None:
        super().__init__((HERE, 0), _Connection)
        self.counts: list[int] = []
        self.server = (HERE, urlsplit(address).port)
        self.address = f"http://{HERE}:{self.server_address[1]}"

    @property
    def received(self) -> int:
        """All of it, once the connections are closed."""
        return sum(self.counts)

    def __enter__(self) -> Self:
        Thread(target=self.serve_forever).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()


class _Connection(BaseRequestHandler):
    server: Wire

    def handle(self) -> None:
        with socket.create_connection(self.server.server) as server:
            asking = Thread(target=_pass_on, args=(self.request, server))
            asking.start()
            self.server.counts.append(_pass_on(server, self.request))
            asking.join()


def _pass_on(source: Any, target: Any) -> int:
    """Return how many bytes there were, once *source* has hung up."""
    count = 0
    with suppress(OSError):  # the other end hung up
        while data := source.recv(CHUNK):
            count += len(data)
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
    return count
