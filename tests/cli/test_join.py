"""`join`: what is wrong is said in plain words and in three languages; Ctrl-C gets up."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli.refusing import refused
from server.web import Server

REFUSED = {
    "no link": (
        ("nonsense",),
        {"pl": "nie jest link stołu", "cs": "není odkaz na stůl", "en": "is not the link of a table"},
    ),
    "no server": (
        ("http://127.0.0.1:9/t/abc",),
        {"pl": "nikt nie odpowiada", "cs": "nikdo neodpovídá", "en": "Nobody answers at http://127.0.0.1:9"},
    ),
}


@pytest.mark.parametrize("language", ["pl", "cs", "en"])
@pytest.mark.parametrize("case", REFUSED)
def test_what_is_wrong_is_said(case: str, language: str) -> None:
    words, said = REFUSED[case]
    assert said[language] in refused("join", *words, "-l", language, code=1)


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "przeglądarce to dodatek"), ("cs", "je doplněk"), ("en", "is an extra")]
)
def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, language: str, words: str) -> None:
    monkeypatch.setitem(sys.modules, "websockets", None)
    assert words in refused("join", "http://127.0.0.1:9/t/abc", "-l", language)


def test_a_bot_of_ones_own_sits_plays_and_gets_up(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class First:\n    name = 'first'\n    def __init__(self, budget, *, seed=None): pass\n"
        "    def choose(self, turn): return turn.legal[0]\n"
    )
    server = Server(tmp_path / "a.db", blink=0.1, games=["gra"], shuffle=60.0)
    try:
        table = server.table(ania := server.token(), ["open", "random"])
        with server.sit(table, ania) as host:
            link = f"{server.site}/t/{table}#chair={host.until('welcome')['you']['invites']['0']}"
            said = refused("join", link, "--bot", "nobody", "-l", "en")
            assert "There is no bot nobody" in said
            command = [sys.executable, "-m", "konspira", "join", link, "--bot", "mine:First", "-l", "en"]
            with subprocess.Popen(
                command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
            ) as joined:  # fmt: skip
                host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0]["name"] == "first")
                host.do("start")
                host.until(lambda m: m["type"] == "turn" and m["outcome"])
                host.until(lambda m: m["type"] == "table" and m["table"]["match"] == 2)
                joined.send_signal(signal.SIGINT)
                told, _ = joined.communicate(timeout=300)
            assert joined.returncode == 130, told
            assert "The bot sits at the table" in told
            assert "Match 1: " in told
            assert "is in the signed list, so nobody could choose the deal" in " ".join(told.split())
            assert "Traceback" not in told
    finally:
        server.stop()
