"""A match at its own address: the series, the picture, and what a chat is told of a link; never what is hidden."""

from __future__ import annotations

import random
import re

import pytest
from server.web import Seat, Server, play_out

from konspira.server.matches import headline, names_of
from konspira.server.store import Closed, PlayedMatch, StoredSeat


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[str, str]:
    """A table of two people where one match is over, one was ended by agreement, and one is being played."""
    ania, bob = server.token("Ania", "fox"), server.token('B"ob<', "owl")
    table = server.table(ania, ["me", "open"], options={"fewer_cards": True})
    with server.sit(table, ania) as host, server.sit(table, bob) as other:
        other.until("welcome")
        other.do("sit", invite=host.until("welcome")["you"]["invites"]["1"])
        host.do("start")
        begun([host, other], 1)
        play_out([host, other], random.Random(4))
        again([host, other], 2)
        host.do("finish")
        other.do("finish")
        again([host, other], 3)
    return table, ania


def begun(seats: list[Seat], match: int) -> None:
    for seat in seats:
        while not seat.turn or seat.turn["match"] < match:
            seat.hear()


def again(seats: list[Seat], match: int) -> None:
    for seat in seats:
        seat.send("again")
    begun(seats, match)


def head(server: Server, address: str, **headers: str) -> dict[str, str]:
    """What a page says of itself to a chat."""
    text = server.ask(address, headers=headers).body.decode().partition("</head>")[0]
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)">', text))


def test_every_match_of_a_table_is_listed_with_what_it_came_to(server: Server, played: tuple[str, str]) -> None:
    shown = server.ask(f"/api/tables/{played[0]}/1").json
    assert (shown["game"], shown["match"]["number"], shown["match"]["state"]) == ("gra", 1, "over")
    assert shown["options"]["fewer_cards"] is True
    series = shown["series"]
    assert [(one["number"], one["state"]) for one in series] == [(3, "playing"), (2, "closed"), (1, "over")]
    assert [one["name"] for one in series[2]["seated"]] == ["Ania", 'B"ob<']
    assert sorted(series[2]["payoffs"]) == [0.0, 1.0]
    assert (series[1]["closed"]["how"], series[0]["payoffs"], series[0]["ended"]) == ("agreed", None, None)


@pytest.mark.parametrize("match", [2, 3])
def test_of_a_match_without_an_end_neither_replay_nor_journal_nor_key_is_told(
    server: Server, played: tuple[str, str], match: int
) -> None:
    for part in ("/replay?seat=all", "/journal", "/beliefs"):
        assert server.ask(f"/api/tables/{played[0]}/{match}{part}").status == 409
    shown = server.ask(f"/api/tables/{played[0]}/{match}")
    assert shown.status == 200
    assert b'"key"' not in shown.body


def test_a_match_that_is_not_there_is_missed_by_name(server: Server, played: tuple[str, str]) -> None:
    for path in (f"{played[0]}/4", f"{played[0]}/0", f"{played[0]}/99999999999", "nowhere/1"):
        assert server.ask(f"/api/tables/{path}").json["news"]["id"] == "refused-missing"
        assert server.ask(f"/api/tables/{path}/picture.png").status == 404
        assert head(server, f"/m/{path}") == {}, "the page is there all the same, and says it itself"


def test_a_chat_is_shown_who_won_in_the_language_of_the_link_and_a_picture(
    server: Server, played: tuple[str, str]
) -> None:
    told = head(server, f"/m/{played[0]}/1?step=3&eyes=1", **{"Accept-Language": "de, cs;q=0.8"})
    assert re.fullmatch(r"(Ania|B&quot;ob&lt;) vyhrává! · GRA", told["og:title"])
    assert told["og:description"] == "Ania, B&quot;ob&lt;"
    assert told["og:url"] == f"{server.site}/m/{played[0]}/1"
    assert told["og:image"] == f"{server.site}/api/tables/{played[0]}/1/picture.png?lang=cs"
    assert "wygrywa" in head(server, f"/m/{played[0]}/1?lang=pl", **{"Accept-Language": "cs"})["og:title"]
    assert "wins" in head(server, f"/m/{played[0]}/1", **{"Accept-Language": "xx"})["og:title"]


def test_a_chat_is_told_nothing_of_a_match_that_is_played(server: Server, played: tuple[str, str]) -> None:
    told = head(server, f"/m/{played[0]}/3")
    assert "og:image" not in told
    assert "Ania" not in str(told)
    assert server.ask(f"/api/tables/{played[0]}/3/picture.png").json["news"]["id"] == "refused-not-over"


def test_links_to_matches_are_not_for_search_engines(server: Server, played: tuple[str, str]) -> None:
    assert server.ask(f"/m/{played[0]}/1").headers["x-robots-tag"] == "noindex"


def test_the_picture_is_there_as_png_and_as_svg_and_as_nothing_else(server: Server, played: tuple[str, str]) -> None:
    image = server.ask(f"/api/tables/{played[0]}/1/picture.png?lang=pl")
    assert (image.headers["content-type"], image.body[:4]) == ("image/png", b"\x89PNG")
    drawn = server.ask(f"/api/tables/{played[0]}/1/picture.svg?lang=pl")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert 'B"ob&lt;' in drawn.body.decode()
    assert "wygrywa" in drawn.body.decode()
    assert "Everybody at the table agreed" in server.ask(f"/api/tables/{played[0]}/2/picture.svg").body.decode()
    assert server.ask(f"/api/tables/{played[0]}/1/picture.gif").status == 404


def test_a_picture_is_the_same_every_time_in_each_language(server: Server, played: tuple[str, str]) -> None:
    def drawn(language: str) -> bytes:
        return server.ask(f"/api/tables/{played[0]}/1/picture.svg?lang={language}").body

    assert drawn("pl") == drawn("pl")
    assert len({drawn(language) for language in ("pl", "cs", "en")}) == 3


def seat(number: int, name: str | None, who: str = "guest") -> StoredSeat:
    return StoredSeat(number, who, name, None, name, None)


def test_a_bot_is_never_called_like_somebody_at_the_table() -> None:
    seats = [seat(0, None, "bot"), seat(1, "cog"), seat(2, None, "open")]
    assert names_of(seats, "en") == ["Cog 1", "cog", "Free chair"]
    seats = [seat(0, None, "bot"), seat(1, "Соg")]
    assert names_of(seats, "en") == ["Cog 1", "Соg"], "nor like somebody who seems to be called so"


def test_who_won_is_said_for_one_for_several_and_for_nobody() -> None:
    def said(payoffs: list[float], closed: Closed | None = None) -> str:
        return headline(PlayedMatch(1, 0, 1, [], payoffs, closed), ["A", "B"], "en")

    assert said([1.0, 0.0]) == "A wins!"
    assert said([0.5, 0.5]) == "Winners: A, B"
    assert said([0.0, 0.0]) == "Nobody wins"
    assert said([0.0, 0.0], Closed("agreed", [0.0, 0.0])) == "The game was ended"
