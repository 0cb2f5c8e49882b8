"""The way to a push service: its address comes from a guest's browser, so it must not lead into our own network."""

from __future__ import annotations

import ipaddress
import re
import socket
import ssl
import time
from http.client import HTTPConnection
from typing import NamedTuple
from urllib.parse import urlsplit

_PLAIN = re.compile(r"[!-~]{1,1000}")
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
TIMEOUT = 10.0  # seconds for all of a message's way
STATUS_LINE = 64  # bytes of an answer that are looked at
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
        if address.sixtofour or address.teredo:
            return False
        if address.ipv4_mapped or address in _NAT64:
            address = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.is_global and not address.is_multicast


def post(endpoint: str, headers: dict[str, str], message: bytes, near: bool) -> int:
    """Post a message; the status of the answer. Raises OSError or ValueError.

    The connection goes to the address that was checked, so that a name cannot mean something else a moment later.
    """
    to = parse(endpoint, near)
    ends = time.monotonic() + TIMEOUT
    line = socket.create_connection((resolve(to, near), to.port), TIMEOUT)
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
