"""What Krecia robota says before somebody acts: actions as values, refusals with reasons, and what would come of it."""

from __future__ import annotations

from games.krecia.table import (
    MISSION,
    draw,
    fresh,
    give_larry,
    hold,
    play,
    row_of,
    trick,
    view_of,
    voting,
)

from konspira.boxes.backend import compiled
from konspira.games.krecia import BOX, wording
from konspira.games.krecia.actions import Ally, Choose, ForLarry, Play, Vote
from konspira.games.krecia.pieces import ACTIONS
from konspira.speech import LANGUAGES, say

backend = compiled(BOX)
NAMES = ("Ania", "Bartek", "Czesio", "Danka", "Eryk")


def refusal(t, seat: int, action) -> str:
    assert not backend.legal(row_of(t), seat, wording.number(action)), "this is legal"
    news = wording.refuse(view_of(t, seat), action)
    for language in LANGUAGES:
        assert say(BOX, news, language, names=NAMES, me=seat)
    return say(BOX, news, "en", names=NAMES, me=seat)


def test_every_action_is_a_number_and_a_value() -> None:
    assert len({wording.value(number) for number in range(ACTIONS)}) == ACTIONS
    for number in range(ACTIONS):
        assert wording.number(wording.value(number)) == number


def test_4_3_who_must_follow_is_told_what_could_follow() -> None:
    t = play(trick("p8", "p10 p3 y9", "y7", "p12", who="agent agent agent mole"), "p8")
    assert refusal(t, 1, Play("yellow", 9)) == "The lead is mask (pink) and you can follow: mask 3, mask 10."


def test_a_card_that_is_not_held_is_refused_with_the_hand() -> None:
    t = trick("p8", "p10", "y7", "p12")
    assert refusal(t, 0, Play("blue", 1)) == "You do not hold umbrella 1. Your hand: mask 8."


def test_5_2_why_a_card_may_not_be_raised() -> None:
    hands = ("p8", "p10", "y7", "p12")
    assert "Whoever leads may not raise" in refusal(trick(*hands), 0, Play("pink", 8, True))
    revealed = play(trick(*hands), "p8")
    revealed.revealed = 0b10
    assert "revealed player may not raise" in refusal(revealed, 1, Play("pink", 10, True))
    poor = play(trick(*hands, tokens=[1, 0, 1, 1]), "p8")
    assert "You have no token" in refusal(poor, 1, Play("pink", 10, True))
    assert "without raising" in refusal(play(trick(*hands, raising=False), "p8"), 1, Play("pink", 10, True))


def test_3_1_a_mission_that_was_not_drawn_is_refused() -> None:
    t = draw(fresh(4, dealer=3), "M03", "M09")
    assert refusal(t, 0, Choose(MISSION["M01"])) == (
        "You drew “each card has a higher value than the one before” (attested), trump key (yellow) and "
        "“each card has a lower value than the one before” (attested), trump mask (pink); choose one of them."
    )
    assert refusal(t, 0, Play("blue", 1)) == "First choose one of your two missions."


def test_11_2_a_risky_mission_must_be_chosen() -> None:
    t = draw(fresh(4, dealer=3, risky=True), "M03", "R2")
    assert refusal(t, 0, Choose(MISSION["M03"])) == "A risky mission that is drawn must be chosen."


def test_12_4_larry_s_duty_to_follow_is_explained() -> None:
    t = give_larry(play(trick("p5 y1", "p11 y3"), "p5"), "p9 y5 g1")
    assert refusal(t, 1, ForLarry("yellow", 5, "lower")) == "The lead is mask (pink) and Larry can follow: mask 9."
    assert "Larry can play one of these" in refusal(t, 1, ForLarry("blue", 5, "lower"))
    assert "from the three you look at" in refusal(t, 1, Play("pink", 11))


def test_9_6_nobody_is_the_own_partner() -> None:
    t = fresh(4, roles=["accomplice"], open_role_seat=1)
    assert refusal(t, 1, Ally(1)) == "Your partner can be Ania, Czesio, Danka."


def test_8_why_a_vote_is_refused() -> None:
    t = voting("agent agent agent mole", exposed="2")
    assert refusal(t, 0, Vote(0)) == "You cannot vote for yourself; possible: Bartek, Danka."
    assert "no longer a suspect" in refusal(t, 0, Vote(2))
    assert "Nobody sits there" in refusal(t, 0, Vote(4))
    assert "Everyone points at one" in refusal(t, 0, Vote(1, 3))
    assert "now point at" in refusal(t, 0, Play("pink", 1))
    double = voting("paranoid agent agent mole", roles=["paranoid"])
    assert "two different ones" in refusal(double, 1, Vote(2))


def previewed(t, seat: int, action) -> list[str]:
    return [say(BOX, news, "en", names=NAMES, me=seat) for news in wording.preview(view_of(t, seat), action)]


def test_the_preview_says_who_holds_the_trick_and_in_the_end_what_comes_of_it() -> None:
    t = play(trick("p8", "p10", "y7", "p12", mission="M01"), "p8 p10")
    assert previewed(t, 2, Play("yellow", 7)) == ["The trick is then yours, so far."]
    play(t, "y7")
    assert previewed(t, 3, Play("pink", 12)) == ["Czesio takes the trick and one token.", "The mission is fulfilled."]
    assert previewed(t, 3, Play("pink", 12, True)) == ["You take the trick and 2 tokens.", "The mission is fulfilled."]


def test_9_6_ruling_50_the_preview_promises_the_accomplice_no_tokens() -> None:
    t = trick("p8", "p10", "y7", "p12", who="agent mole accomplice agent", mission="M01", roles=["accomplice"])
    t.partner = 1
    play(t, "p8 p10 y7")
    none, pays = "Czesio takes the trick, but no tokens.", "Bartek returns a token to the pool."
    assert previewed(t, 3, Play("pink", 12)) == [none, pays, "The mission is fulfilled."]
    hold(t, [1, 0, 0, 1])
    assert previewed(t, 3, Play("pink", 12)) == [none, "The mission is fulfilled."]


def test_9_6_the_partner_who_raises_the_last_token_has_none_left_to_pay() -> None:
    t = trick("p8", "p10", "y13", "p12", who="agent mole accomplice agent", mission="M01", roles=["accomplice"])
    t.partner = 3
    play(t, "p8 p10 y13")
    said = ["Czesio takes the trick, but no tokens; those on the cards go to the pool.", "The mission is fulfilled."]
    assert previewed(t, 3, Play("pink", 12, True)) == said
    after = row_of(play(t, "p12+"))
    assert int(after[0]["tokens"][3]) == 0
