"""A match with Krysobot: answers are taken back, cards stay drawn, the journal carries the box, and comes back."""

from __future__ import annotations

import inspect
import random

import msgspec
import pytest
from games.wistar.table import example

import konspira
from konspira import IllegalAction
from konspira.boxes import fingerprint
from konspira.games.wistar import BOX, dialogue
from konspira.games.wistar.questions import question
from konspira.games.wistar.wording import Number, Say
from konspira.play.match import Match
from konspira.speech import say

KEY = bytes(range(32))


def played(steps: int, seed: int = 1, **options: object) -> Match:
    settings = {"pack": "reconstructed", **options}
    match, chance = konspira.open("wistar", options=settings, key=KEY), random.Random(seed)
    for _ in range(steps):
        if match.outcome is None:
            match.act(0, chance.choice(match.turn(0).legal))
    return match


def cards_met(match: Match) -> dict[int, list[int]]:
    """The action cards that came up, by round, as the seat saw them."""
    met: dict[int, list[int]] = {}
    for moment in match.turn(0).history:
        v = moment.view
        if v.stage and v.turned >> v.card & 1:
            cards = met.setdefault(v.round, [])
            if v.card not in cards:
                cards.append(v.card)
    return met


def test_11_3_an_answer_is_taken_back_by_cutting_the_journal() -> None:
    match = played(30)
    before = match.turn(0).view
    match.act(0, match.turn(0).legal[0])
    assert konspira.replay(match.journal[:-1]).turn(0).view == before


def test_11_3_any_number_of_answers_is_taken_back() -> None:
    match = played(25)
    for cut in range(len(match.journal), 0, -5):
        assert len(konspira.replay(match.journal[:cut]).journal) == cut


def drawn(match: Match, answer: str) -> list[int]:
    """Answer every question about spaces so, and the rest with the first answer; the cards of round 1."""
    while match.turn(0).view.round == 1:
        legal = match.turn(0).legal
        match.act(0, Say(answer) if Say(answer) in legal else legal[0])
    return cards_met(match)[1]


def test_11_3_a_card_once_drawn_stays_drawn_whatever_is_answered() -> None:
    """Other answers, more or fewer of them: the same cards come in the same order."""
    assert drawn(played(0), "yes") == drawn(played(0), "no")


def test_11_3_taking_back_cannot_fish_for_another_card() -> None:
    match = played(3)
    seen = {drawn(konspira.replay(match.journal[:2]), answer)[0] for answer in ("yes", "no", "none")}
    assert len(seen) == 1


def test_a_match_is_resumed_from_its_journal_after_days() -> None:
    match = played(60)
    key, _, text = match.journal.secret_text.partition("\n")
    again = konspira.replay(text, key=bytes.fromhex(key))
    assert again.turn(0).view == match.turn(0).view
    assert list(again.turn(0).legal) == list(match.turn(0).legal)


def test_the_journal_of_a_shipped_pack_names_it() -> None:
    assert msgspec.json.decode(played(0).journal[0])["options"]["pack"] == "reconstructed"


def test_the_journal_of_a_pack_of_ones_own_carries_it_whole() -> None:
    match = played(40, pack=msgspec.to_builtins(example))
    header = msgspec.json.decode(match.journal[0])
    assert msgspec.convert(header["options"]["pack"], type(example)) == example
    assert konspira.replay(match.journal).turn(0).view == match.turn(0).view


def test_what_is_not_offered_is_refused_with_the_question() -> None:
    match = played(0)
    with pytest.raises(IllegalAction, match=r"That does not answer the question\. Do the skill tokens lie like this\?"):
        match.act(0, Number(3))


def test_11_2_no_question_has_one_possible_answer_only_unless_it_is_that_all_is_done() -> None:
    for pack in ("reconstructed", "empty"):
        match = played(0, pack=pack)
        chance = random.Random(8)
        while match.outcome is None:
            turn = match.turn(0)
            assert len(turn.legal) > 1 or list(turn.legal) == [Say("done")]
            assert say(BOX, question(turn.view), "en")
            match.act(0, chance.choice(turn.legal))


def test_11_5_the_view_knows_the_top_exploration_card_and_no_other() -> None:
    match = played(1)
    assert match.turn(0).view.top >= 0
    assert not hasattr(match.turn(0).view, "explorations")
    assert not hasattr(match.turn(0).view, "deck")


def test_11_5_with_a_deck_of_your_own_he_does_not_know_the_top_card() -> None:
    assert played(0, pack="empty").turn(0).view.top == -1


def test_the_skill_tokens_may_lie_otherwise_on_your_table() -> None:
    match = played(0)
    match.act(0, Say("another"))
    assert dialogue.QUESTIONS[match.turn(0).view.question] == "skill_place"


def test_the_hash_of_the_rules_sees_the_numbers_they_take_from_other_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many rats there are stands in a file without a rule in it."""
    fingerprint.rules_hash.cache_clear()
    before, read = fingerprint.rules_hash(BOX), inspect.getsource
    swapped = ("RATS, RATS_IN_AREA, FULL_POWER = 8, 3, 3", "RATS, RATS_IN_AREA, FULL_POWER = 8, 4, 3")
    monkeypatch.setattr(inspect, "getsource", lambda module: read(module).replace(*swapped))
    fingerprint.rules_hash.cache_clear()
    assert fingerprint.rules_hash(BOX) != before
    monkeypatch.undo()
    fingerprint.rules_hash.cache_clear()
    assert fingerprint.rules_hash(BOX) == before
