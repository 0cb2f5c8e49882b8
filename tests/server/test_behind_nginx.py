"""A server behind nginx with TLS, set up by deploy/nginx.conf: pages, sockets, cookies, where visitors come from."""

from __future__ import annotations

import contextlib
import datetime
import http.client
import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from server.web import Server, wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

NGINX = shutil.which("nginx")
SITE = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
NAME = "play.example.org"
pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx here")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def certificate(folder: Path) -> None:
    """One that certbot would have fetched."""
    key, named = ec.generate_private_key(ec.SECP256R1()), x509.Name.from_rfc4514_string(f"CN={NAME}")
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(named, named, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(Encoding.PEM))
    (folder / "privkey.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


class Site:
    """A server and the nginx before it."""

    def __init__(self, server: Server, folder: Path) -> None:
        assert NGINX
        self.server, self.port, plain = server, free_port(), free_port()
        certificate(folder)
        site = SITE.replace(f"/etc/letsencrypt/live/{NAME}", str(folder)).replace(":8000", f":{server.port}")
        site = re.sub(r"listen \[::\].*;", "", site).replace("listen 80;", f"listen 127.0.0.1:{plain};")
        site = site.replace("listen 443 ", f"listen 127.0.0.1:{self.port} ")
        kept = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in ("proxy", "fastcgi", "uwsgi", "scgi"))
        (folder / "nginx.conf").write_text(
            f"pid {folder}/pid; error_log {folder}/error.log; daemon off; events {{}}\n"
            f"http {{ access_log off; client_body_temp_path {folder}/body; {kept}\n{site}}}"
        )
        self.tls = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        self.process = subprocess.Popen([NGINX, "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")])
        self.log = folder / "error.log"
        assert wait_for(self._listens), self.log.read_text()

    def _listens(self) -> bool:
        with socket.socket() as line:
            return line.connect_ex(("127.0.0.1", self.port)) == 0

    def line(self) -> ssl.SSLSocket:
        return self.tls.wrap_socket(socket.create_connection(("127.0.0.1", self.port)), server_hostname=NAME)

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, http.client.HTTPMessage, bytes]:
        """One request of a visitor."""
        sent = {"Content-Type": "application/json", **{name.replace("_", "-"): one for name, one in headers.items()}}
        with contextlib.closing(http.client.HTTPConnection(NAME)) as asking:
            asking.sock = self.line()
            asking.request("GET" if body is None else "POST", path, body and json.dumps(body), sent)
            with asking.getresponse() as said:
                return said.status, said.headers, said.read()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("nginx")
    server = Server(
        folder / "nginx.db", games=["gra"], origins=[f"https://{NAME}"], proxies=["127.0.0.1"],
        limits={"makings": [0.001, 6]},
    )  # fmt: skip
    made = Site(server, folder)
    yield made
    made.process.terminate()
    made.process.wait()
    server.stop()


def test_pages_come_by_tls_and_what_is_for_the_operator_does_not(site: Site) -> None:
    status, headers, page = site.ask("/")
    assert (status, b"modulepreload" in page) == (200, True)
    assert headers["strict-transport-security"]
    assert "default-src 'none'" in headers["content-security-policy"]
    assert site.ask("/metrics")[0] == 404
    assert json.loads(site.ask("/health")[2])["status"] == "ok"


def test_a_cookie_is_for_tls_only_and_other_sites_may_not_ask(site: Site) -> None:
    _, headers, _ = site.ask("/api/me", {"name": "Ania"}, Origin=f"https://{NAME}")
    assert headers["set-cookie"].endswith("; Secure")
    assert site.ask("/api/me", {"name": "Ania"}, Origin="https://evil.example")[0] == 403


def test_a_socket_goes_through_and_one_of_another_site_does_not(site: Site) -> None:
    token = json.loads(site.ask("/api/tokens", {"name": "Ola"})[2])["token"]
    table = site.server.table(token, ["me", "random"], start=True)
    asked: dict[str, Any] = {"additional_headers": {"Authorization": f"Bearer {token}"}, "compression": None}
    address = f"ws://{NAME}/api/tables/{table}/live"
    with connect(address, sock=site.line(), origin=f"https://{NAME}", **asked) as line:
        welcome = json.loads(line.recv(60))
        assert welcome["type"] == "welcome"
        assert welcome["turn"]["legal"]
    with (
        connect(address, sock=site.line(), origin="https://evil.example", **asked) as line,
        pytest.raises(ConnectionClosed),
    ):
        line.recv(60)


def test_where_a_visitor_comes_from_is_the_proxys_word_and_not_his_own(site: Site) -> None:
    """Six guests may be made at one address, whatever they say of themselves."""
    made = [site.ask("/api/tokens", {"name": "Ola"}, X_Forwarded_For=f"9.9.9.{n}")[0] for n in range(8)]
    assert 429 in made
