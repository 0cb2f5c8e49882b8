"""A guest who is away is called when his turn comes: once, sealed for his browser alone, only where it is set up."""

from __future__ import annotations

import datetime
import json
import re
import sqlite3
import ssl
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from server.web import PATIENCE, Server, actions, wait_for

from konspira.server.push import crypto, transport
from konspira.server.push.crypto import from_base64, to_base64
from konspira.server.store.queries import Statements

Own = Callable[..., Server]
CONTACT = "mailto:house@example.org"


class Browser:
    """A browser's half of push: its keys, and the opening of what it is sent (RFC 8291, the receiver's side)."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(crypto.CURVE), bytes(range(16))

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_base64(crypto.public_key(self.key)), "auth": to_base64(self.auth)}

    def open(self, letter: bytes) -> Any:
        salt, (record, length), rest = letter[:16], struct.unpack("!IB", letter[16:21]), letter[21:]
        assert record == 4096
        sender, sealed = rest[:length], rest[length:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(crypto.CURVE, sender))
        info = b"WebPush: info\0" + crypto.public_key(self.key) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\2"), "the last record ends with a 2"
        return json.loads(opened[:-1])


class Service(ThreadingHTTPServer):
    """A push service at this machine, that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Door)
        self.letters: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    def handle_error(self, *_: object) -> None:
        """A sender who turns away has his reasons."""

    def place(self, name: str = "a") -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/{name}"

    def wait_for(self, number: int) -> None:
        ends = time.monotonic() + PATIENCE
        while len(self.letters) < number and time.monotonic() < ends:
            time.sleep(0.02)
        time.sleep(0.3)  # and no more than that
        assert len(self.letters) == number


class _Door(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.letters.append((self.path, headers, self.rfile.read(int(headers["content-length"]))))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,))
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture
def calling(own: Own, tmp_path: Path) -> Server:
    """A server that calls guests."""
    (tmp_path / "key.pem").write_bytes(crypto.new_key())
    return own(
        push_key=str(tmp_path / "key.pem"), push_contact=CONTACT, push_near=True, push_after=0.1, blink=0.1,
        heartbeat=2,
    )  # fmt: skip


def subscribe(server: Server, token: str, endpoint: str, keys: dict[str, str], language: str = "en") -> int:
    given = {"endpoint": endpoint, "keys": keys, "language": language}
    return server.ask("/api/me/push", given, token=token).status


def two_guests(server: Server) -> tuple[str, str, str]:
    """A table that waits for both of its guests, and their tokens."""
    table = server.table(ania := server.token(), ["me", "open"], public=True, patience=None)
    with server.sit(table, bartek := server.token("Bartek")) as one:
        one.hear()
        one.do("sit", chair=1)
    return table, ania, bartek


def test_a_turn_brings_exactly_one_call_that_only_the_browser_can_open(calling: Server, service: Service) -> None:
    table, ania, bartek = two_guests(calling)
    browser = Browser()
    assert subscribe(calling, bartek, service.place("bartek"), browser.keys, "cs") == 204
    with calling.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(1)
        one.do("act", action=actions(one.turn["legal"])[0])
        service.wait_for(1)  # it is still his turn, which he was told
    path, headers, letter = service.letters[0]
    assert path == "/bartek"
    assert browser.open(letter) == {"kind": "turn", "table": table, "title": "GRA", "text": "Jsi na tahu"}
    assert table not in str(headers), "the push service need not know the table"
    assert {headers["ttl"], headers["content-encoding"]} == {"86400", "aes128gcm"}


def test_a_turn_that_comes_back_brings_another_call(calling: Server, service: Service) -> None:
    table, ania, bartek = two_guests(calling)
    with calling.sit(table, ania) as one:
        one.hear()
        with calling.sit(table, bartek) as two:
            two.hear()
            one.do("start")
            two.until(lambda message: message["type"] == "turn")
            subscribe(calling, bartek, service.place(), Browser().keys)
            one.do("act", action=actions(one.turn["legal"])[0])
            two.do("act", action=actions(two.turn["legal"])[0])
            while two.turn["legal"]:
                two.do("act", action=actions(two.turn["legal"])[0])
            service.wait_for(0)  # he was here all along
        while one.turn is None or not one.turn["legal"]:
            one.hear()
        one.do("act", action=actions(one.turn["legal"])[0])
        service.wait_for(1)


