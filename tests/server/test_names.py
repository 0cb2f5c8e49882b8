"""Names: nothing unseen, nothing stacked, and nobody taken for somebody else."""

from __future__ import annotations

import pytest
from server.rooms import FakeServices, come, with_services
from server.web import Server

from konspira import speech
from konspira.server.names import apart, bot_names, clean_name, clean_text, skeleton
from konspira.server.static import SHELL


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Ania", "Ania"), ("  a \n b\t", "a b"), ("\u200b\u200d\u202e", None), ("", None), ("Żółć 🦊", "Żółć 🦊"),
     ("x" * 60, "x" * 24), ("\ud800a", "a"), ("<script>", "<script>"), ("a\x00b", "ab"),
     ("\u3164", None), ("\u2800 \u2800", None), ("\uffa0\u115f", None), ("\u0301\u0302", None), ("Ania\u034f", "Ania"),
     ("\U0001d159", None), ("Ania\U0001d159", "Ania"),
     ("An\u200dia\ufe0f", "Ania"), ("Ａｎｉａ", "Ania"), ("𝓐nia", "Ania"), ("👩‍💻", "👩‍💻"), ("❤️", "❤️"),
     ("Nguyễn", "Nguyễn"), ("नमस्ते", "नमस्ते"), ("Z" + "\u0336\u0337\u0338\u0489" * 9, "Z\u0336\u0337")],
)  # fmt: skip
def test_names_lose_what_hides_turns_round_or_climbs(given: str, kept: str | None) -> None:
    assert clean_name(given) == kept


def test_what_is_said_is_one_line_and_stays_in_it() -> None:
    assert clean_text("a\u202eb\u2028c" + "d" + "\u0300" * 20) == "ab cd\u0300\u0300".replace("d\u0300", "d\u0300")
    assert clean_text("½ ﬁ") == "½ ﬁ", "what is said is not rewritten"


@pytest.mark.parametrize("twin", [
    "Аnia", "Ａnia", "Αnia", "A nia", "Ani\u0430", "A\u0332nia", "ania", "𝐀nia", "ꓮnia",
    "Ꭺnia", "𐊠nia", "ᗅnia", "Aո𝚤a", "An⍳⍺",
])  # fmt: skip
def test_a_name_that_looks_like_another_has_the_same_skeleton(twin: str) -> None:
    assert skeleton(clean_name(twin) or "") == skeleton("Ania")


@pytest.mark.parametrize(("one", "other"), [("Il1a", "lIIa"), ("Вера", "Bepa"), ("Berna", "Bema"), ("0la", "Ola")])
def test_letters_of_one_alphabet_and_of_several_are_compared(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_names_that_people_tell_apart_stay_apart() -> None:
    names = ["Ania", "Anna", "Hania", "Ola", "Ala", "Łukasz", "Lukasz", "Ёлка", "Nguyễn", "Zoë", "Zoe"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_whoever_comes_second_has_a_number() -> None:
    assert apart("Аnia", ["Ola"]) == "Аnia"
    assert apart("Аnia", ["Ania", "Ola", "Ａnia"]) == "Аnia 2"
    assert apart("Аnia", ["Ania", "Ania 2"]) == "Аnia 3"


def test_bots_are_called_as_pages_say_it() -> None:
    for place, language in enumerate(speech.LANGUAGES):
        said = speech.say(SHELL, "bot-names", language).split(", ")
        assert [bot_names(seat)[place] for seat in range(len(said) + 1)] == [*said, said[0]]


def test_who_seems_to_be_called_like_a_bot_is_shown_apart_and_who_is_called_so_keeps_his_name() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB*", names=["rivet", "Riѵet"])
        assert bot_names(2) == ("Sprężynka", "Ozubek", "Rivet")
        assert [one.name for one in room.likenesses()][:2] == ["rivet", "Riѵet 2"]
        room.table.chairs[0].name = "ОzuЬek"
        assert room.likenesses()[0].name == "ОzuЬek 2", "in whichever language somebody reads"
        looker, _ = come(room, "C")
        looker.name = "Rivet"
        assert room.name_of(looker) == "Rivet 3", "who only looks on is nobody who plays"

    with_services(work)


def test_at_a_table_twins_are_shown_apart_at_their_chairs_and_when_they_speak(server: Server) -> None:
    table = server.table(server.token("Ania"), ["me", "open", "open"], public=True)
    with (
        server.sit(table, server.token("Аnia")) as twin,
        server.sit(table, server.token("Ola")) as other,
        server.sit(table, server.token("Ania\u034f")) as looker,
    ):
        twin.hear(), other.hear(), looker.hear()
        assert twin.do("sit")["type"] == "done"
        assert other.do("sit")["type"] == "done"
        other.until(lambda message: message["type"] == "table" and message["table"]["chairs"][2]["name"])
        assert [chair["name"] for chair in other.table["chairs"]] == ["Ania", "Аnia 2", "Ola"]
        twin.send("say", text="?")
        looker.send("say", text="?")
        said = {other.until("said")["name"], other.until("said")["name"]}
        assert said == {"Аnia 2", "Ania 3"}
