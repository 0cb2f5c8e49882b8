"""The protocol as it is documented: the schema is up to date, every text is there, and forty lines can play."""

from __future__ import annotations

import ast
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from server.test_tables import play_out
from server.web import Server

from konspira import bots
from konspira.play import shelf
from konspira.play.match import Match
from konspira.play.options import Option, schema
from konspira.server.protocol import messages
from konspira.server.protocol.legal_actions import actions, groups
from konspira.server.protocol.schema import schema as protocol_schema
from konspira.server.static import TEXTS
from konspira.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "konspira" / "server"


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


def test_everything_that_is_sent_fits_its_type(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    seats = [server.sit(table, ania, seat=seat, text=1) for seat in range(2)]
    play_out(seats, random.Random(2))
    seats[0].do("say", text="hej")
    seats[0].do("explain", actions=[{"do": "check"}])
    seats[0].do("act", action={})
    kinds = set()
    for seat in seats:
        for text in seat.raw:
            kinds.add(type(msgspec.json.decode(text, type=messages.ToClient)).__name__)
        seat.close()
    assert kinds == {"Welcome", "TableUpdate", "TurnUpdate", "Done", "Refused", "Explained", "ChatLine"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_server_is_there(language: str) -> None:
    texts = FluentBundle([language])
    for home in TEXTS:
        texts.add_resource(FluentResource((home / f"{language}.ftl").read_text(encoding="utf-8")), allow_overrides=True)
    wanted = {*messages.PHRASES, *(f"bot-{bot}" for game in shelf.names() for bot in bots.names(game))}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "News"):
                wanted |= {
                    n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant) and isinstance(n.value, str)
                }
    missing = {id for id in wanted if not texts.has_message(id)}
    assert missing == set()
    assert len(wanted) > 40


def test_the_example_bot_plays_a_match(server: Server) -> None:
    lines = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines[lines.index("import websockets") + 1 :] if line.strip()]
    assert len(code) <= 40
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), server.site], capture_output=True, text=True, timeout=120
    )
    assert "'payoffs'" in done.stdout, done.stderr


def test_the_example_bot_sits_down_at_a_chair_it_has_a_link_to(server: Server) -> None:
    table = server.table(ania := server.token(), ["random", "open"])
    with server.sit(table, ania) as host:
        invite = host.hear()["you"]["invites"]["1"]
        command = [
            sys.executable,
            str(ROOT / "examples" / "bot.py"),
            server.site,
            f"{server.site}/t/{table}#chair={invite}",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][1]["who"] == "guest")
            host.do("start")
            assert "'payoffs'" in bot.communicate(timeout=120)[0]


@pytest.mark.parametrize("name", shelf.names())
def test_a_menu_holds_exactly_the_actions_it_was_made_of(name: str) -> None:
    box, chance = shelf.box(name), random.Random(name)
    match = Match(box, box.seats.start, {}, b"k" * 32)
    for _ in range(20):
        seat = chance.choice(match.actors)
        legal = match.turn(seat).legal
        menu = msgspec.to_builtins(groups(box, legal.numbers.tolist()))
        values = [msgspec.convert(action, box.wording.action_type) for action in actions(menu)]
        assert sorted(box.wording.number(value) for value in values) == legal.numbers.tolist()
        match.act(seat, chance.choice(legal))


def test_the_options_of_a_game_are_told_by_kind() -> None:
    told = {option.name: option for option in schema(shelf.box("gra"))}
    assert told["jokers"] == Option("jokers", "flag", False)
    assert told["bid_order"] == Option("bid_order", "choice", "value", ["value", "count"])
