"""Serves in a thread while a block runs."""

import socketserver
import threading
from types import TracebackType
from typing import Self

POLL_SECONDS = 0.01


class InBackground(socketserver.BaseServer):
    """Mixin for servers of the standard library."""

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self.serve_forever, args=(POLL_SECONDS,))
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.shutdown()
        self._thread.join()
        self.server_close()
