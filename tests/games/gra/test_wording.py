"""GRA in words: actions as values, refusals with reasons, previews that are certain."""

from __future__ import annotations

import pytest
from games.gra.table import act, bid, check, showing, view_of

from konspira.games.gra import BOX, wording
from konspira.games.gra.pieces import ACTIONS
from konspira.games.gra.wording import Bid, Check, TurnCards
from konspira.speech import LANGUAGES, say


def test_every_action_is_a_number_and_a_value() -> None:
    for number in range(ACTIONS):
        assert wording.number(wording.value(number)) == number


@pytest.mark.parametrize(
    "action", [Bid(0, 1), Bid(31, 1), Bid(1, 0), Bid(1, 7), TurnCards((5,)), TurnCards((-1,)), TurnCards((0, 0))]
)
def test_impossible_actions_have_no_number(action) -> None:
    with pytest.raises(ValueError, match=r"a bid has|flipped"):
        wording.number(action)


def refusal(t, action, seat=None) -> str:
    return say(BOX, wording.refuse(view_of(t, t.turn if seat is None else seat), action), "en")


def test_a_low_bid_is_refused_with_the_lowest_that_is_legal() -> None:
    t = act(showing([4, 4], [4, 5], [1, 2]), bid(3, 4))
    assert refusal(t, Bid(2, 4)) == ("3 fours stands: bid a higher value, or more of the same; the lowest is 4 fours.")


def test_in_count_order_the_refusal_says_so() -> None:
    t = act(showing([4, 4], [4, 5], [1, 2], bid_order="count"), bid(3, 6))
    assert "the lowest is 4 ones" in refusal(t, Bid(1, 5))


def test_a_bid_beyond_the_cards_is_refused() -> None:
    assert refusal(showing([4], [5]), Bid(3, 1)) == "Only 2 cards are in play: no bid goes beyond that."


def test_at_the_top_only_checking_is_left() -> None:
    assert "you have to check" in refusal(act(showing([6], [6]), bid(2, 6)), Bid(1, 6))


def test_there_is_nothing_to_check_before_a_bid() -> None:
    assert "no bid to check" in refusal(showing([4], [5]), Check())


def test_cards_cannot_be_turned_twice() -> None:
    assert "are turned for this round" in refusal(showing([4], [5]), TurnCards())


def test_a_direction_is_refused_where_there_is_none() -> None:
    assert "clockwise only" in refusal(showing([4], [5], [6]), Bid(1, 1, "counter"))
    t = act(showing([4], [5], [6], directions=True), bid(1, 1))
    assert "first bid of a round only" in refusal(t, Bid(1, 2, "counter"))


def preview(t, action) -> str:
    (news,) = wording.preview(view_of(t, t.turn), action)
    return say(BOX, news, "en")


def test_the_preview_counts_what_is_missing() -> None:
    assert preview(showing([4, 4], [5], [6]), Bid(3, 4)) == "It needs 1 more from the others’ cards (2)."


def test_the_preview_knows_a_safe_bid_and_a_hopeless_check() -> None:
    assert "Your own cards are enough to make the bid true" in preview(showing([4, 4], [5], [6]), Bid(2, 4))
    t = act(showing([5], [4, 4], [6]), bid(2, 4))
    assert "checking would lose" in preview(t, Check())


def test_the_preview_knows_a_bid_that_cannot_be_true_and_a_check_that_must_win() -> None:
    assert "the bid cannot be true" in preview(showing([4, 4], [5]), Bid(2, 6))
    assert "checking wins" in preview(act(showing([5], [4, 4]), bid(3, 6)), Check())


def test_7_1_with_two_seats_the_fewest_cards_win() -> None:
    t = check(act(showing([1] * 5, [2] * 2), bid(7, 6)))
    assert say(BOX, wording.reason(view_of(t, 0)), "en") == "Seat 2 wins with the fewest cards (2)."


def test_5_2_both_ends_of_a_card_are_shown() -> None:
    t = check(act(showing([1], [5], [6]), bid(1, 5)))
    view = view_of(t, 2)
    assert wording.shown_faces(view, 0) == [1]
    assert wording.shown_faces(view, 0, wording.DOWN) == [2]


def test_the_preview_counts_wild_ones_unless_the_round_opens_on_ones() -> None:
    assert "own cards are enough to make the bid true" in preview(showing([1, 4], [5], jokers=True), Bid(2, 4))
    t = act(showing([5], [1, 4], jokers=True), bid(1, 1))
    assert "It needs 1 more" in preview(t, Bid(2, 4))


def test_the_showdown_is_told_in_all_languages() -> None:
    t = act(showing([1], [5], [6], jokers=True), bid(2, 5))
    before = view_of(t, 0)
    check(t)
    news = wording.tell(before, view_of(t, 0))
    names = ("Ania", "Bartek", "Czesio")
    told = {language: [say(BOX, one, language, names=names, me=0) for one in news] for language in LANGUAGES}
    assert told["pl"][0] == "Bartek sprawdza (Ania: 2 piątki)."
    assert told["cs"][4] == "Spočítáno: 2. Pravda!"
    assert "Bartek loses the round; 2 cards from now on." in told["en"]
