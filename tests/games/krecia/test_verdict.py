"""18 A mission in words: whoever led judges it, the others may object for the record, and bots are honest about it."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from games.krecia.table import act, fresh, hand, view
from rich.console import Console

import konspira
from konspira import SPECTATOR
from konspira.bots import bot
from konspira.games.krecia import BOX, pack, screen
from konspira.games.krecia.actions import Judge, Object
from konspira.games.krecia.mission_words import asks
from konspira.games.krecia.pieces import (
    CHOOSING,
    JUDGE,
    JUDGING,
    OBJECT,
    OBJECTING,
    OVER,
    PLAYING,
    TOKENS_TAKEN,
    VOTING,
)
from konspira.games.krecia.reasons import honest_word
from konspira.play.match import Match
from konspira.speech import LANGUAGES, Speaker, say

WORDS = "Nikt się nie śmieje"
EVEN = {"kind": "parity", "cards": "all", "parity": "even"}


def missions(hint: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """Every mission is in the same words."""
    told = {"words": WORDS, "conditions": [], "hint": [hint] if hint else []}
    return [msgspec.to_builtins(one) | told for one in pack.default()]


def played(cards: str = "p9 p2 p3 p4", hint: dict[str, Any] | None = None, **settings: Any) -> Any:
    """A table at which the first trick is full, and the mission is to be judged by seat 0."""
    names = cards.split()
    t = fresh(len(names), missions=missions(hint), dealer=len(names) - 1, **settings)
    t.stock = t.options.deck
    for seat, name in enumerate(names):
        t.hand[seat] = hand(name)
        t.stock &= ~t.hand[seat]
    t.free = 31
    act(t, 0, 104 + t.drawn[0])
    for name in names:
        assert t.phase == PLAYING
        act(t, t.turn, hand(name).bit_length() - 1)
    return t


def test_18_2_the_leader_says_whether_it_was_fulfilled() -> None:
    t = played()
    assert (t.phase, t.turn, t.fulfilled) == (JUDGING, 0, 0)
    assert t.tokens[0] == 2, "6.1 tokens are taken before"
    act(t, 0, JUDGE + 1)
    assert (t.phase, t.fulfilled) == (OBJECTING, 1)
    assert not act(played(), 0, JUDGE).fulfilled


def test_18_3_the_others_say_at_once_whether_they_object_and_nothing_changes() -> None:
    t = act(played(), 0, JUDGE + 1)
    assert [seat for seat in range(4) if t.waiting >> seat & 1] == [1, 2, 3]
    act(t, 2, OBJECT + 1)
    assert view(t, 2).objecting == 4
    assert (view(t, 1).objecting, view(t, SPECTATOR).objecting, t.objected[0]) == (0, 0, 0), "sealed"
    act(act(t, 1, OBJECT), 3, OBJECT)
    assert (t.objected[0], t.fulfilled, t.phase, t.trick) == (4, 1, CHOOSING, 1)
    assert view(t, SPECTATOR).objected[0] == 4, "shown to all"


def test_18_4_what_tokens_have_ended_is_not_judged() -> None:
    t = fresh(4, missions=missions(), dealer=3)
    t.role[0], t.role[1], t.role[2], t.role[3] = 1, 0, 0, 0
    t.tokens[0], t.pool = 4, 14 - 7
    t.stock = t.options.deck
    for seat, name in enumerate(("p9", "p2", "p3", "p4")):
        t.hand[seat] = hand(name)
        t.stock &= ~t.hand[seat]
    act(t, 0, 104 + t.drawn[0])
    for name in ("p9", "p2", "p3", "p4"):
        act(t, t.turn, hand(name).bit_length() - 1)
    assert (t.phase, t.reason, t.fulfilled) == (OVER, TOKENS_TAKEN, 0)


def test_18_2_the_last_mission_wins_for_the_agents_when_all_have_said() -> None:
    t = played()
    t.fulfilled = 0b1111110
    act(t, 0, JUDGE + 1)
    assert t.phase == OBJECTING
    for seat in (1, 2, 3):
        act(t, seat, OBJECT)
    assert t.phase == OVER


def test_18_2_after_the_last_trick_the_vote_follows() -> None:
    t = played()
    t.trick = t.options.tricks - 1
    t.led[t.trick], t.won[t.trick], t.mission[t.trick] = 0, 0, t.mission[0]
    for seat, number in ((0, JUDGE), (1, OBJECT), (2, OBJECT), (3, OBJECT + 1)):
        act(t, seat, number)
    assert (t.phase, t.objected[t.trick]) == (VOTING, 8)


# -- in matches -------------------------------------------------------------------------------------


def match_at(phase: int, hint: dict[str, Any] | None = None, seats: int = 4) -> Match:
    """A match of random play, when it comes to this."""
    match = konspira.open(BOX, seats=seats, options={"missions": missions(hint)}, key=bytes(32))
    while match.turn(SPECTATOR).view.phase != phase:
        match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
    return match


def said(match: Match, seat: int, language: str) -> str:
    turn = match.turn(seat)
    return " ".join(say(BOX, one, language, me=seat) for one in (*turn.news, *BOX.wording.board(turn.view)))


def test_18_1_everybody_reads_the_words_as_they_are_and_a_journal_keeps_them() -> None:
    match = match_at(JUDGING)
    for language in LANGUAGES:
        for seat in (SPECTATOR, 0, 1, 2, 3):
            assert WORDS in said(match, seat, language)
    again = konspira.replay(match.journal)
    assert again.turn(1).view == match.turn(1).view
    assert again.turn(1).view.words[2] == WORDS
    assert say(BOX, asks(again.turn(1).view, 5)[0], "en") == WORDS


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_18_3_an_objection_is_in_the_journal_and_in_every_history(seats: int) -> None:
    match = match_at(OBJECTING, seats=seats)
    leader, first = match.turn(SPECTATOR).view.leader, match.actors[0]
    assert leader not in match.actors
    for seat in match.actors:
        match.act(seat, Object(seat == first))
    assert '"objects":true' in match.journal.text
    for seat in range(seats):
        told = [one for moment in match.turn(seat).history for one in moment.news if one.id == "krecia-object"]
        assert told[0].args["count"] == 1
    assert konspira.replay(match.journal).turn(0).view.objected[0] == 1 << first


def test_18_2_refusals_and_previews_say_what_is_asked() -> None:
    match = match_at(JUDGING)
    seat = match.actors[0]
    turn = match.turn(seat)
    assert list(turn.legal) == [Judge(False), Judge(True)]
    with pytest.raises(konspira.IllegalAction, match="say whether the mission was fulfilled"):
        match.act(seat, Object(True))
    for language in LANGUAGES:
        for action in turn.legal:
            assert say(BOX, BOX.wording.describe(turn.view, action), language)
            assert all(say(BOX, one, language) for one in BOX.wording.preview(turn.view, action))


def test_18_in_a_terminal_the_words_are_shown_and_the_answers_numbered() -> None:
    for phase, answers in ((JUDGING, (Judge(False), Judge(True))), (OBJECTING, (Object(False), Object(True)))):
        match = match_at(phase)
        turn = match.turn(match.actors[0])
        for typed, meant in zip("12", answers, strict=True):
            assert screen.choose(turn.view, turn.legal, lambda news, typed=typed: typed, print) == meant
        for language in LANGUAGES:
            drawn = Console(width=100, file=io.StringIO())
            scene = screen.draw(turn.view, turn.legal, Speaker(BOX, language, me=turn.seat))
            drawn.print(scene.middle)
            assert WORDS in drawn.file.getvalue()  # type: ignore[attr-defined]  # a StringIO


@pytest.mark.parametrize("name", ["random", "flat@20", "search@20", "level-2"])
def test_18_5_a_bot_judges_by_the_hint_and_says_no_where_it_cannot_read(name: str) -> None:
    for hint, expected in ((None, False), ({"kind": "colours", "low": 1, "high": 4}, True), (EVEN, False)):
        match = match_at(JUDGING, hint)
        assert bot(name, seed=1).choose(match.turn(match.actors[0])) == Judge(expected)


def test_18_5_a_bot_objects_only_where_the_hint_says_otherwise() -> None:
    for hint, objects in ((None, False), ({"kind": "colours", "low": 1, "high": 4}, True)):
        match = match_at(OBJECTING, hint)  # the first legal word was: not fulfilled
        view = match.turn(match.actors[0]).view
        assert honest_word(view) == BOX.wording.number(Object(objects))


def test_10_3_a_blank_role_goes_by_its_own_name_and_text() -> None:
    role = {"name": "Listonosz", "text": "Nosi listy.", "goal": "mole"}
    match = konspira.open(BOX, seats=4, options={"blank_role": role}, key=bytes(32))
    for language in LANGUAGES:
        told = said(match, SPECTATOR, language)
        assert "Listonosz" in told
        assert "Nosi listy." in told
