"""Options as they are told over HTTP; and the schema and the page of the whole protocol, up to date."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from konspira.play import shelf
from konspira.play.options import Option, schema
from konspira.server.protocol.http import schema as protocol_schema

ROOT = Path(__file__).parents[3]


def test_the_options_of_a_game_are_told_by_kind() -> None:
    told = {option.name: option for option in schema(shelf.box("gra"))}
    assert told["jokers"] == Option("jokers", "flag", False)
    assert told["bid_order"] == Option("bid_order", "choice", "value", ["value", "count"])


def test_the_schema_is_up_to_date() -> None:
    made = subprocess.run(
        [sys.executable, "-c", "from konspira.cli import main; main()", "schema"],
        capture_output=True,
        text=True,
        check=True,
    )
    kept = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert made.stdout == kept, "run: konspira schema > docs/protocol.schema.json"


def test_the_page_of_the_protocol_names_every_message_and_every_field() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for name, part in protocol_schema()["$defs"].items():
        for field in part.get("properties", {}):
            assert f"`{field}`" in page or f'"{field}"' in page, f"{name}.{field} is not in docs/protocol.md"
        tag = part.get("properties", {}).get("type", {}).get("enum")
        assert tag is None or f"`{tag[0]}`" in page
