"""Krecia robota in words: news, boards, ends, and what the coach says."""

from __future__ import annotations

import numpy as np
import pytest
from games.krecia.table import (
    MISSION,
    ally,
    ballot,
    cast,
    choose,
    draw,
    fresh,
    give_larry,
    larry,
    play,
    row_of,
    to_view,
    trick,
    view_of,
    voting,
)

from konspira.boxes.backend import compiled
from konspira.games.krecia import BOX, reasons, wording
from konspira.games.krecia.actions import Choose, Play, Vote
from konspira.games.krecia.phrases import about_role, mission
from konspira.games.krecia.pieces import MISSIONS_DONE, OVER
from konspira.games.krecia.roles import AGENT, BLANK, MOLE
from konspira.speech import LANGUAGES, bundle, say

backend = compiled(BOX)
NAMES = ("Ania", "Bartek", "Czesio", "Danka", "Eryk")


def told(before, after, seat: int) -> list[str]:
    news = wording.tell(to_view(before, seat), to_view(after, seat))
    return [say(BOX, one, "en", names=NAMES, me=seat) for one in news]


def test_a_trick_is_told_in_the_order_of_its_rules() -> None:
    t = play(trick("p9 y1", "p2 y2", "p3 y3", "p4 y4", tokens=[4, 1, 1, 1], who="agent agent agent mole"), "p9 p2+ p3")
    before = row_of(t)
    after = row_of(play(t, "p4"))
    said = told(before, after, 1)
    assert said[:2] == ["Danka follows with mask 4.", "You take the trick and 2 tokens."]
    assert "The mission fails" in said[2]


def test_a_reveal_and_a_stolen_token_are_told() -> None:
    t = play(trick("p2", "p9", "p3", "p4", who="agent shady mole agent", tokens=[2, 4, 1, 1]), "p2 p9 p3")
    said = told(row_of(t), row_of(play(t, "p4")), 0)
    assert "Bartek holds 5 tokens and must show the role: Shady Character." in said
    assert "Bartek takes a token from Ania." in said


def test_9_6_what_the_accomplice_does_is_told_and_the_role_to_it_alone() -> None:
    t = fresh(4, roles=["accomplice"], open_role_seat=1)
    before, after = row_of(t), row_of(ally(t, 2))
    assert told(before, after, 0)[0] == "Bartek joins fates with Czesio."
    assert not any("Only you know" in line for line in told(before, after, 0))
    assert any("Only you know this. The role of Czesio" in line for line in told(before, after, 1))


def test_12_3_only_the_controller_is_told_which_card_went_back() -> None:
    t = give_larry(play(trick("p5 y1", "p11 y3"), "p5"), "p9 y5 g1")
    before, after = row_of(t), row_of(larry(t, "p9", back="y5"))
    assert told(before, after, 0) == ["Larry follows with mask 9."]
    assert told(before, after, 1)[1] == "key 5 goes back on top of Larry’s deck, glass 1 goes away."


def test_10_1_everyone_is_told_what_the_blank_role_says() -> None:
    t = fresh(4, blank_role={"goal": "right_loses", "follows": False, "silences": True})
    for seat in range(-1, 4):
        said = [say(BOX, news, "en", names=NAMES, me=seat) for news in wording.tell(None, view_of(t, seat))]
        at = said.index("The blank role says to whoever gets it:")
        assert said[at + 1 : at + 3] == [
            "You win exactly when the player on your right does not.",
            "You need not follow the lead.",
        ]
        assert "Revealed players do not vote in this game." in said


def about_blank(**words) -> list[str]:
    v = view_of(fresh(4, blank_role=words), 0)
    return [say(BOX, news, "en", names=NAMES, me=0) for news in about_role(v, BLANK)]


def test_10_1_a_blank_role_without_tokens_has_a_partner_who_pays_only_if_it_has_a_partner() -> None:
    assert any("your partner pays one" in line for line in about_blank(goal="partner", open=True, holds_tokens=False))
    alone = about_blank(open=True, holds_tokens=False)
    assert not any("partner" in line for line in alone)
    assert "You hold no tokens; if you take a trick, those on the cards go to the pool." in alone


def opening(seat: int, **settings) -> list[str]:
    news = wording.tell(None, view_of(fresh(4, **settings), seat))
    return [say(BOX, one, "en", names=NAMES, me=seat) for one in news]


def test_10_1_what_the_blank_role_brings_is_told_to_everyone() -> None:
    early, risky = "4 tokens reveal a role", "Risky missions are in the deck"
    for seat in range(-1, 4):
        said = " ".join(opening(seat, blank_role={"early": True, "risky": True}))
        assert early in said
        assert risky in said
        plain = " ".join(opening(seat, blank_role={}))
        assert early not in plain
        assert risky not in plain


