"""A web server that accepts and records what alerts send."""

import datetime
import ssl
import tempfile
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
)

from sengoku.server.alerts.addresses import IP
from sengoku.server.alerts.http_client import PublicHttpClient
from tests.server.background import InBackground


class Taken(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver(InBackground, ThreadingHTTPServer):
    """Answers *status* after *seconds*; with *names* it speaks TLS under them."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, *names: str) -> None:
        super().__init__(("127.0.0.1", 0), _Take)
        self.taken: list[Taken] = []
        self.answered = 0
        self.status, self.seconds, self.place = 200, 0.0, ""
        self.port: int = self.server_address[1]
        self._trusted = b""
        if names:
            self._speak_tls(names)

    def _speak_tls(self, names: tuple[str, ...]) -> None:
        key = generate_private_key(SECP256R1())
        self._trusted = _certificate(names, key)
        own = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        with tempfile.NamedTemporaryFile() as file:
            file.write(own + self._trusted)
            file.flush()
            context.load_cert_chain(file.name)
        self.socket = context.wrap_socket(self.socket, server_side=True)

    def http_client(self) -> PublicHttpClient:
        """Return a client for which every name resolves to this receiver."""

        async def resolve(host: str) -> list[IP]:
            return [ip_address("127.0.0.1")]

        return PublicHttpClient(resolve, lambda ip: True, self._trust)

    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cadata=self._trusted.decode() or None)


class _Take(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.taken.append(Taken(self.path, dict(self.headers), body))
        time.sleep(self.server.seconds)
        self.send_response(self.server.status)
        if self.server.place:
            self.send_header("Location", self.server.place)
        self.send_header("Set-Cookie", "a=b")
        self.end_headers()
        self.server.answered += 1

    def log_message(self, format: str, *args: object) -> None:
        pass


def _certificate(names: tuple[str, ...], key: EllipticCurvePrivateKey) -> bytes:
    now = datetime.datetime.now(datetime.UTC)
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "receiver")])
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(map(x509.DNSName, names)), False)
        .sign(key, SHA256())
    )
    return made.public_bytes(Encoding.PEM)
