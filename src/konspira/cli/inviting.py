"""What `konspira serve` says of itself: every address by which it is reached, and codes that a phone reads."""

from __future__ import annotations

import io

from konspira.cli import arguments
from konspira.server import Config


def invitation(config: Config, port: int, language: str, codes: bool) -> list[str]:
    """The lines that are shown when the server listens; with codes where they go to a terminal."""
    from konspira.server.addresses import EVERYWHERE, address_as_url, in_this_house
    from konspira.server.hosts import is_this_device

    here = config.host in EVERYWHERE or is_this_device(config.host)
    lines = [f"Konspira: {address_as_url('http', 'localhost' if here else config.host, port)}/"]
    if config.public_url:
        links = [config.public_url.rstrip("/") + "/"]
        lines.append(arguments.say("serve-everybody", language, link=links[0]))
    elif config.host in EVERYWHERE:
        links = [f"{address_as_url('http', address, port)}/" for address in in_this_house(config.host)]
        lines += [arguments.say("serve-house", language, link=link) for link in links]
        if not links:
            lines.append(arguments.say("serve-nowhere", language))
    else:
        return lines
    return [*lines, *(code(link) for link in links if codes)]


def code(link: str) -> str:
    """A link as a QR code made of letters."""
    import segno

    drawn = io.StringIO()
    segno.make(link, error="l").terminal(drawn, border=2, compact=True)
    return f"{link}\n{drawn.getvalue()}"
