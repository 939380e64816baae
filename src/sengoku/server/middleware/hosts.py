"""Which names of this server a request may use.

The header ``Host`` is whatever the client sends. A name that leads here although nobody
gave it to this server is an attack: it would stand in links, and a page in a browser on
this machine could read what only local clients may (DNS rebinding).
"""

import socket
from typing import Final, final
from urllib.parse import urlsplit

from sengoku.server.middleware.client_address import address
from sengoku.server.settings import Settings

LOCAL_NAME: Final = "localhost"


@final
class Hosts:
    """The names of ``public_url``, of the settings and of the machine.

    IP addresses are allowed, too: no foreign name can stand for them.
    """

    def __init__(self, settings: Settings) -> None:
        given = settings.allowed_hosts.replace(",", " ").split()
        machine = socket.gethostname()
        public = urlsplit(settings.public_url).hostname or ""
        names = (LOCAL_NAME, public, settings.host, machine, f"{machine}.local", *given)
        self.names: Final = {name.lower() for name in names if name}

    def allows(self, header: str) -> bool:
        """Is the value of a ``Host`` *header* a name of this server?"""
        try:
            name = urlsplit(f"//{header}").hostname or ""
        except ValueError:  # a bracket is missing
            return False
        return name in self.names or address(name) is not None