def test_9_1_everyone_is_told_what_the_special_roles_in_play_are() -> None:
    for seat in range(-1, 4):
        said = opening(seat, roles=["decoy", "professor_no"])
        assert "Decoy: Neutral: wins only by getting the most votes." in said
        assert any(line.startswith("Professor No: In the mole’s place") for line in said)


def test_12_1_with_two_seats_the_rest_is_larry_s_deck() -> None:
    (said, *_) = [
        say(BOX, news, "en", names=NAMES, me=0) for news in wording.tell(None, view_of(fresh(2, dealer=1), 0))
    ]
    assert said == "Bartek deals 10 cards to each; the rest is Larry’s deck."
    (said, *_) = [
        say(BOX, news, "en", names=NAMES, me=0) for news in wording.tell(None, view_of(fresh(3, dealer=1), 0))
    ]
    assert said == "Bartek deals 13 cards to each; the rest stays unseen."


def test_12_8_with_larry_roles_are_told_the_vote_of_two() -> None:
    t = cast(fresh(2), "agent", "mole", "agent")
    assert any("If an agent points at an agent" in say(BOX, news, "en") for news in about_role(view_of(t, 0), AGENT))
    assert any("points at Larry" in say(BOX, news, "en") for news in about_role(view_of(t, 1), MOLE))


@pytest.mark.parametrize(("seats", "kind"), [(3, "attested"), (4, "reading"), (5, "attested")])
def test_16_2_which_cards_of_four_are_the_middle_ones_is_said_to_be_our_reading(seats: int, kind: str) -> None:
    v = view_of(draw(fresh(seats, dealer=seats - 1), "M18", "M06"), 0)
    told = [mission(v, MISSION[name]).args["provenance"].args["kind"] for name in ("M18", "M06", "M17")]
    assert told == [kind, "reconstructed", "reconstructed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_2_wherever_a_mission_is_told_it_says_where_it_comes_from_and_whether_it_is_risky(language: str) -> None:
    t = draw(fresh(4, dealer=3, risky=True), "R1", "R2")
    attested, reconstructed = (
        say(BOX, "krecia-provenance", language, kind=one) for one in ("attested", "reconstructed")
    )
    risky = say(BOX, "krecia-screen-risky", language)
    v = view_of(t, 0)
    drawn_ = next(say(BOX, news, language) for news in wording.board(v) if news.id == "krecia-drawn")
    assert f"({risky}, {attested})" in drawn_
    assert f"({risky}, {reconstructed})" in drawn_
    assert f"({risky}, {attested})" in say(BOX, wording.describe(v, Choose(MISSION["R1"])), language)
    before, after = row_of(t), row_of(choose(t, "R1"))
    old, new = to_view(before, 1), to_view(after, 1)
    assert f"({risky}, {attested})" in say(BOX, wording.tell(old, new)[0], language)


def ended(t, language: str = "en") -> str:
    return say(BOX, wording.reason(view_of(t, 0)), language, names=NAMES, me=0)


def test_9_9_whoever_plays_in_the_mole_s_place_is_called_by_name() -> None:
    """Ruling 66: Professor No is meant wherever the mole is."""
    plain = voting("agent agent agent mole")
    assert ended(ballot(plain, 3, 3, 3, 0)) == "The vote finds Danka (mole): the agents win."
    tied = voting("agent agent agent mole")
    assert ended(ballot(tied, 1, 0, 1, 0)) == "The vote is tied: the mole wins."
    professor = {"roles": ["professor_no"]}
    found = voting("agent agent agent professor_no", **professor)
    assert ended(ballot(found, 3, 3, 3, 0)) == "The vote finds Danka (Professor No): the agents win."
    tied = voting("agent agent agent professor_no", **professor)
    assert ended(ballot(tied, 1, 0, 1, 0)) == "The vote is tied: Professor No wins."
    mistaken = voting("agent agent agent professor_no", **professor)
    assert ended(ballot(mistaken, 1, 0, 1, 1), "pl") == "Głosowanie wskazuje: Bartek (agent). Wygrywa Profesor No."


@pytest.mark.parametrize(
    ("votes", "language", "said"),
    [
        ((3, 3, 3, 0), "en", "The vote finds you (mole): the agents win."),
        ((3, 3, 3, 0), "pl", "Głosowanie wskazuje ciebie (kret). Wygrywają agenci."),
        ((3, 3, 3, 0), "cs", "Hlasování ukazuje na tebe (krtek). Vyhrávají agenti."),
    ],
)
def test_8_4_whom_the_vote_finds_is_called_you(votes: tuple[int, ...], language: str, said: str) -> None:
    found = wording.reason(view_of(ballot(voting("agent agent agent mole"), *votes), 3))
    assert say(BOX, found, language, names=("Ania", "Bartek", "Czesio", "You"), me=3) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You (mole) hold 5 tokens: the mole wins."),
        ("pl", "Masz 5 żetonów (kret): wygrywa kret."),
        ("cs", "Máš 5 žetonů (krtek): vyhrává krtek."),
    ],
)
def test_7_2_the_mole_who_has_enough_tokens_is_called_you(language: str, said: str) -> None:
    t = play(trick("p9", "p2", "p3", "p4", who="mole agent agent agent", tokens=[4, 1, 1, 1]), "p9 p2 p3 p4")
    assert say(BOX, wording.reason(view_of(t, 0)), language, names=("You", *NAMES[1:]), me=0) == said


