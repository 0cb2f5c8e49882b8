"""Which names lead here, and who may speak for others.

A name that this server was not told of leads here only if somebody wants a browser to take it for a site of his own
(DNS rebinding). Whoever connects says by himself where he comes from, unless it is a proxy that we were told to trust.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from konspira.server import Config, StartError

_HOST = re.compile(r"(\[(?P<v6>[0-9A-Fa-f:.]+)]|[^\[\]:@/?#\\]+)(:(?P<port>[0-9]{1,5}))?")


class Hosts:
    """The names under which a server is asked: any address, this machine's own names, and what it was told."""

    def __init__(self, config: Config) -> None:
        machine = socket.gethostname().lower()
        told = (*config.names, config.host, *(urlsplit(site).hostname or "" for site in config.sites))
        self._names = {"localhost", machine, machine.partition(".")[0] + ".local", *map(_plain, told)} - {""}

    def knows(self, header: str | None) -> bool:
        """Is this the Host of a request that is meant for us? A browser always says one."""
        if header is None:
            return True
        if not _is_host(header):
            return False
        name = _plain(host_name(header))
        return name in self._names or name.endswith(".localhost") or is_address(name)


def _is_host(header: str) -> bool:
    """Is it a name or an address, perhaps with a port, and nothing that later would be taken for another?"""
    found = _HOST.fullmatch(header)
    if found is None or int(found["port"] or 0) >= 65_536:
        return False
    return found["v6"] is None or (":" in found["v6"] and is_address(found["v6"]))


def _plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def host_name(header: str) -> str:
    """The name in a Host, without a port."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0]


def is_this_device(host: str) -> bool:
    """Does a name or an address lead to the very device that asks for it?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def is_address(name: str) -> bool:
    """Is it an address, and no name?"""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def household(address: str) -> str:
    """Who is at an address, as far as anybody can tell: of IPv6 the network, of which one household has all addresses.

    What an address may do, it may do together with its household.
    """
    try:
        at = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(at, ipaddress.IPv4Address):
        return str(at)
    return str(at.ipv4_mapped or ipaddress.ip_network((at, 64), strict=False))


class Proxies:
    """The addresses, or networks, whose word is taken for where somebody comes from."""

    def __init__(self, given: Iterable[str]) -> None:
        try:
            self._networks = [ipaddress.ip_network(one, strict=False) for one in given]
        except ValueError as error:
            raise StartError("start-proxy", why=str(error)) from None

    def __contains__(self, address: object) -> bool:
        try:
            at = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(at in network for network in self._networks)

    def __bool__(self) -> bool:
        return bool(self._networks)

    @property
    def named(self) -> list[str]:
        """As they are given to uvicorn."""
        return [str(network) for network in self._networks]
