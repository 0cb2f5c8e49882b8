"""Who only looks on at a match sees it as the host decided: at once, some moves later, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import pytest
from server.web import Seat, Server, actions

BEHIND = 2


class Watched(NamedTuple):
    """A match of two people, and somebody who looks on."""

    server: Server
    table: str
    players: list[Seat]
    onlooker: Seat

    def act(self, times: int = 1) -> None:
        """Whoever may acts, so many times; both players have heard of it."""
        for _ in range(times):
            actor = next(seat for seat in self.players if seat.turn["legal"])
            legal = actions(actor.turn["legal"])
            assert actor.do("act", action=next((a for a in legal if a["do"] != "check"), legal[0]))["type"] == "done"
            for seat in self.players:
                seat.do("ping")
        self.onlooker.do("ping")


@contextmanager
def watching(server: Server, watch: int | None, **wanted: Any) -> Iterator[Watched]:
    ania, bob = server.token("Ania"), server.token("Bob")
    table = server.table(ania, ["me", "open"], watch=watch, public=True, **wanted)
    with ExitStack() as there:
        host, other = (there.enter_context(server.sit(table, token)) for token in (ania, bob))
        onlooker = there.enter_context(server.sit(table, server.token("Cyryl")))
        for seat in (host, other, onlooker):
            seat.until("welcome")
        other.do("sit", chair=1)
        host.do("start")
        for seat in (host, other):
            while not seat.turn:
                seat.hear()
        onlooker.until(lambda message: message.get("table", {}).get("state") == "playing")
        onlooker.do("ping")
        yield Watched(server, table, [host, other], onlooker)


def moment(seat: Seat) -> int:
    return seat.turn["moment"] if seat.turn else 0


def test_at_once_is_at_once(server: Server) -> None:
    with watching(server, 0) as match:
        for _ in range(4):
            match.act()
            assert moment(match.onlooker) == moment(match.players[0])


def test_later_is_so_many_moves_later_for_who_stays_and_for_who_comes(server: Server) -> None:
    with watching(server, BEHIND) as match:
        assert moment(match.onlooker) == 1
        for _ in range(5):
            match.act()
            assert moment(match.onlooker) == max(1, moment(match.players[0]) - BEHIND)
        with server.sit(match.table) as newcomer:
            welcome = newcomer.until("welcome")
            assert welcome["turn"]["view"] == match.onlooker.turn["view"]
            assert welcome["turn"]["legal"] == {}
            assert [one["moment"] for one in welcome["story"]][-1] == moment(match.onlooker)


def test_nobody_sees_nothing_until_it_is_over_and_then_everything(server: Server) -> None:
    with watching(server, None) as match:
        match.act(3)
        assert match.onlooker.turn is None
        match.players[0].do("resign")
        again = match.onlooker.until("welcome")
        assert (again["table"]["state"], again["table"]["closed"]["how"]) == ("over", "resigned")
        assert again["turn"]["moment"] == 4


def test_the_end_is_told_to_who_looks_on_later_with_all_that_led_to_it(server: Server) -> None:
    with watching(server, BEHIND, options={"fewer_cards": True}) as match:
        while not match.players[0].turn["outcome"]:
            assert not (match.onlooker.turn or {}).get("outcome")
            actor = next(seat for seat in match.players if seat.turn["legal"])
            legal = actions(actor.turn["legal"])
            actor.do("act", action=next((a for a in legal if a["do"] == "check"), legal[0]))
            for seat in match.players:
                seat.do("ping")
        end = match.onlooker.until("welcome")
        assert end["turn"]["outcome"] == match.players[0].turn["outcome"]


def test_neither_clock_nor_talk_nor_list_tells_whose_turn_it_is_now(server: Server) -> None:
    with watching(server, BEHIND, clock="quick") as match:
        match.act(2)
        match.players[0].do("say", text="now he has bluffed")
        match.onlooker.do("ping")
        assert match.onlooker.table["clock"]["ends"] == {}
        assert match.players[0].table["clock"]["ends"] != {}
        assert not [message for message in match.onlooker.heard if message["type"] == "said"]
        assert server.ask(f"/api/tables/{match.table}").json["table"]["clock"]["ends"] == {}
        assert match.onlooker.do("say", text="he did")["news"]["id"] == "refused-watching"
        with server.sit(match.table) as newcomer:
            assert newcomer.until("welcome")["chat"] == []
        (listed,) = [one for one in server.ask("/api/tables").json["tables"] if one["id"] == match.table]
        assert (listed["watch"], listed["waiting"], listed["left"]) == (BEHIND, [], {})


def test_a_table_at_which_nobody_may_look_on_is_not_listed_while_it_is_played(server: Server) -> None:
    with watching(server, None) as match:
        assert match.table not in [one["id"] for one in server.ask("/api/tables").json["tables"]]


def test_who_has_a_chair_looks_on_at_once(server: Server) -> None:
    """A device that is passed round shows what is public: its people know that anyway."""
    ania = server.token("Ania")
    table = server.table(ania, ["me", "me"], watch=5, start=True)
    with server.sit(table, ania, seat=0) as one, server.sit(table, ania, seat=-1) as curtain:
        one.until("welcome")
        curtain.until("welcome")
        assert one.do("act", action=actions(one.turn["legal"])[0])["type"] == "done"
        curtain.until("turn")
        assert moment(curtain) == 2


@pytest.mark.parametrize("watch", [-1, 101, "soon"])
def test_a_delay_that_is_none_is_refused(server: Server, watch: object) -> None:
    wanted = {"game": "gra", "chairs": [{"who": "me"}, {"who": "open"}], "watch": watch}
    assert server.ask("/api/tables", wanted, token=server.token()).status == 400


def test_the_delay_that_was_agreed_on_holds_as_long_as_a_match_is_played(server: Server) -> None:
    with watching(server, BEHIND) as match:
        match.act(3)
        terms = {"options": {}, "seats": 2, "public": True, "patience": 60, "coach": True, "clock": "none"}
        refused = match.players[0].do("terms", **terms, watch=0)
        assert refused["type"] == "refused"
        match.act()
        assert moment(match.onlooker) == moment(match.players[0]) - BEHIND
