"""The match: turns for seats, actions that are checked first, and nothing that gives the key away."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from promises import settings_of
from sampling import Sample

import konspira
from konspira import SPECTATOR, IllegalAction, Match
from konspira.boxes.box import BadOptions
from konspira.play import shelf
from konspira.play.key import deal_seed
from konspira.speech import LANGUAGES, say

KEY = bytes(range(32))
every_game = pytest.mark.parametrize("name", shelf.names())


def played(match: konspira.Match, chance: random.Random, steps: int = 10**9) -> konspira.Match:
    """The match after so many random steps."""
    for _ in range(steps):
        if match.outcome is not None:
            break
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.turn(seat).legal))
    return match


def state(match: konspira.Match) -> tuple[object, ...]:
    """Everything a match holds, byte for byte."""
    return (
        match._table.tobytes(),
        match.journal.text,
        {seat: [row.tobytes() for row in rows] for seat, rows in match._rows.items()},
        match.actors,
    )


def test_the_example_of_the_design() -> None:
    match = konspira.open("gra", seats=3, options={"jokers": True})
    assert match.actors == (0, 1, 2)
    turn = match.turn(1)
    assert turn.seat == 1
    assert turn.legal[0] in turn.legal
    match.act(1, turn.legal[0])
    assert match.actors == (0, 2)
    assert match.outcome is None


def test_the_same_key_gives_the_same_deal() -> None:
    one, other = (konspira.open("gra", seats=4, key=KEY) for _ in range(2))
    assert [one.turn(s).json() for s in range(4)] == [other.turn(s).json() for s in range(4)]
    keys = {konspira.open("gra", seats=2)._key for _ in range(20)}
    assert len(keys) == 20, "the OS gives a fresh key to every match"


@pytest.mark.parametrize("key", [b"short", "x" * 32, bytes(33)])
def test_a_key_has_32_bytes(key) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        konspira.open("gra", key=key)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(konspira.UnknownGame, match=r"There is no game chess\. There are: .*gra"):
        konspira.open("chess")


def test_an_unknown_seat_is_refused() -> None:
    match = konspira.open("gra", seats=3)
    for seat in (3, -2, "0"):
        with pytest.raises(ValueError, match="there is no seat"):
            match.turn(seat)


@every_game
def test_a_view_goes_to_json_and_back_without_loss(name: str) -> None:
    match = played(konspira.open(name, key=KEY), random.Random(1), 7)
    view = match.turn(0).view
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@every_game
def test_every_action_goes_to_json_and_back(name: str) -> None:
    box = shelf.box(name)
    for number in range(box.actions):
        value = box.wording.value(number)
        assert box.wording.number(value) == number
        assert msgspec.json.decode(msgspec.json.encode(value), type=box.wording.action_type) == value


@every_game
def test_legal_is_a_sequence_of_values(name: str) -> None:
    match = konspira.open(name, key=KEY)
    seat = match.actors[0]
    legal = match.turn(seat).legal
    assert list(legal) == [legal[i] for i in range(len(legal))]
    assert legal[-1] in legal
    assert legal[:2] == list(legal)[:2]
    assert "nonsense" not in legal


@every_game
def test_history_grows_and_an_old_turn_stays_as_it_was(name: str) -> None:
    match = konspira.open(name, key=KEY)
    old = match.turn(0)
    before = (len(old.history), old.view)
    played(match, random.Random(2), 12)
    assert (len(old.history), old.view) == before
    assert match.turn(0).history[: before[0]] == list(old.history)


@every_game
def test_the_outcome_has_a_reason_in_three_languages(name: str) -> None:
    match = played(konspira.open(name, key=KEY), random.Random(3))
    assert match.outcome is not None
    assert len(match.outcome.payoffs) == match.seats
    assert match.actors == ()
    assert all(say(match.box, match.outcome.news, language) for language in LANGUAGES)


@every_game
def test_after_the_end_nothing_can_be_done(name: str) -> None:
    match = played(konspira.open(name, key=KEY), random.Random(3))
    before = state(match)
    with pytest.raises(IllegalAction, match="over"):
        match.act(0, match.box.wording.value(0))
    assert state(match) == before


# -- bad input changes nothing ----------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
SHAPED = st.fixed_dictionaries(
    {"do": st.sampled_from(["turn", "check", "bid", "bit", ""])},
    optional={
        "count": st.integers(-5, 200) | JSON,
        "face": st.integers(-3, 12) | JSON,
        "flipped": st.lists(st.integers(-2, 9), max_size=7) | JSON,
        "direction": st.sampled_from(["clockwise", "counter", "up"]) | JSON,
        "more": JSON,
    },
)


@settings(max_examples=60, deadline=None)
@given(action=SHAPED | JSON | st.binary(max_size=30) | st.text(max_size=30), seat=st.integers(-3, 6) | JSON,
       steps=st.integers(0, 12))  # fmt: skip
def test_fuzzed_actions_of_gra_are_done_or_refused_without_a_trace(action, seat, steps: int) -> None:
    match = played(konspira.open("gra", seats=3, options={"directions": True}, key=KEY), random.Random(4), steps)
    before = state(match)
    try:
        match.act(seat, action)
    except IllegalAction as error:
        assert state(match) == before
        assert str(error)
        assert all(say(match.box, error.news, language) for language in LANGUAGES)
    else:
        assert len(match.journal) > len(before[1].splitlines())


@every_game
def test_every_action_is_legal_or_refused_without_a_trace(name: str) -> None:
    chance = random.Random(8)
    box = shelf.box(name)
    match = konspira.open(name, key=KEY)
    for _ in range(40):
        if match.outcome is not None:
            break
        before = state(match)
        for seat in range(match.seats):
            allowed = set(match.turn(seat).legal.numbers.tolist())
            for number in chance.sample(range(box.actions), min(60, box.actions)):
                if number not in allowed:
                    with pytest.raises(IllegalAction) as refused:
                        match.act(seat, box.wording.value(number))
                    assert all(say(box, refused.value.news, language) for language in LANGUAGES)
        assert state(match) == before
        played(match, chance, 1)


# -- the key and the chance stay hidden -------------------------------------------------------------


@every_game
def test_key_and_chance_reach_no_view_turn_error_or_journal_line_before_the_end(name: str, sample: Sample) -> None:
    chance = random.Random(9)
    for seats, options in sample(settings_of(shelf.box(name))[::4], 4):
        key = chance.randbytes(32)
        match = konspira.open(name, seats=seats, options=options, key=key)
        secrets = [key.hex(), str(int.from_bytes(key, "little"))]
        told: list[str] = []
        while match.outcome is None and len(match.journal) < 60:
            secrets += [str(deal_seed(key, n)) for n in range(len(match.journal), len(match.journal) + 3)]
            secrets += [f"{deal_seed(key, n):016x}" for n in range(len(match.journal), len(match.journal) + 3)]
            told += [match.turn(seat).json().decode() for seat in (SPECTATOR, *range(seats))]
            told += [match.journal.text, repr(match), repr(match.journal), repr(match.turn(0).history[-1])]
            for seat in range(seats):
                try:
                    match.act(seat, {"do": "nothing"})
                except IllegalAction as error:
                    told.append(str(error) + repr(error.news))
            assert match._table[0]["rng"] == 0, "not even the table remembers"
            seat = chance.choice(match.actors)
            match.act(seat, chance.choice(match.turn(seat).legal))
        everything = "\n".join(told)
        assert not [secret for secret in secrets if secret in everything]


def test_what_is_public_of_earlier_steps_does_not_determine_the_next_deal() -> None:
    """The same actions and the same showdowns, other keys: the next deals differ as chance has it."""
    next_hands = set()
    for number in range(200):
        match = konspira.open("gra", seats=2, key=number.to_bytes(32, "big"))
        for seat in (0, 1):
            match.act(seat, {"do": "turn"})
        starter = match.actors[0]
        match.act(starter, {"do": "bid", "count": 2, "face": 6})
        match.act(1 - starter, {"do": "check"})
        next_hands.add(tuple(match.turn(0).view.card) + tuple(match.turn(1).view.card))
    assert len(next_hands) > 180


# -- spectators --------------------------------------------------------------------------------------


@every_game
def test_a_spectator_sees_the_same_whatever_is_hidden_and_may_do_nothing(name: str) -> None:
    match = konspira.open(name, key=KEY)
    turn = match.turn(SPECTATOR)
    assert len(turn.legal) == 0
    with pytest.raises(IllegalAction):
        match.act(SPECTATOR, match.box.wording.value(0))


@every_game
def test_matches_have_json_sentences_and_a_journal_that_replays(name: str, sample: Sample) -> None:
    """At least 2,000 matches over all settings of a game of the size of GRA; at least one a setting for all.

    An ordinary run plays some of them.
    """
    box, chance = shelf.box(name), random.Random(10)
    all_settings = settings_of(box)
    for number in sample(range(max(len(all_settings), 2_000 if name == "gra" else 200)), 200 if name == "gra" else 60):
        seats, options = all_settings[number % len(all_settings)]
        match = konspira.open(name, seats=seats, options=options, key=chance.randbytes(32))
        while match.outcome is None:
            seat = chance.choice(match.actors)
            turn = match.turn(seat)
            action = turn.legal[chance.randrange(len(turn.legal))]
            if chance.random() < 0.1:
                language = chance.choice(LANGUAGES)
                said = [*turn.news, box.wording.describe(turn.view, action), *box.wording.preview(turn.view, action)]
                assert all(say(box, news, language, me=seat) for news in said + box.wording.board(turn.view))
                action = msgspec.json.encode(action)
            match.act(seat, action)
        again = konspira.replay(match.journal.text)
        assert again._table.tobytes() == match._table.tobytes()
        assert again.journal.text == match.journal.text


def test_numbers_of_legal_actions_are_a_copy() -> None:
    match = konspira.open("gra", seats=2, key=KEY)
    legal = match.turn(0).legal
    kept = legal.numbers.copy()
    played(match, random.Random(1), 5)
    assert np.array_equal(legal.numbers, kept)


@every_game
@pytest.mark.parametrize("copied", [Match.copy, copy.copy, copy.deepcopy], ids=["by its method", "flat", "deep"])
def test_a_copy_goes_on_by_itself_and_its_journal_too(name: str, copied: Callable[[Match], Match]) -> None:
    match = played(konspira.open(name, key=KEY), random.Random(1), 5)
    as_it_was = state(match)
    twin = copied(match)
    assert state(twin) == as_it_was
    played(twin, random.Random(2), 5)
    assert state(match) == as_it_was
    played(match, random.Random(2), 5)
    assert state(match) == state(twin), "the same key meets the same actions with the same cards"
    assert state(konspira.replay(twin.journal)) == state(twin)


@pytest.mark.parametrize("options", [5, "jokers", ["jokers"]])
def test_options_that_are_no_values_by_name_are_refused_with_those_there_are(options: Any) -> None:
    with pytest.raises(BadOptions, match=r"gra: options are values by their names, not .* they are jokers, "):
        konspira.open("gra", options=options)
