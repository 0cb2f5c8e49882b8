"""The page can be installed: a manifest with icons, and a service worker whose version follows the files."""

from __future__ import annotations

import os
import re
from pathlib import Path

from server.web import Server

from konspira.server.static import StaticFiles

WORKER = Path(__file__).parents[2] / "src" / "konspira" / "web" / "worker.js"


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_the_manifest_names_icons_of_the_sizes_it_says(server: Server) -> None:
    answer = server.ask("/web/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    for icon in answer.json["icons"]:
        width = int(icon["sizes"].split("x")[0])
        assert size_of(server.ask(icon["src"]).body) == (width, width)
    assert {icon["purpose"] for icon in answer.json["icons"]} == {"any", "maskable"}


def test_the_worker_is_served_for_the_whole_site_under_the_same_policy(server: Server) -> None:
    answer = server.ask("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "connect-src 'self'" in answer.headers["content-security-policy"]
    assert re.match(rb'const VERSION = "[0-9a-f]{16}";\n', answer.body)


def test_the_version_changes_with_any_file_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "board.js").write_text("1")
    before = StaticFiles().worker([tmp_path]).body
    assert StaticFiles().worker([tmp_path]).body == before
    (tmp_path / "board.js").write_text("2")
    os.utime(tmp_path / "board.js", ns=(1, 1))
    assert StaticFiles().worker([tmp_path]).body != before


def test_the_worker_keeps_parts_of_the_page_and_nothing_of_the_api() -> None:
    text = WORKER.read_text(encoding="utf-8")
    kept = re.search(r"PARTS = /\^\\/\(([\w|]+)\)\\//", text)
    assert kept is not None
    assert set(kept[1].split("|")) == {"web", "locale", "games"}
