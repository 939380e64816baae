"""Targets of alerts: a browser, a webhook or an e-mail address, validated first."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey
from msgspec import Meta

from sengoku.server.alerts import addresses
from sengoku.server.alerts.addresses import Address, BadUrlError
from sengoku.server.alerts.http_client import PublicHttpClient
from sengoku.server.alerts.keys import CURVE, from_text
from sengoku.server.people import mail
from sengoku.server.settings import Settings
from sengoku.server.wire.errors import conflict, unreadable
from sengoku.server.wire.structs import Wire
from sengoku.texts import ENGLISH, languages

AlertKind: TypeAlias = Literal["push", "webhook", "email"]
Url: TypeAlias = Annotated[str, Meta(max_length=addresses.MAX_URL_LENGTH)]
Base64: TypeAlias = Annotated[str, Meta(max_length=100)]

AUTH_BYTES: Final = 16


class SubscriptionKeys(Wire, frozen=True, forbid_unknown_fields=True):
    p256dh: Base64
    auth: Base64


class Subscription(Wire, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription, as its ``toJSON`` returns it."""

    endpoint: Url
    keys: SubscriptionKeys
    expires: float | None = msgspec.field(default=None, name="expirationTime")


class NewAlert(Wire, frozen=True, forbid_unknown_fields=True):
    """*target* is a browser's subscription, a webhook URL or an e-mail address."""

    kind: AlertKind
    target: Subscription | Url
    language: Annotated[str, Meta(max_length=8)] = ENGLISH


def check(wanted: NewAlert, settings: Settings, http_client: PublicHttpClient) -> bytes:
    """Validate the target and return its canonical stored form."""
    if wanted.language not in languages():
        raise unreadable(f"languages are {', '.join(languages())}", "language")
    match wanted.kind, wanted.target:
        case "push", Subscription() as browser:
            return _browser(browser, http_client)
        case "webhook", str() as url:
            return _address(url, http_client).text.encode()
        case "email", str() as address:
            return _mail(address, settings)
    raise unreadable(f"this is not a target for {wanted.kind}", "target")


def _browser(browser: Subscription, http_client: PublicHttpClient) -> bytes:
    endpoint = _address(browser.endpoint, http_client)
    if endpoint.scheme != "https":
        raise unreadable("push services need https", "target")
    try:
        keys_of(browser)
    except ValueError:
        detail = "the keys of the subscription are unreadable"
        raise unreadable(detail, "target") from None
    return msgspec.json.encode(Subscription(endpoint.text, browser.keys))


def keys_of(browser: Subscription) -> tuple[EllipticCurvePublicKey, bytes]:
    """Return the browser's public key and its secret."""
    auth = from_text(browser.keys.auth)
    if len(auth) != AUTH_BYTES:
        raise ValueError
    point = from_text(browser.keys.p256dh)
    return EllipticCurvePublicKey.from_encoded_point(CURVE, point), auth


def _address(url: str, http_client: PublicHttpClient) -> Address:
    try:
        address = addresses.read(url)
    except BadUrlError as error:
        raise unreadable(str(error), "target") from None
    ip = addresses.literal(address.host)
    if ip is not None and not http_client.is_allowed(ip):
        raise unreadable("this address is not on the public internet", "target")
    return address


def _mail(address: str, settings: Settings) -> bytes:
    if not mail.is_configured(settings):
        raise conflict("no-mail", "this server sends no e-mail")
    if not mail.is_address(address):
        raise unreadable("this is not an e-mail address", "target")
    return address.encode()


def browser_of(target: bytes) -> Subscription:
    return msgspec.json.decode(target, type=Subscription)


def shown(kind: str, target: bytes) -> str:
    """Return enough of a target for its owner to recognise it."""
    if kind == "email":
        name, _, place = target.decode().rpartition("@")
        return f"{name[:1]}…@{place}"
    url = browser_of(target).endpoint if kind == "push" else target.decode()
    return addresses.read(url).host