@pytest.mark.parametrize(
    ("language", "leads", "follows", "asked"),
    [
        ("en", "You lead mask 8.", "You follow with mask 10.", "Play mask 10"),
        ("pl", "Na otwarcie zagrywasz maskę 8.", "Dokładasz maskę 10.", "Zagraj maskę 10"),
        ("cs", "Vynášíš masku 8.", "Přidáváš masku 10.", "Zahrát masku 10"),
    ],
)
def test_a_card_is_declined_where_somebody_plays_it(language: str, leads: str, follows: str, asked: str) -> None:
    t = trick("p8", "p10", "y7", "p12")
    rows = [row_of(t), row_of(play(t, "p8")), row_of(play(t, "p10"))]
    for seat, said in ((0, leads), (1, follows)):
        (news, *_) = wording.tell(to_view(rows[seat], seat), to_view(rows[seat + 1], seat))
        assert say(BOX, news, language, names=NAMES, me=seat) == said
    assert say(BOX, wording.describe(view_of(t, 1), Play("pink", 10)), language) == asked


def board(t, seat: int, language: str = "en") -> list[str]:
    return [say(BOX, news, language, names=NAMES, me=seat) for news in wording.board(view_of(t, seat))]


def test_9_6_the_role_that_only_the_accomplice_knows_is_no_secret_once_it_is_revealed() -> None:
    t = trick("p8", "p10", "y7", "p12", who="agent mole accomplice agent", roles=["accomplice"])
    t.partner = 3
    assert "Only you know this. The role of Danka: agent." in board(t, 2)
    assert not any("Only you know" in line for line in board(t, 0) + board(t, 3))
    t.revealed |= 1 << 3
    assert not any("Only you know" in line for seat in range(4) for line in board(t, seat))
    t.revealed, t.phase, t.winners, t.reason = 1 << 2, OVER, 1, MISSIONS_DONE
    assert not any("Only you know" in line for seat in range(4) for line in board(t, seat))


def test_9_6_10_1_whoever_names_a_partner_is_called_by_the_role() -> None:
    t = trick("p8", "p10", "y7", "p12", who="agent mole accomplice agent", roles=["accomplice"])
    t.partner = 3
    assert "Accomplice has a partner: Danka." in board(t, 0)
    assert "Accomplice has a partner: you." in board(t, 3)
    blank = {"blank_role": {"goal": "partner", "open": True}}
    t = trick("p8", "p10", "y7", "p12", who="agent mole blank agent", **blank)
    t.partner = 3
    assert "blank role has a partner: Danka." in board(t, 0)


def test_10_1_the_board_says_what_the_blank_role_says_once_and_in_sentences() -> None:
    t = cast(fresh(4, blank_role={"goal": "mole", "follows": False}), "blank", "mole", "agent", "agent")
    for seat in range(4):
        said = board(t, seat)
        at = said.index("The blank role says to whoever gets it:")
        assert said[at + 1 : at + 3] == ["You win with the mole.", "You need not follow the lead."]
        assert said.count("You win with the mole.") == 1


def test_10_1_beside_professor_no_the_blank_role_speaks_of_him() -> None:
    """Ruling 66: Professor No is meant wherever the mole is."""
    words = {"goal": "agents", "goal_revealed": "mole", "on_reveal": "mole_wins"}
    t = fresh(4, roles=["professor_no"], blank_role=words)
    said = [say(BOX, news, "cs") for news in about_role(view_of(t, 0), BLANK)]
    assert "Odhalí-li tě žetony, vyhráváš od té chvíle jen s Profesorem No." in said
    assert "Odhalí-li tě žetony, Profesor No hned vyhrává." in said
    assert not any("krtek" in line or "krtkem" in line for line in said)


