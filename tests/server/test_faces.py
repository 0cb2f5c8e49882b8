"""There are faces enough, each is drawn, and no two at a table are alike."""

from __future__ import annotations

import re
from pathlib import Path

from server.rooms import FakeServices, come, with_services

import konspira
from konspira.server.faces import FACES, another_face, face_at

SYMBOLS = Path(konspira.__file__).parent / "web" / "symbols.svg"


def test_there_are_at_least_twenty_four_faces_and_each_is_drawn_once() -> None:
    drawn = re.findall(r'<symbol id="face-(\w+)"', SYMBOLS.read_text(encoding="utf-8"))
    assert len(set(FACES)) == len(FACES) >= 24
    assert sorted(drawn) == sorted(FACES)


def test_a_face_that_is_taken_gives_way_to_the_next_free_one() -> None:
    assert another_face("owl", ()) == "owl"
    assert another_face("owl", {"owl", "badger"}) == "wren"
    assert another_face(FACES[-1], {FACES[-1]}) == FACES[0]
    assert another_face("owl", FACES) == "owl"
    assert face_at(len(FACES)) == FACES[0]


def test_of_two_at_a_table_who_are_alike_the_later_one_is_told_apart() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB_")
        for chair, since in zip(room.table.chairs, (20, 10, 0), strict=True):
            chair.name, chair.face, chair.since = "Ryś", "owl", since
        come(room, "A", 0)
        assert room.likenesses()[:2] == [("Ryś 2", "badger"), ("Ryś", "owl")]
        assert room.likenesses()[2].face is None
        room.rename("A", "Rysio", "fox")
        assert room.likenesses()[:2] == [("Rysio", "fox"), ("Ryś", "owl")]

    with_services(work)
