"""Messages that nobody should send: they harm neither the table nor the server, and the others play on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from server.fuzz import spoilt
from server.web import Seat, Server, actions
from websockets.exceptions import ConnectionClosed


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(40))
def test_spoilt_messages_harm_nobody(server: Server, seed: int) -> None:
    chance = random.Random(seed)
    table = server.table(ania := server.token(), ["me", "open"], public=True)
    with server.sit(table, ania) as one, server.sit(table, server.token("Kuba")) as two:
        one.hear(), two.hear()
        two.do("sit")
        one.do("start")
        two.until("turn")
        evil = server.sit(table, ania)
        for _ in range(150):
            try:
                evil.socket.send(spoilt(chance))
            except ConnectionClosed:
                evil.close()
                evil = server.sit(table, ania)
        evil.close()
        moment = two.turn["moment"]
        assert two.do("ping")["type"] == "done"
        if two.turn["legal"]:
            assert two.do("act", action=actions(two.turn["legal"])[0])["type"] == "done"
            assert two.turn["moment"] > moment
    with server.sit(table, ania) as back:
        assert back.hear()["turn"]["view"]["seat"] == 0
    assert "command failed" not in server.log
    assert "Traceback" not in server.log


def test_a_message_that_cannot_be_read_is_answered_by_its_id_if_it_has_one(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as one:
        one.hear()
        for text, id in (('{"id": "x"}', "x"), ('{"type": "dance", "id": "y"}', "y"), ("{", None), ('{"id": 3}', None)):
            one.socket.send(text)
            answer = one.until("refused")
            assert (answer["id"], answer["news"]["id"]) == (id, "refused-message")


def test_a_table_of_every_game_takes_random_actions(own: Any) -> None:
    """Every game that has words is played over the wire through its menu alone."""
    server = own(games=[])
    chance = random.Random(5)
    for game in server.ask("/api/games").json["games"]:
        seats = game["seats"][0]
        wanted = {"game": game["name"], "chairs": [{"who": "me"}] * seats, "start": True}
        ania = server.token()
        table = server.ask("/api/tables", wanted, token=ania).json["table"]
        ends: list[Seat] = [server.sit(table, ania, seat=seat, text=1) for seat in range(seats)]
        for end in ends:
            end.until("welcome")
        for _ in range(12):
            for end in ends:
                end.do("ping")
            actor = next(end for end in ends if end.turn["legal"])
            chosen = chance.choice(actions(actor.turn["legal"]))
            told = actor.do("explain", actions=[chosen])["actions"][0]
            assert told["label"]["id"]
            assert actor.do("act", action=chosen)["type"] == "done", (game["name"], chosen)
        for end in ends:
            end.close()