def test_10_1_a_limit_of_one_token_is_told_as_one() -> None:
    assert "If you hold more than one token, the mole wins at once." in about_blank(open=True, token_limit=1)
    assert "If you hold more than 2 tokens, the mole wins at once." in about_blank(open=True, token_limit=2)


def test_9_2_more_than_one_token_too_many_is_told_as_it_is() -> None:
    t = trick(
        "p8", "g10", "g13", "p12", who="agent mole wired agent", roles=["wired"], mission="M16", tokens=[3, 3, 1, 3]
    )
    assert ended(play(t, "p8 g10+ g13 p12+")) == "Czesio (Wired Agent) holds 4 tokens, too many: the mole wins."


def test_10_1_a_blank_role_that_wants_votes_is_not_called_a_decoy() -> None:
    blank = {"blank_role": {"goal": "most_votes"}}
    alone = ballot(voting("agent blank agent mole", **blank), 1, 3, 1, 1)
    assert ended(alone) == "The vote falls on Bartek (blank role), who wins alone."
    both = ballot(voting("agent blank agent mole", **blank), 1, 3, 3, 1)
    assert ended(both) == "Tied for the most votes: blank role and the mole. Both win."


def test_one_winner_is_told_as_one() -> None:
    for votes, told_ in (((1, 0, 1, 0), "Wygrywa: Danka."), ((3, 3, 3, 0), "Wygrywają: Ania, Bartek, Czesio.")):
        v = view_of(ballot(voting("agent agent agent mole"), *votes), 1)
        (news,) = [
            one for one in wording.tell(view_of(voting("agent agent agent mole"), 1), v) if one.id == "krecia-winners"
        ]
        assert say(BOX, news, "pl", names=NAMES) == told_


def advice(t, seat: int, action, sums: list[float]) -> str:
    news = reasons.explain(view_of(t, seat), action, np.array(sums))
    for language in LANGUAGES:
        assert say(BOX, news, language, names=NAMES, me=seat)
    return say(BOX, news, "en", names=NAMES, me=seat)


def test_9_9_the_coach_wants_tokens_with_professor_no_and_not_with_the_mole() -> None:
    hands, sums = ("p8", "p10", "y7", "p12"), [0.0, 0.9, 0.1, 0.0]
    plain = advice(trick(*hands, who="agent mole agent agent"), 0, Play("pink", 8), sums)
    assert "gets few tokens" in plain
    professor = trick(*hands, who="agent professor_no agent agent", roles=["professor_no"])
    assert "gets many, and you few" in advice(professor, 0, Play("pink", 8), sums)
    assert "An agent might play it, too." in advice(professor, 1, Play("pink", 10), [0.0, 1.0, 0.0, 0.0])


def test_9_the_coach_knows_what_each_role_wants() -> None:
    hands, sums = ("p8", "p10", "y7", "p12"), [0.0, 0.9, 0.1, 0.0]
    decoy = trick(*hands, who="decoy mole agent agent", roles=["decoy"])
    assert "win by the most votes" in advice(decoy, 0, Play("pink", 8), sums)
    shady = trick(*hands, who="shady mole agent agent", roles=["shady"])
    assert "player on your right" in advice(shady, 0, Play("pink", 8), sums)
    accomplice = trick(*hands, who="accomplice mole agent agent", roles=["accomplice"])
    assert "your partner wins" in advice(accomplice, 0, Play("pink", 8), sums)
    sleeper = trick(*hands, who="sleeper mole agent agent", roles=["sleeper"])
    assert "Bartek most" in advice(sleeper, 0, Play("pink", 8), sums)
    sleeper.revealed = sleeper.exposed = 1
    assert advice(sleeper, 0, Play("pink", 8), sums).startswith("You win with the mole:")


def test_12_the_coach_calls_larry_by_his_name() -> None:
    t = trick("p8", "p10", who="agent agent mole")
    assert "falls on Larry most: 80 %" in advice(t, 0, Play("pink", 8), [0.0, 0.2, 0.8])
    assert "Larry is the mole: 80 % likely" in advice(t, 0, Vote(2), [0.0, 0.2, 0.8])


def test_the_three_languages_have_the_same_sentences() -> None:
    texts = {language: set(bundle(BOX.folder, language)._messages) for language in LANGUAGES}
    assert texts["pl"] == texts["cs"] == texts["en"]
