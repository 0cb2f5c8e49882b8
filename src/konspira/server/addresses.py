"""Where others reach this server: its addresses in the house, and the one that goes into links and QR codes."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Iterator
from typing import Literal
from urllib.parse import urlsplit

from konspira.server import Config
from konspira.server.hosts import is_this_device
from konspira.server.protocol.people import Site

EVERYWHERE = ("", "0.0.0.0", "::")  # what a server listens at that listens at every address
FAR = ("192.0.2.1", "10.255.255.255", "172.31.255.255", "192.168.255.255")  # nobody is sent anything there
HOUSE = (".local", ".lan", ".home", ".internal", ".localdomain", ".test", ".home.arpa", ".fritz.box")
BRIDGES = ("docker", "br-", "veth", "virbr", "lxc", "lo", "tun", "cni", "podman")


def in_this_house(host: str) -> list[str]:
    """The addresses by which other devices of this network reach a server that listens at `host`, the best first."""
    if host not in EVERYWHERE:
        return [] if is_this_device(host) else [host]
    return list(dict.fromkeys(address for address in _own_addresses() if _is_useful(address)))


def _own_addresses() -> Iterator[str]:
    """Of every way out the address that would be used, then whatever else this machine is called by."""
    for far in FAR:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((far, 9))  # finds the way and sends nothing
            yield str(way.getsockname()[0])
    yield from _interfaces()
    with contextlib.suppress(OSError):
        for _, _, _, _, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            yield str(address[0])


def _interfaces() -> Iterator[str]:
    """The addresses of network cards, where the system says them in the manner of Linux."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asks:
        for _, name in socket.if_nameindex():
            if not name.startswith(BRIDGES):
                with contextlib.suppress(OSError):
                    told = fcntl.ioctl(asks.fileno(), 0x8915, name.encode()[:15].ljust(256, b"\0"))  # SIOCGIFADDR
                    yield socket.inet_ntoa(told[20:24])


def _is_useful(address: str) -> bool:
    at = ipaddress.ip_address(address)
    return not (at.is_loopback or at.is_link_local or at.is_unspecified or at.is_multicast)


def reaches(host: str) -> Literal["everybody", "house", "device"]:
    """Who comes here by a name or an address."""
    if is_this_device(host):
        return "device"
    with contextlib.suppress(ValueError):
        return "everybody" if ipaddress.ip_address(host).is_global else "house"
    return "house" if "." not in host or host.endswith(HOUSE) else "everybody"


def address_as_url(scheme: str, address: str, port: int | None) -> str:
    """The link to an address and port."""
    named = f"[{address}]" if ":" in address else address
    return f"{scheme}://{named}:{port}" if port else f"{scheme}://{named}"


def site(config: Config, scheme: str, netloc: str) -> Site:
    """The address for links, to who asked by this one: what the server was told, or the best that others reach."""
    if config.public_url:
        url = config.public_url.rstrip("/")
        return Site(url, reaches(urlsplit(url).hostname or ""))
    asked = urlsplit(f"{scheme}://{netloc}")
    host = asked.hostname or ""
    if is_this_device(host) and (found := in_this_house(config.host)):
        return Site(address_as_url(scheme, found[0], asked.port), reaches(found[0]))
    return Site(f"{scheme}://{netloc}", reaches(host))
