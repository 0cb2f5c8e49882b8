"""Which names lead here, and who may speak for others.

A name that this server was not told of leads here only if somebody wants a browser to take it for a site of his own
(DNS rebinding). Whoever connects says by himself where he comes from, unless it is a proxy that we were told to trust.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from konspira.server import Config, StartError


class Hosts:
    """The names under which a server is asked: any address, this machine's own names, and what it was told."""

    def __init__(self, config: Config) -> None:
        machine = socket.gethostname().lower()
        told = (*config.names, config.host, *(urlsplit(origin).hostname or "" for origin in config.origins))
        self._names = {"localhost", machine, machine.partition(".")[0] + ".local", *map(_plain, told)} - {""}

    def knows(self, header: str | None) -> bool:
        """Is this the Host of a request that is meant for us? A browser always says one."""
        if header is None:
            return True
        name = _plain(_without_port(header))
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def _plain(name: str) -> str:
    return name.strip().lower().removesuffix(".")


def _without_port(header: str) -> str:
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


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
