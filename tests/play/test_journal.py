"""The journal: append-only, chained line by line, and true to the deal that was committed to."""

from __future__ import annotations

import json
import random

import pytest

import konspira
from konspira import BadJournal
from konspira.boxes.fingerprint import rules_hash
from konspira.play.key import commitment

KEY = bytes(range(32))


@pytest.fixture(scope="module")
def match() -> konspira.Match:
    """A finished match."""
    chance, made = random.Random(1), konspira.open("gra", seats=3, options={"jokers": True}, key=KEY)
    while made.outcome is None:
        seat = chance.choice(made.actors)
        made.act(seat, chance.choice(made.turn(seat).legal))
    return made


def lines_of(match: konspira.Match) -> list[str]:
    return match.journal.text.splitlines()


def test_the_header_names_game_options_seats_commitment_and_rules(match: konspira.Match) -> None:
    header = json.loads(match.journal[0])
    assert header["game"] == "gra"
    assert header["seats"] == 3
    assert header["options"]["jokers"] is True
    assert header["commitment"] == commitment(KEY)
    assert header["rules"] == rules_hash(match.box)


def test_then_one_line_an_action_and_the_key_at_the_end(match: konspira.Match) -> None:
    lines = [json.loads(line) for line in match.journal]
    assert all("action" in line and "seat" in line for line in lines[1:-1])
    assert lines[-1]["key"] == KEY.hex()
    assert not any("key" in line for line in lines[:-1])


def test_it_replays_to_the_same_bytes(match: konspira.Match) -> None:
    again = konspira.replay(match.journal.text)
    assert again.journal.text == match.journal.text
    assert again._table.tobytes() == match._table.tobytes()
    assert again.outcome == match.outcome


def test_a_clean_cut_is_an_earlier_state(match: konspira.Match) -> None:
    earlier = konspira.replay(match.journal[:9])
    assert earlier.outcome is None
    assert len(earlier.journal) == 9
    by_text = konspira.replay("\n".join(lines_of(match)[:9]), key=KEY)
    assert by_text._table.tobytes() == earlier._table.tobytes()


def test_without_the_key_a_running_match_cannot_be_replayed(match: konspira.Match) -> None:
    with pytest.raises(BadJournal, match="line 1: the match is not over and its key is not in the journal"):
        konspira.replay("\n".join(lines_of(match)[:9]))


def test_another_key_is_refused(match: konspira.Match) -> None:
    with pytest.raises(BadJournal, match="not the one that was committed to"):
        konspira.replay(lines_of(match)[:9], key=bytes(32))


@pytest.mark.parametrize("number", [1, 2, 7, -1])
def test_an_edited_line_is_refused_with_its_number(match: konspira.Match, number: int) -> None:
    lines = lines_of(match)
    place = number - 1 if number > 0 else len(lines) - 1
    line = json.loads(lines[place])
    line["seats" if place == 0 else "seat" if "seat" in line else "payoffs"] = 2 if "payoffs" not in line else [1, 0, 0]
    lines[place] = json.dumps(line)
    with pytest.raises(BadJournal, match=f"line {place + 1}: edited"):
        konspira.replay(lines)


def test_a_line_cut_in_the_middle_is_refused_with_its_number(match: konspira.Match) -> None:
    text = match.journal.text
    with pytest.raises(BadJournal, match=f"line {len(match.journal)}: cut or damaged"):
        konspira.replay(text[:-40])


def test_lines_out_of_order_are_refused(match: konspira.Match) -> None:
    lines = lines_of(match)
    lines[3], lines[4] = lines[4], lines[3]
    with pytest.raises(BadJournal, match="line 4: out of order: it says it is line 5"):
        konspira.replay(lines)


def test_a_missing_line_is_refused(match: konspira.Match) -> None:
    lines = lines_of(match)
    del lines[5]
    with pytest.raises(BadJournal, match="line 6: out of order"):
        konspira.replay(lines)


def rechained(lines: list[dict]) -> konspira.Journal:
    """A forgery by somebody who knows how the digests are made."""
    journal = konspira.Journal()
    for line in lines:
        line.pop("digest", None)
        journal.append(line)
    return journal


def test_a_forged_deal_is_found_by_its_mark(match: konspira.Match) -> None:
    """Another key, with a new commitment and good digests, deals other cards than those that were played with."""
    lines = [json.loads(line) for line in match.journal]
    other = bytes(32)
    lines[0]["commitment"], lines[-1]["key"] = commitment(other), other.hex()
    with pytest.raises(BadJournal, match="line 1: the table laid"):
        konspira.replay(rechained(lines).text)


def test_a_forged_action_is_found(match: konspira.Match) -> None:
    lines = [json.loads(line) for line in match.journal]
    lines[1]["action"] = {"do": "turn", "flipped": [] if lines[1]["action"]["flipped"] else [0]}
    with pytest.raises(BadJournal, match="line 2: the step leads to views other than"):
        konspira.replay(rechained(lines).text)


def test_a_forged_illegal_action_is_found(match: konspira.Match) -> None:
    lines = [json.loads(line) for line in match.journal]
    lines[1]["action"] = {"do": "check"}
    with pytest.raises(BadJournal, match="line 2: the action is not legal"):
        konspira.replay(rechained(lines).text)


def test_a_forged_outcome_is_found(match: konspira.Match) -> None:
    lines = [json.loads(line) for line in match.journal]
    lines[-1]["payoffs"] = list(reversed(lines[-1]["payoffs"])) if lines[-1]["payoffs"][1] != 1 else [1, 0, 0]
    with pytest.raises(BadJournal, match=f"line {len(lines)}: the game does not end that way"):
        konspira.replay(rechained(lines).text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: the journal is empty"),
        ("hello", "line 1: cut or damaged"),
        ("[1]", "line 1: not a line of a journal"),
        (b"\xff\xfe", "line 1: not a text file"),
        ('{"konspira":9,"digest":"x"}', "line 1: edited"),
        ('{"n":"a","digest":"x"}', "line 1: its number is not a number"),
    ],
)
def test_what_is_not_a_journal_is_refused(text, reason: str) -> None:
    with pytest.raises(BadJournal, match=reason):
        konspira.replay(text)


def test_a_header_of_an_unknown_game_is_refused() -> None:
    journal = konspira.Journal()
    journal.append({"konspira": 1, "game": "chess", "seats": 2, "options": {}, "commitment": commitment(KEY)})
    with pytest.raises(BadJournal, match="line 1: There is no game chess"):
        konspira.replay(journal, key=KEY)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"seats": 2, "options": {}}, "line 1: it does not say what is played"),
        ({"game": "gra", "seats": 9, "options": {}}, "line 1: This game is for 2 to 6 people, not 9"),
        ({"game": "gra", "seats": 2, "options": {"jokker": True}}, "line 1: There is no option jokker"),
    ],
)
def test_a_header_that_nobody_can_play_by_is_refused(header: dict, reason: str) -> None:
    journal = konspira.Journal()
    journal.append({"konspira": 1, "commitment": commitment(KEY), **header})
    with pytest.raises(BadJournal, match=reason):
        konspira.replay(journal, key=KEY)
