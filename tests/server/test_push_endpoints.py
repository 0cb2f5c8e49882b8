"""The way to a push service, which never leads into our own network."""

from __future__ import annotations

import asyncio
import datetime
import ssl
import threading
from pathlib import Path
from unittest import mock

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from server.pushing import Service

from konspira.server import push


@pytest.mark.parametrize("endpoint", [
    "https://127.0.0.1/a", "https://localhost/a", "https://10.1.2.3/a", "https://192.168.1.1/a", "https://[::1]/a",
    "https://169.254.169.254/latest", "https://[::ffff:10.0.0.1]/a", "https://[64:ff9b::a00:1]/a", "https://[fd00::1]/a",
    "https://0.0.0.0/a", "https://224.0.0.1/a", "https://2130706433/a", "http://93.184.215.14/a", "ftp://8.8.8.8/a",
    "https://8.8.8.8:8443/a", "https://me@8.8.8.8/a", "http://localhost:80/a", "https://8.8.8.8/a b", "nonsense",
    "https://[fec0::1]/a", "https://[64:ff9b:1::1]/a", "https://[::127.0.0.1]/a", "https://[fe80::1]/a",
    "https://100.64.0.1/a", "https://240.0.0.1/a", "https://198.18.0.1/a", "https://[2001:db8::1]/a", "https://[::]/a",
    "https://[/a", "https:///a", "https://8.8.8.8:port/a", "https://8.8.8.8/\r\nX: y",
])  # fmt: skip
def test_an_address_of_our_own_network_is_refused(endpoint: str) -> None:
    with pytest.raises((push.BadEndpoint, OSError)):
        push.resolve(push.parse(endpoint, near=False), near=False)


def test_an_address_of_the_wide_world_is_taken() -> None:
    assert push.resolve(push.parse("https://8.8.8.8/a?b", near=False), near=False) == "8.8.8.8"


def test_a_name_with_one_number_in_our_own_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = [(0, 0, 0, "", ("8.8.8.8", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]
    monkeypatch.setattr(push.socket, "getaddrinfo", lambda *_, **__: numbers)
    with pytest.raises(push.BadEndpoint):
        push.resolve(push.parse("https://push.example.org/a", near=False), near=False)


def test_the_endpoint_of_a_notice_keeps_its_path_and_query() -> None:
    to = push.parse("https://push.example.org/send/abc?x=1", near=False)
    assert (to.host, to.port, to.path) == ("push.example.org", 443, "/send/abc?x=1")


@pytest.fixture
def certified(tmp_path: Path) -> ssl.SSLContext:
    """The certificate of push.example.org, known to those who send; the service's side of it."""
    key, name = ec.generate_private_key(push.CURVE), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
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
def test_a_notice_goes_to_the_address_that_was_checked_and_only_to_who_proves_the_name(
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
    monkeypatch.setattr(push, "_TLS", known)
    place = push.parse(f"https://{name}/a", near=False)._replace(port=port)
    if believed:
        assert push.post(place, "127.0.0.1", {"TTL": "1"}, b"message") == 201
        assert (service.messages[0][1]["host"], service.messages[0][2]) == (name, b"message")
    else:
        with pytest.raises(ssl.SSLCertVerificationError):
            push.post(place, "127.0.0.1", {"TTL": "1"}, b"message")


def test_names_that_nobody_answers_for_keep_no_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    over, asked = threading.Event(), list[str]()

    def resolve(to: push.Endpoint, near: bool) -> str:
        asked.append(to.host)
        if to.host.startswith("slow"):
            over.wait(60)
        return "8.8.8.8"

    monkeypatch.setattr(push, "resolve", resolve)
    monkeypatch.setattr(push, "PATIENCE", 60.0)
    monkeypatch.setattr(push, "FRESH", 0.0)

    def place(name: str) -> push.Endpoint:
        return push.parse(f"https://{name}.example.org/a", near=False)

    async def run() -> None:
        resolver = push.Resolver()
        try:
            assert await resolver.find(place("good"), False) == "8.8.8.8"
            attempts = [resolver.find(place(f"slow{n}"), False) for n in range(3 * push.LOOKUPS)]
            with mock.patch.object(push, "PATIENCE", 0.05):
                found = await asyncio.gather(*attempts, return_exceptions=True)
            while len(asked) < 1 + push.LOOKUPS:  # a thread may be late
                await asyncio.sleep(0)
            assert {type(one) for one in found} == {TimeoutError}
            assert len(asked) == 1 + push.LOOKUPS, "so many are asked for at a time, and no more"
            assert await resolver.find(place("good"), False) == "8.8.8.8", "as it was lately"
            with pytest.raises(TimeoutError):
                await resolver.find(place("new"), False)
            over.set()
            while resolver._asked:
                await asyncio.sleep(0)
            assert await resolver.find(place("new"), False) == "8.8.8.8"
            with pytest.raises(TimeoutError):
                await resolver.find(place("slow0"), False)
            assert asked.count("slow0.example.org") == 1, "who was slow is not asked for again so soon"
        finally:
            over.set()
            resolver.close()

    asyncio.run(asyncio.wait_for(run(), 60))
