"""The bot of forty lines in examples/ plays over the protocol."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.web import Server

ROOT = Path(__file__).parents[2]


def test_the_example_bot_plays_a_match(server: Server) -> None:
    lines = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in lines[lines.index("import websockets") + 1 :] if line.strip()]
    assert len(code) <= 40
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), server.site], capture_output=True, text=True, timeout=600
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
            assert "'payoffs'" in bot.communicate(timeout=600)[0]
