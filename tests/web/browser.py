"""A real Chromium for tests: every page it opens is watched, and a fault in the console fails the test."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, Response
from server.web import Server

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP konspira.test 127.0.0.1",
)  # fmt: skip
PHONE, SMALL, DESK = (390, 844), (360, 640), (1280, 800)
ORDINARY, LARGE = 16, 32  # pixels of a letter: of most readers, and of those who have asked for twice the size
PATIENCE = 120_000  # milliseconds a test waits for what must come, on a machine that is busy with other things
LOCALES = {"pl": "pl-PL", "cs": "cs-CZ", "en": "en-GB"}


def start(playwright: Playwright, *flags: str) -> Browser:
    """The system's own Chromium; scripts/browser.sh installs one."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "no Chromium: run scripts/browser.sh, or install your system's package"
    return playwright.chromium.launch(executable_path=found, headless=True, args=[*FLAGS, *flags])


def unfold(page: Page) -> None:
    """Open what the lobby folds away on a phone."""
    folded = page.locator(".folded")
    folded.wait_for()
    if not folded.evaluate("folded => folded.open"):
        folded.locator("summary").click()


class Visitor:
    """Somebody at a browser of their own: cookies, storage, size, language and paper."""

    def __init__(
        self, browser: Browser, server: Server, *, size: tuple[int, int] = PHONE, language: str = "pl",
        dark: bool = False, still: bool = True, zone: str | None = None, stranger: bool = False,
        site: str | None = None,
    ) -> None:  # fmt: skip
        self.server, self.site, self.faults = server, site or server.site, list[str]()
        self.stranger = stranger  # has never been here, and is asked who it is
        self.offline = False
        self.table = ""  # the one that was made last
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=LOCALES[language], base_url=self.site,
            color_scheme="dark" if dark else "light", reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 960, timezone_id=zone,
        )  # fmt: skip
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", self._asked)
        self.page.on("response", self._answered)

    def _said(self, message: ConsoleMessage) -> None:
        late = "preloaded using link preload but not used within a few seconds" in message.text  # test_weight.py looks
        if message.type in ("error", "warning") and not self.offline and not late:
            self.faults.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.site).netloc:
            self.faults.append(f"a request to another host: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def go(self, path: str = "/") -> Page:
        """Open a page, as somebody who has said a name before, unless as a stranger."""
        if not self.stranger:
            self.become("Kuba")
        self.page.goto(self.site + path)
        return self.page

    @property
    def token(self) -> str | None:
        """What this browser shows the server to be believed; None while it is nobody there."""
        return next((str(one["value"]) for one in self.context.cookies() if one["name"] == "konspira"), None)

    def become(self, name: str) -> str:
        """Be a guest of this name, who has been here before; the token."""
        token = self.token
        if token is None:
            token = self.server.token(name, "owl")
            self.context.add_cookies([{"name": "konspira", "value": token, "url": self.site}])
        return token

    def make(self, name: str, game: str, chairs: list[str], **wanted: Any) -> str:
        """Become a guest and make a table, as `Server.table` does; its id."""
        self.table = self.server.table(self.become(name), chairs, game=game, **wanted)
        return self.table

    def cut(self, off: bool = True) -> None:
        """Take the network away, or give it back."""
        self.offline = self.offline or off  # what the browser says about lost sockets is no fault of the page
        self.context.set_offline(off)

    def heard(self) -> list[str]:
        """A list that fills with all that tables tell this browser from now on."""
        told: list[str] = []
        self.page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
        return told

    def close(self) -> list[str]:
        """Leave; what went wrong on the way."""
        self.context.close()
        return self.faults

    def axe(self) -> list[str]:
        """What axe-core finds on the page as it is now, level A and AA and best practice."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text())
        # Without preload: it would put inline copies of imported styles into the page, which the policy forbids.
        look = "async () => await axe.run({resultTypes: ['violations'], preload: false})"
        found: dict[str, Any] = self.page.evaluate(look)
        return [
            f"{one['id']}: {node['target']} {' '.join(node['failureSummary'].split())}"
            for one in found["violations"]
            for node in one["nodes"][:3]
        ]