def test_who_sleeps_with_the_line_open_is_called(calling: Server, service: Service) -> None:
    table, ania, bartek = two_guests(calling)
    subscribe(calling, bartek, service.place(), Browser().keys)
    with calling.freeze_at(table, bartek), calling.sit(table, ania) as one:
        one.until(lambda message: message["table"]["chairs"][1]["present"])
        one.do("start")
        service.wait_for(1)


def test_who_is_at_the_table_is_not_called(calling: Server, service: Service) -> None:
    table, ania, bartek = two_guests(calling)
    subscribe(calling, ania, service.place("ania"), Browser().keys)
    subscribe(calling, bartek, service.place("bartek"), Browser().keys)
    with calling.sit(table, ania) as one, calling.sit(table, bartek) as two:
        one.hear(), two.hear()
        one.do("start")
        service.wait_for(0)


def test_the_call_is_signed_with_the_key_that_was_offered(calling: Server, service: Service) -> None:
    table, ania, bartek = two_guests(calling)
    subscribe(calling, bartek, service.place(), Browser().keys)
    with calling.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(1)
    said = re.fullmatch(r"vapid t=(.+)\.(.+)\.(.+), k=(.+)", service.letters[0][1]["authorization"])
    assert said is not None
    head, claims, signature, key = said.groups()
    assert key == calling.ask("/api/push").json["key"]
    r, s = (int.from_bytes(part, "big") for part in (from_base64(signature)[:32], from_base64(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(crypto.CURVE, from_base64(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    claimed = json.loads(from_base64(claims))
    assert (claimed["sub"], claimed["aud"]) == (CONTACT, service.place("")[:-1])
    assert time.time() < claimed["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize(("status", "after"), [(410, 1), (404, 1), (500, 2)])
def test_a_place_that_is_gone_is_forgotten_and_one_in_trouble_is_not(
    calling: Server, service: Service, status: int, after: int
) -> None:
    service.status = status
    calls = 0
    bartek = calling.token("Bartek")
    subscribe(calling, bartek, service.place(), Browser().keys)
    for calls in (1, after):
        table = calling.table(ania := calling.token(), ["me", "open"], public=True, patience=None)
        with calling.sit(table, bartek) as two:
            two.hear()
            two.do("sit", chair=1)
        with calling.sit(table, ania) as one:
            one.hear()
            one.do("start")
            service.wait_for(calls)
            assert one.do("act", action=actions(one.turn["legal"])[0])["type"] == "done", "the table goes on"
    told = f"konspira_notices_failed_total {calls}"
    assert wait_for(lambda: told in calling.ask("/metrics").body.decode())


def test_who_switches_calls_off_is_called_no_more_and_nobody_else_can_do_it(calling: Server, service: Service) -> None:
    table, ania, bartek = two_guests(calling)
    for name in ("phone", "desk"):
        subscribe(calling, bartek, service.place(name), Browser().keys)
    for token, name in ((ania, "phone"), (bartek, "desk")):
        assert calling.ask("/api/me/push/off", {"endpoint": service.place(name)}, token=token).status == 204
    with calling.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(1)
    assert service.letters[0][0] == "/phone"


def test_of_many_browsers_the_last_five_are_called(calling: Server, service: Service) -> None:
    table, ania, bartek = two_guests(calling)
    for number in range(7):
        subscribe(calling, bartek, service.place(str(number)), Browser().keys)
        time.sleep(0.002)
    with calling.sit(table, ania) as one:
        one.hear()
        one.do("start")
        service.wait_for(5)
    assert {path for path, _, _ in service.letters} == {"/2", "/3", "/4", "/5", "/6"}


@pytest.mark.parametrize("endpoint", [
    "https://127.0.0.1/a", "https://localhost/a", "https://10.1.2.3/a", "https://192.168.1.1/a", "https://[::1]/a",
    "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/a", "https://[64:ff9b::a00:1]/a", "https://[fd00::1]/a",
    "https://0.0.0.0/a", "https://224.0.0.1/a", "https://2130706433/a", "http://93.184.215.14/a", "ftp://8.8.8.8/a",
    "https://8.8.8.8:8443/a", "https://me@8.8.8.8/a", "http://localhost:80/a", "https://8.8.8.8/a b", "nonsense",
    "https://[/a", "https:///a", "https://8.8.8.8:port/a", "https://8.8.8.8/\r\nX: y",
])  # fmt: skip
def test_an_address_of_our_own_network_is_refused(endpoint: str) -> None:
    with pytest.raises((transport.BadEndpoint, OSError)):
        transport.resolve(transport.parse(endpoint, near=False), near=False)


def test_an_address_of_the_wide_world_is_taken() -> None:
    assert transport.resolve(transport.parse("https://8.8.8.8/a?b", near=False), near=False) == "8.8.8.8"


def test_a_name_with_one_number_in_our_own_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [(0, 0, 0, "", ("8.8.8.8", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]
    monkeypatch.setattr(transport.socket, "getaddrinfo", lambda *_, **__: numbers)
    with pytest.raises(transport.BadEndpoint):
        transport.resolve(transport.parse("https://push.example.org/a", near=False), near=False)


def test_bad_keys_and_bad_places_are_refused(calling: Server, service: Service) -> None:
    token, good = calling.token(), Browser().keys
    assert subscribe(calling, token, "https://10.0.0.1/a", good) == 400
    assert subscribe(calling, token, service.place("x" * 1000), good) == 400
    assert subscribe(calling, token, service.place(), good | {"auth": "AAAA"}) == 400
    assert subscribe(calling, token, service.place(), good | {"p256dh": to_base64(b"\4" + bytes(64))}) == 400
    assert subscribe(calling, token, service.place(), good | {"p256dh": "ž"}) == 400
    assert subscribe(calling, token, service.place(), good, "de") == 400
    assert subscribe(calling, "", service.place(), good) == 401


def test_without_a_key_nothing_is_offered(server: Server) -> None:
    assert server.ask("/api/push").json == {"key": None}
    assert subscribe(server, server.token(), "https://8.8.8.8/a", Browser().keys) == 404


def test_the_example_of_rfc_8291_is_sealed_as_it_is_there() -> None:
    number = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, crypto.CURVE)
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    keys = crypto.browser_keys(browser, "BTBZMqHH6r4Tts7J_aSIgg")
    text = b"When I grow up, I want to be a watermelon"
    assert to_base64(crypto.encrypt(text, *keys, own, from_base64("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_endpoint_of_a_call_keeps_its_path_and_query() -> None:
    to = transport.parse("https://push.example.org/send/abc?x=1", near=False)
    assert (to.host, to.port, to.path) == ("push.example.org", 443, "/send/abc?x=1")


@pytest.fixture
def certified(tmp_path: Path) -> ssl.SSLContext:
    """The certificate of push.example.org, known to those who send; the service's side of it."""
    key, name = ec.generate_private_key(crypto.CURVE), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("push.example.org")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (tmp_path / "tls.pem").write_bytes(pem + certificate.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "tls.pem")
    return context


@pytest.mark.parametrize(("name", "believed"), [("push.example.org", True), ("else.example.org", False)])
def test_a_call_goes_to_the_number_that_was_checked_and_only_to_who_proves_the_name(
    service: Service,
    certified: ssl.SSLContext,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    believed: bool,
) -> None:
    port = service.server_address[1]
    service.socket = certified.wrap_socket(service.socket, server_side=True, do_handshake_on_connect=False)
    known = ssl.create_default_context(cafile=str(tmp_path / "tls.pem"))
    monkeypatch.setattr(transport, "_TLS", known)
    monkeypatch.setattr(transport, "resolve", lambda to, near: "127.0.0.1")
    place = transport.parse(f"https://{name}/a", near=False)._replace(port=port)
    monkeypatch.setattr(transport, "parse", lambda endpoint, near: place)
    if believed:
        assert transport.post(f"https://{name}/a", {"TTL": "1"}, b"letter", near=False) == 201
        assert (service.letters[0][1]["host"], service.letters[0][2]) == (name, b"letter")
    else:
        with pytest.raises(ssl.SSLCertVerificationError):
            transport.post(f"https://{name}/a", {"TTL": "1"}, b"letter", near=False)


def test_a_guest_who_is_forgotten_is_forgotten_with_all_his_browsers(calling: Server, service: Service) -> None:
    subscribe(calling, calling.token(), service.place(), Browser().keys)
    with closing(sqlite3.connect(calling.db, isolation_level=None)) as connection:
        assert connection.execute("SELECT count(*) FROM push").fetchone() == (1,)
        connection.execute("PRAGMA foreign_keys = ON")
        for statement, values in Statements().sweep(0, 0, 0, 2**60):
            connection.execute(statement, values)
        assert connection.execute("SELECT count(*) FROM push").fetchone() == (0,)
