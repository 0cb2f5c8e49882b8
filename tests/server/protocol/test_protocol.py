"""Everything that is sent fits its type, and every text is there."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from server.web import Server, play_out

from konspira import bots
from konspira.play import shelf
from konspira.server.protocol import ToClient
from konspira.server.protocol.commands import PHRASES
from konspira.server.static import TEXTS
from konspira.speech import LANGUAGES

ROOT = Path(__file__).parents[3]

SERVER = ROOT / "src" / "konspira" / "server"


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
            kinds.add(type(msgspec.json.decode(text, type=ToClient)).__name__)
        seat.close()
    assert kinds == {"Welcome", "TableUpdate", "TurnUpdate", "Done", "Refused", "Explained", "ChatLine"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_server_is_there(language: str) -> None:
    texts = FluentBundle([language])
    for home in TEXTS:
        texts.add_resource(FluentResource((home / f"{language}.ftl").read_text(encoding="utf-8")), allow_overrides=True)
    wanted = {*PHRASES, *(f"bot-{bot}" for game in shelf.names() for bot in bots.names(game))}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "News"):
                wanted |= {
                    n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant) and isinstance(n.value, str)
                }
    wanted.remove("tutorial-")  # put together with a name of the game's own, which test_tutorial looks up
    missing = {id for id in wanted if not texts.has_message(id)}
    assert missing == set()
    assert len(wanted) > 40
