"""Notices by Web Push to guests who are not at the table when their turn comes. Needs the extra `push`.

A notice says that it is their turn, in which game, and where; never anything of what is played. Only the guest's own
browser can read it (RFC 8291 over RFC 8188), and its push service can tell who sent it (RFC 8292, VAPID). The
address of that service comes from the browser, so it must not lead into our own network.
"""

from __future__ import annotations

import asyncio
import base64
import functools
import hashlib
import ipaddress
import os
import re
import socket
import ssl
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from konspira import speech
from konspira.boxes.box import Box
from konspira.server import Config
from konspira.server.allowance import Remembered
from konspira.server.monitoring import Metrics, note, trouble
from konspira.server.protocol import encode
from konspira.server.static import SHELL
from konspira.server.store import PushSubscription, Store, StoreError
from konspira.server.table import Told

THREADS = 4
WAITING = 1000  # notices that may wait to be sent
AGAIN = 1.0  # seconds until a call is crossed out again that could not be
DAY = 86_400  # seconds that a push service may keep a notice for a device that sleeps
GONE = (404, 410)


class PushNotifier:
    """Sends notices off the event loop; whatever goes wrong with one is counted, and the table goes on."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        assert config.push_key is not None
        self._key, self._contact, self.near = read_key(config.push_key), config.push_contact, config.push_near
        self.public = to_base64(public_key(self._key))
        self._store, self._metrics = store, metrics
        self._threads, self._resolver = ThreadPoolExecutor(THREADS, "push"), Resolver()
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def check(self, endpoint: str, public: str, auth: str) -> tuple[bytes, bytes]:
        """The keys of a browser to which notices may be sent. Raises OSError or ValueError."""
        keys, to = browser_keys(public, auth), parse(endpoint, self.near)
        await self._resolver.find(to, self.near)
        return keys

    def notify(self, guest: str, table: str, box: Box, told: Told) -> None:
        """Tell a guest that it is his turn at a table, unless that is being done; `told` hears when it was tried.

        Of a node that dies before that, the call is left in the outbox, for the next one.
        """
        known = (guest, table)
        if known in self._sending:
            return
        if len(self._sending) >= WAITING:
            self._metrics.count("notices_dropped")
            return
        self._sending[known] = asyncio.create_task(self._notify(guest, table, box, told))
        self._sending[known].add_done_callback(lambda _: self._sending.pop(known, None))

    async def _notify(self, guest: str, table: str, box: Box, told: Told) -> None:
        try:
            subscriptions = await self._store.pushes(guest)
        except StoreError as error:
            note("notice waits", why=str(error))
            return  # nobody was told: the call stays in the outbox
        try:
            for subscription in subscriptions:
                await self._send(subscription, table, box)
        except Exception as error:  # a mistake of ours: the log gets it, the table does not
            trouble("notice failed", error)
        await self._crossed_out(told)

    async def _crossed_out(self, told: Told) -> None:
        """Come back when the call is no more in the outbox; until then it is not made a second time."""
        while True:
            stored: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            told(functools.partial(_settle, stored))
            error = await stored
            if not isinstance(error, StoreError) or error.trouble is None:
                return
            await asyncio.sleep(AGAIN)

    async def _send(self, to: PushSubscription, table: str, box: Box) -> None:
        try:
            there = parse(to.endpoint, self.near)
            send = functools.partial(self._post, to, there, await self._resolver.find(there, self.near), table, box)
            status = await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except (OSError, ValueError) as error:
            self._metrics.count("notices_failed")
            note("notice failed", why=type(error).__name__)
            return
        if status in GONE:
            await self._store.commit(self._store.forget_push(to.guest, to.endpoint))
        self._metrics.count("notices_sent" if 200 <= status < 300 else "notices_failed")
        if not 200 <= status < 300:
            note("notice refused", status=status)

    def _post(self, to: PushSubscription, there: Endpoint, address: str, table: str, box: Box) -> int:
        said = {
            "kind": "turn",
            "table": table,
            "title": speech.say(box, "title", to.language),
            "text": speech.say(SHELL, "table-your-turn", to.language),
        }
        headers = {
            "Authorization": authorization(self._key, to.endpoint, self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high",
            "Topic": hashlib.blake2b(table.encode(), digest_size=16).hexdigest(),  # a later one replaces an earlier
        }
        return post(there, address, headers, encrypt(encode(said), to.public, to.auth))

    def stop(self) -> None:
        """No more notices."""
        for task in self._sending.values():
            task.cancel()

    def close(self) -> None:
        """End all threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._resolver.close()


