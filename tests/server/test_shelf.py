"""What the lobby shows of every game, in one file of each kind."""

from __future__ import annotations

import json

from server.web import Server

from konspira.server.shelf import posters, titles
from konspira.speech import LANGUAGES

POSTER = b'<svg xmlns="x"><symbol id="poster"><use href="#a"/><path fill="url(#a)"/></symbol><g id="a"/></svg>'


def test_posters_of_games_lie_beside_each_other() -> None:
    drawn = posters(("gra", "toy"), [POSTER, POSTER]).decode()
    assert drawn.count("<svg") == 1
    assert '<symbol id="toy-poster"><use href="#toy-a"/><path fill="url(#toy-a)"/></symbol><g id="toy-a"/>' in drawn


def test_titles_bring_all_that_they_refer_to_and_nothing_else() -> None:
    text = b"-name = Gra\ntitle = { -name }!\ntagline =\n    Two\n    lines.\nturn = No.\nabout-time = 5 min\n"
    told = json.loads(titles(("gra",), [text]))
    assert told == {"gra": "title = { -name }!\ntagline =\n    Two\n    lines.\nabout-time = 5 min\n-name = Gra\n"}


def test_every_game_is_told_of_in_every_language(server: Server) -> None:
    for language in LANGUAGES:
        told = server.ask(f"/games/titles/{language}.json").json
        assert set(told) == {game["name"] for game in server.ask("/api/games").json["games"]}
        assert all("title = " in text and "tagline = " in text for text in told.values())
    assert server.ask("/games/titles/xx.json").status == 404
    assert b'id="gra-poster"' in server.ask("/games/posters.svg").body
