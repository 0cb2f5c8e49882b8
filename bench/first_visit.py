"""What a first visit costs, as a phone far away sees it: `python bench/first_visit.py [--latency 170] [--slower 4]`.

A server is started, and a Chromium that has never been here opens the lobby and a table of each game, with so many
milliseconds to every answer, the throughput of a fair 4G line and a processor so many times slower. Printed are
requests, bytes on the wire, the first paint, and the moment at which one can act; the middle one of a few visits.
`--language cs` is another of the three.
A page that asks for too much, or is painted too late, is named, and the command fails: run it on a quiet machine.
`--dev` serves the page as it is written, a file a module, and is held to nothing.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

PHONE = {"width": 390, "height": 844}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DOWN, UP = 9_000_000 / 8, 1_500_000 / 8  # bytes a second
SEATS = {"gra": 4, "krecia": 4, "agenci": 4, "wistar": 1}  # of a table; one for a single seat is begun by its host
MOST_BYTES, MOST_REQUESTS, LATEST_PAINT = 220_000, 20, 1500  # what a first visit stays under; the last in milliseconds
LOCALES = {"pl": "pl-PL", "cs": "cs-CZ", "en": "en-GB"}
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


class Visit(NamedTuple):
    """What a browser that has never been here asked for, and when it could show something; times in milliseconds."""

    requests: tuple[str, ...]
    size: int
    painted: float
    usable: float

    def faults(self) -> list[str]:
        """What is over the bar."""
        found = {
            f"{len(self.requests)} requests": len(self.requests) < MOST_REQUESTS,
            f"{self.size / 1000:.0f} kB": self.size < MOST_BYTES,
            f"first paint after {self.painted / 1000:.2f} s": self.painted < LATEST_PAINT,
        }
        return [fault for fault, fits in found.items() if not fits]


class Door(NamedTuple):
    """A page to be opened: its address, a sign that one can act there, and who comes; a stranger without a token."""

    address: str
    sign: str
    token: str = ""


def door_of(site: str, game: str, table: str, token: str) -> Door:
    """How a table is first seen: by a stranger who may take a chair, or by the only one who plays."""
    return Door(f"{site}/t/{table}", "#act button:visible", token if SEATS[game] == 1 else "")


def first_visit(browser: Browser, door: Door, latency: float, slower: float, language: str = "pl") -> Visit:
    """Open a page far away and wait for a sign that one can act, and for the letters."""
    context = browser.new_context(viewport=PHONE, locale=LOCALES[language], has_touch=True)
    if door.token:
        site = "{0.scheme}://{0.netloc}/".format(urlsplit(door.address))  # the cookie is for all of it
        context.add_cookies([{"name": "konspira", "value": door.token, "url": site}])
    page = context.new_page()
    line = context.new_cdp_session(page)
    asked: dict[str, str] = {}
    sizes: list[float] = []
    line.on("Network.requestWillBeSent", lambda said: asked.update({said["requestId"]: said["request"]["url"]}))
    line.on("Network.loadingFinished", lambda said: sizes.append(said["encodedDataLength"]))
    conditions: dict[str, Any] = {"latency": latency, "downloadThroughput": DOWN, "uploadThroughput": UP}
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {"offline": False, **conditions})
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(door.address, wait_until="commit")
    page.locator(door.sign).first.wait_for(timeout=120_000)
    usable = float(page.evaluate("performance.now()"))
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    painted = float(page.wait_for_function(PAINTED).json_value())
    context.close()
    return Visit(tuple(asked.values()), round(sum(sizes)), painted, usable)


def asked_of(site: str, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """The answer of a server to something that is posted."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(urllib.request.Request(site + path, json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))


@contextlib.contextmanager
def served(*options: str) -> Iterator[str]:
    """The address of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "konspira",
            "serve",
            "--port",
            "0",
            "--log",
            "error",
            "--db",
            f"{folder}/bench.db",
        ]
        process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().removeprefix("Konspira: ").strip().rstrip("/")
        finally:
            process.terminate()
            process.wait(30)


def middle(visits: list[Visit]) -> Visit:
    """What the first of some visits asked for, and the middle one of their times."""
    painted, usable = (statistics.median(one[k] for one in visits) for k in (2, 3))
    return visits[0]._replace(painted=painted, usable=usable)


def main() -> int:
    """Print what first visits cost; 1 if one of them costs too much."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--latency", type=float, default=170)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument("--language", choices=LOCALES, default="pl")
    parser.add_argument("--dev", action="store_true")
    asked = parser.parse_args()
    shown = Table(
        title=f"A first visit, {asked.latency:.0f} ms to an answer, a processor {asked.slower:g} times slower"
    )
    for heading in ("page", "requests", "kB", "first paint, s", "one can act, s"):
        shown.add_column(heading, justify="left" if heading == "page" else "right")
    with served(*["--dev"] * asked.dev) as site, sync_playwright() as playwright:
        found = next(path for name in BROWSERS if (path := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        token = asked_of(site, "/api/tokens", {"name": "Ania", "face": "owl"})["token"]
        urllib.request.urlopen(f"{site}/").close()  # the page is made when it is first asked for
        doors = {"lobby": Door(f"{site}/", "#play")}
        for game, seats in SEATS.items():
            wanted = {"game": game, "chairs": [{"who": "me"}, *[{"who": "open"}] * (seats - 1)], "start": seats == 1}
            table = asked_of(site, "/api/tables", wanted, token)["table"]
            doors[f"a table of {game}"] = door_of(site, game, table, token)
        found_wrong = list[str]()
        for name, door in doors.items():
            conditions = asked.latency, asked.slower, asked.language
            visit = middle([first_visit(browser, door, *conditions) for _ in range(asked.visits)])
            found_wrong += [f"{name}: {fault}" for fault in visit.faults()]
            times = [f"{one / 1000:.2f}" for one in (visit.painted, visit.usable)]
            shown.add_row(name, str(len(visit.requests)), f"{visit.size / 1000:.0f}", *times)
        browser.close()
    console = Console()
    console.print(shown)
    for fault in [] if asked.dev else found_wrong:
        console.print(f"Too much: {fault}")
    return int(bool(found_wrong) and not asked.dev)


if __name__ == "__main__":
    sys.exit(main())