def _settle(stored: asyncio.Future[Exception | None], error: Exception | None) -> None:
    if not stored.done():
        stored.set_result(error)


# -- messages that only one browser can read --------------------------------------------------------

CURVE = ec.SECP256R1()
RECORD_SIZE = 4096  # bytes of the one record of RFC 8188 that a message is
VALID_FOR = 12 * 3600  # seconds that an authorization holds
POINT, AUTH = 65, 16  # bytes of a browser's public key and of its secret


def new_key() -> bytes:
    """A new private key as PEM."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def read_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The private key in a file. Raises OSError, or ValueError where the file holds none of the right kind."""
    try:
        key = serialization.load_pem_private_key(path.read_bytes(), None)
    except TypeError as error:  # it has a password
        raise ValueError(str(error)) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError("not a key of the curve P-256")
    return key


def public_key(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is sent."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def to_base64(raw: bytes) -> str:
    """Bytes in the base64 of addresses, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """And back. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def browser_keys(public: str, auth: str) -> tuple[bytes, bytes]:
    """The keys of a browser, found good. Raises ValueError."""
    keys = from_base64(public), from_base64(auth)
    if (len(keys[0]), len(keys[1])) != (POINT, AUTH):
        raise ValueError("a key has the wrong length")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys[0])
    return keys


def encrypt(
    text: bytes, browser: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A text that only the browser with these keys can read; `own` and `salt` are drawn anew for every message."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    public = public_key(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    secret = _derived(shared, auth, b"WebPush: info\0" + browser + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + struct.pack("!IB", RECORD_SIZE, len(public)) + public + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """The header that says to a push service who sends, and how to reach them."""
    site = urlsplit(endpoint)
    claims = {"aud": f"{site.scheme}://{site.netloc}", "exp": int(time.time()) + VALID_FOR, "sub": contact}
    signed = ".".join(to_base64(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    return (
        f"vapid t={signed}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={to_base64(public_key(key))}"
    )


# -- the way to a push service ----------------------------------------------------------------------

TIMEOUT = 10.0  # seconds for all of a message's way
STATUS_LINE = 64  # bytes of an answer that are looked at
LOOKUPS = 16  # names that may be asked for at a time
SERVICES = 1000  # whose addresses are remembered
PATIENCE = 3.0  # seconds for the address of a name
FRESH, REST = 60.0, 300.0  # seconds for which an address is taken as it was; for which a slow name is not asked for
_PLAIN = re.compile(r"[!-~]{1,1000}")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_TLS = ssl.create_default_context()


class BadEndpoint(ValueError):
    """An address to which nothing is sent."""


class Endpoint(NamedTuple):
    """Where a push service listens."""

    host: str
    named: str  # the host and its port as the address writes them
    port: int
    path: str
    tls: bool


class Found(NamedTuple):
    """The address of a service, and when it was that."""

    address: str
    at: float


def parse(endpoint: str, near: bool) -> Endpoint:
    """The parts of an address: https at the usual port, or, where a test allows what is near, http at this machine."""
    if not _PLAIN.fullmatch(endpoint):
        raise BadEndpoint("not an address")
    try:
        site = urlsplit(endpoint)
        host, port = site.hostname, site.port
    except ValueError:
        raise BadEndpoint("not an address") from None
    path = (site.path or "/") + (f"?{site.query}" if site.query else "")
    if near and site.scheme == "http" and host == "127.0.0.1" and port:
        return Endpoint(host, site.netloc, port, path, False)
    if site.scheme != "https" or not host or port not in (None, 443) or "@" in site.netloc:
        raise BadEndpoint("not an https address")
    return Endpoint(host, site.netloc, 443, path, True)


def resolve(to: Endpoint, near: bool) -> str:
    """The IP address that a host's name stands for; every one it stands for must be open to the whole world."""
    if near and not to.tls:
        return to.host
    try:
        found = [str(entry[4][0]) for entry in socket.getaddrinfo(to.host, to.port, type=socket.SOCK_STREAM)]
    except UnicodeError:
        raise BadEndpoint("not a name") from None
    if not found or not all(_open_to_all(one) for one in found):
        raise BadEndpoint("leads into a network of our own")
    return found[0]


def _open_to_all(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.sixtofour or address.teredo or address.is_site_local:
            return False
        if address.ipv4_mapped or address in _NAT64:
            address = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    near = address.is_private or address.is_loopback or address.is_link_local or address.is_unspecified
    return address.is_global and not (near or address.is_multicast or address.is_reserved)


class Resolver:
    """Finds the addresses of push services, beside the event loop and beside all that is sent.

    Whoever answers for a name may take his time to hold up others. So nobody is waited for long, who was too slow is
    not asked again for a while, and of a service that was there lately the last address is good enough meanwhile.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(LOOKUPS, "resolve")
        self._asked: dict[str, asyncio.Future[str]] = {}  # by name
        self._found = Remembered[Found](lambda found: time.monotonic() - found.at < DAY, SERVICES, SERVICES)
        self._slow = Remembered[float](lambda until: time.monotonic() < until, SERVICES, SERVICES)

    async def find(self, to: Endpoint, near: bool) -> str:
        """The address of a service. Raises OSError or ValueError."""
        known, now = self._found.get(to.host), time.monotonic()
        if known and now - known.at < FRESH:
            return known.address
        try:
            address = await self._ask(to, near)
        except TimeoutError:
            if known is None or now - known.at > DAY:
                raise
            return known.address
        self._found.put(to.host, Found(address, now))
        return address

    async def _ask(self, to: Endpoint, near: bool) -> str:
        if to.host not in self._asked:
            if len(self._asked) >= LOOKUPS or (self._slow.get(to.host) or 0.0) > time.monotonic():
                raise TimeoutError("names are answered for too slowly")
            asked = asyncio.get_running_loop().run_in_executor(self._threads, resolve, to, near)
            self._asked[to.host] = asked
            asked.add_done_callback(functools.partial(self._answered, to.host))
        try:
            return await asyncio.wait_for(asyncio.shield(self._asked[to.host]), PATIENCE)
        except TimeoutError:
            self._slow.put(to.host, time.monotonic() + REST)
            raise

    def _answered(self, host: str, asked: asyncio.Future[str]) -> None:
        del self._asked[host]
        if not asked.cancelled():
            asked.exception()  # whoever asked has been told, or waits no more

    def close(self) -> None:
        """End all threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def post(to: Endpoint, address: str, headers: dict[str, str], message: bytes) -> int:
    """Post a message; the status of the answer. Raises OSError or ValueError.

    The connection goes to the address that was checked, so that a name cannot mean something else a moment later.
    """
    ends = time.monotonic() + TIMEOUT
    line = socket.create_connection((address, to.port), TIMEOUT)
    with line, _TLS.wrap_socket(line, server_hostname=to.host) if to.tls else line as wire:
        connection = HTTPConnection(to.host, to.port)
        connection.sock = wire
        connection.request("POST", to.path, message, {"Host": to.named, **headers})
        said = b""
        while b"\n" not in said and len(said) < STATUS_LINE:
            wire.settimeout(max(0.01, ends - time.monotonic()))
            more = wire.recv(STATUS_LINE)
            if not more:
                break
            said += more
    words = said.split(None, 2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise ValueError("not an answer")
    return int(words[1])
