"""What a journal proves, and that a forged one does not: whoever forged it, the line is named where it begins."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest
from play.signed_games import KEY, SERVER, SignedGame, chained, device, played_otherwise, shuffled_match

import konspira
from konspira.play.journal import DEEPEST, BadJournal, Journal
from konspira.play.proof import examine
from konspira.play.signers import END
from konspira.play.signing import SigningKey

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def honest() -> Lines:
    return SignedGame().play().lines


@pytest.fixture
def lines(honest: Lines) -> Lines:
    return copy.deepcopy(honest)


def refusal(text: str) -> tuple[int, str]:
    """The line at which a journal is refused, and why."""
    with pytest.raises(BadJournal) as refused:
        examine(text)
    return refused.value.number, refused.value.news.id


def sealed(lines: Lines, key: SigningKey = SERVER) -> str:
    """Lines that a server has signed anew: the forger has its key."""
    before = Journal()
    for number, line in enumerate(lines[:-1]):
        content = {name: value for name, value in line.items() if name != "digest"}
        before.append({**content, "n": number} if number else content)
    last = {"n": len(before), "payoffs": lines[-1]["payoffs"], "key": lines[-1]["key"]}
    said = {"match": lines[0]["commitment"], "chain": before.digest_with(last)}
    before.append({**last, "server": key.public, "signature": key.sign(END, said)})
    return before.text


def signed_lines(lines: Lines, seat: int) -> list[int]:
    """The places of the lines that a seat's device has signed."""
    return [place for place, line in enumerate(lines) if line.get("by") == "device" and line["seat"] == seat]


def test_an_honest_journal_says_who_did_each_line(lines: Lines) -> None:
    proof = examine(chained(lines))
    assert proof.sealed == SERVER.public
    assert {found.seat: found.lines for found in proof.devices} == {
        seat: [place + 1 for place in signed_lines(lines, seat)] for seat in (0, 1)
    }
    assert proof.server["bot"]
    assert proof.unsigned == []
    assert proof.seen
    assert proof.actions == len(lines) - 2
    assert sealed(lines) == chained(lines)  # what the forgers below begin with


def test_a_match_without_devices_has_no_signer_and_is_whole() -> None:
    match = konspira.open("gra", seats=2, key=bytes(32))
    while match.outcome is None:
        match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
    proof = examine(match.journal)
    assert proof.unsigned == list(range(2, len(match.journal)))
    assert proof.sealed is None


def test_the_same_deal_played_otherwise_is_no_proof(lines: Lines) -> None:
    """The key is known after the end; 43 of 54 actions were changed so, and verified, before lines were signed."""
    forged = played_otherwise(lines, lambda chain: {"server": SERVER.public, "signature": lines[-1]["signature"]})
    changed = [k for k, (a, b) in enumerate(zip(lines, forged, strict=False)) if a.get("action") != b.get("action")]
    signed = [place for place in changed if "signed" in forged[place]]
    assert len(changed) > len(lines) // 2
    assert refusal(chained(forged)) == (signed[0] + 1, "signature-false")


def test_not_even_the_server_can_play_it_otherwise(lines: Lines) -> None:
    forged = played_otherwise(lines, lambda _: {})
    assert refusal(sealed(forged))[1] == "signature-false"


def test_whoever_takes_the_signatures_away_has_to_sign_for_the_server(lines: Lines) -> None:
    for line in lines:
        line.pop("signed", None)
        if line.get("by") == "device":
            line["by"] = "guest"
    assert refusal(chained(lines)) == (len(lines), "signature-end")
    proof = examine(sealed(lines))  # the server itself: nothing of the guests is proven any more, and that is said
    assert len(proof.unsigned) > 10
    assert proof.devices == []


def test_a_line_whose_device_is_known_must_be_signed(lines: Lines) -> None:
    second = signed_lines(lines, 0)[1]
    del lines[second]["signed"]
    lines[second]["by"] = "guest"
    assert refusal(sealed(lines)) == (second + 1, "signature-missing")


def edited(line: dict[str, Any], **fields: Any) -> None:
    line["signed"] |= fields


FORGERIES: dict[str, tuple[Callable[[Lines, int, int], object], str]] = {
    "another signature": (lambda lines, k, _: edited(lines[k], signature="00" * 64), "signature-false"),
    "another's signature": (
        lambda lines, k, other: edited(lines[k], signature=lines[other]["signed"]["signature"]),
        "signature-false",
    ),
    "no signature": (lambda lines, k, _: lines[k].pop("signed"), "signature-form"),
    "half a signature": (lambda lines, k, _: edited(lines[k], signature="00"), "signature-form"),
    "another's device": (
        lambda lines, k, other: edited(lines[k], device=lines[other]["signed"]["device"]),
        "signature-device",
    ),
    "a device of nobody": (lambda lines, k, _: edited(lines[k], device=device(9).key.public), "signature-device"),
    "another command": (lambda lines, k, _: edited(lines[k], id="other"), "signature-false"),
    "another view": (lambda lines, k, _: edited(lines[k], seen="ab" * 32), "signature-false"),
    "an earlier view": (lambda lines, k, _: edited(lines[k], at=1), "signature-false"),
    "another count": (lambda lines, k, _: edited(lines[k], counter=7), "signature-counter"),
    "an unknown signer": (lambda lines, k, _: lines[k].update(by="nobody"), "signature-form"),
    "a signed bot": (lambda lines, k, _: lines[k].update(by="bot"), "signature-form"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_an_edited_signature_is_found_out_at_its_line(lines: Lines, forgery: str) -> None:
    """Even where the server has signed the whole once more."""
    place, other = signed_lines(lines, 0)[2], signed_lines(lines, 1)[2]
    edit, why = FORGERIES[forgery]
    edit(lines, place, other)
    assert refusal(sealed(lines)) == (place + 1, why)


def test_a_dropped_line_is_found_out(lines: Lines) -> None:
    place = signed_lines(lines, 0)[2]
    del lines[place]
    assert refusal(sealed(lines))[0] == place + 1


def test_lines_in_another_order_are_found_out(lines: Lines) -> None:
    first, second = signed_lines(lines, 0)[1:3]
    lines[first], lines[second] = lines[second], lines[first]
    assert refusal(sealed(lines)) == (first + 1, "signature-counter")


def test_a_line_said_to_be_the_servers_is_counted_as_the_servers(lines: Lines) -> None:
    """A server that calls a guest's line a stand-in's can be seen to, and the guest has the receipt for what he did."""
    last = signed_lines(lines, 0)[-1]
    del lines[last]["signed"]
    lines[last]["by"] = "stand-in"
    assert examine(sealed(lines)).server["stand-in"] == [last + 1]


@pytest.mark.parametrize("edit", [{"signature": "00" * 64}, {"signature": None}, {"payoffs": [1.0, 0.0, 0.0]}])
def test_the_end_is_signed_by_the_server(lines: Lines, edit: dict[str, Any]) -> None:
    lines[-1] |= edit
    line, why = refusal(chained(lines))
    assert (line, why) == (len(lines), "journal-other-end" if "payoffs" in edit else "signature-end")


def test_another_server_cannot_sign_the_end(lines: Lines) -> None:
    assert refusal(sealed(lines, device(9).key))[1].startswith("signature-")


def test_a_lost_key_is_followed_by_another_from_that_line_on() -> None:
    game = SignedGame().play(9)
    game.devices[0] = device(7)
    lines = game.play().lines
    proof = examine(chained(lines))
    first, second = (found for found in proof.devices if found.seat == 0)
    assert second.device == device(7).key.public
    assert second.vouched == "server"
    assert max(first.lines) < min(second.lines)


def test_a_second_device_is_vouched_for_by_the_first() -> None:
    game = SignedGame().play(9)
    first = game.devices[0]
    assert first is not None
    second = device(7)
    second.certificate = first.certify(second.key.public)
    game.devices[0] = second
    game.play(6)
    game.devices[0] = first
    lines = game.play().lines
    one, other = (found for found in examine(chained(lines)).devices if found.seat == 0)
    assert other.vouched == "device"
    assert max(one.lines) > max(other.lines) > min(one.lines)


@pytest.mark.parametrize("certificate", ["of nobody", "of another seat", "for another device"])
def test_a_false_certificate_is_found_out(certificate: str) -> None:
    game = SignedGame().play(9)
    new = device(7)
    by = {"of nobody": device(9), "of another seat": game.devices[1], "for another device": game.devices[0]}[
        certificate
    ]
    assert by is not None
    game.devices[0] = new
    lines = game.play().lines
    place = next(k for k in signed_lines(lines, 0) if lines[k]["signed"]["device"] == new.key.public)
    given = by.certify(device(8).key.public if certificate == "for another device" else new.key.public)
    lines[place]["signed"]["certificate"] = {"signature": given.signature, "device": given.device}
    assert refusal(sealed(lines)) == (place + 1, "signature-certificate")


def test_what_a_device_saw_is_held_against_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SignedGame()
    monkeypatch.setattr("play.signed_games.encode", lambda view: b"another view")
    lines = game.play().lines
    assert refusal(chained(lines))[1] == "signature-seen"


# -- with everybody's shuffle in the header ---------------------------------------------------------


@pytest.fixture(scope="module")
def shuffled() -> Lines:
    return SignedGame(match=shuffled_match()).play().lines


def test_devices_of_the_list_need_nobodys_word(shuffled: Lines) -> None:
    proof = examine(chained(shuffled))
    assert {found.vouched for found in proof.devices} == {"list"}
    assert proof.sealed == SERVER.public


SHUFFLES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a missing opening": (lambda shuffle: shuffle["devices"][0].pop("seed"), "journal-opening"),
    "another opening": (lambda shuffle: shuffle["devices"][0].update(seed="ab" * 32), "journal-opening"),
    "a device less": (lambda shuffle: shuffle["devices"].pop(), "journal-list"),
    "another's key": (lambda shuffle: shuffle["devices"][0].update(key="ab" * 32), "journal-list"),
    "a void round less": (lambda shuffle: shuffle.update(voided=[]), "journal-list"),
    "nobody to blame": (lambda shuffle: shuffle["voided"][0].update(missing=[]), "journal-shuffle"),
    "somebody else to blame": (
        lambda shuffle: shuffle["voided"][0].update(missing=[one["commitment"] for one in shuffle["devices"]]),
        "journal-list",
    ),
    "somebody left out": (lambda shuffle: shuffle.update(left_out=[2]), "journal-list"),
    "no seal": (lambda shuffle: shuffle.update(sealed="00" * 64), "journal-seal"),
    "another server": (lambda shuffle: shuffle.update(server=device(9).key.public), "journal-seal"),
}


@pytest.mark.parametrize("forgery", SHUFFLES)
def test_a_forged_shuffle_is_found_out_in_the_header(shuffled: Lines, forgery: str) -> None:
    lines = copy.deepcopy(shuffled)
    edit, why = SHUFFLES[forgery]
    edit(lines[0]["shuffle"])
    assert refusal(sealed(lines)) == (1, why)


def test_a_shuffled_journal_must_be_signed_at_the_end(shuffled: Lines) -> None:
    lines = copy.deepcopy(shuffled)
    for name in ("server", "signature"):
        del lines[-1][name]
    assert refusal(chained(lines)) == (len(lines), "signature-end")


# -- journals of anybody: whatever stands in them, a line is named ------------------------------------

END_LINE = {"payoffs": [1.0, 0.0, 0.0], "key": KEY.hex()}
FOREIGN: dict[str, tuple[list[dict[str, Any]], int, str]] = {
    "a line without its action": ([{"seat": 0}, END_LINE], 2, "journal-foreign"),
    "a line without its seat": ([{"action": {"do": "seal"}, "mark": ""}, END_LINE], 2, "journal-foreign"),
    "a seat that is a word": ([{"seat": "0", "action": {}, "mark": ""}, END_LINE], 2, "journal-foreign"),
    "a line without its mark": ([{"seat": 0, "action": {"do": "seal"}}, END_LINE], 2, "journal-foreign"),
    "an end without its payoffs": ([{"key": KEY.hex()}], 2, "journal-foreign"),
    "payoffs in words": ([{"key": KEY.hex(), "payoffs": "all"}], 2, "journal-foreign"),
    "two ends": ([END_LINE, END_LINE], 3, "journal-after-end"),
    "no end": ([], 1, "journal-no-key"),
}


@pytest.mark.parametrize("case", FOREIGN)
def test_lines_that_nobody_writes_are_named(shuffled: Lines, case: str) -> None:
    lines, number, why = FOREIGN[case]
    assert refusal(chained([shuffled[0], *lines])) == (number, why)


def test_a_journal_does_not_go_on_after_its_end(shuffled: Lines) -> None:
    assert refusal(chained([*shuffled, {"key": KEY.hex()}])) == (len(shuffled) + 1, "journal-after-end")


def test_a_header_is_no_end(shuffled: Lines) -> None:
    assert refusal(chained([{**shuffled[0], "key": KEY.hex()}])) == (1, "journal-foreign")


def test_a_line_of_any_depth_is_named(shuffled: Lines) -> None:
    """Up to the very depth at which it can be read, but not be written again."""
    text = chained([shuffled[0], {"seat": 0, "action": "deep", "mark": ""}, END_LINE])

    def deep(depth: int) -> tuple[int, str]:
        return refusal(text.replace('"deep"', "[" * depth + "]" * depth))

    assert deep(DEEPEST - 2) == (2, "journal-edited")
    assert deep(DEEPEST) == (2, "journal-foreign")
    for depth in range(700, 1100):
        assert deep(depth) in [(2, "journal-foreign"), (2, "journal-cut")]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Everything inside a value: in what it stands, and where."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, part in inside for found in [(value, key), *places(part)]]


STRANGE: list[Any] = [
    None, True, -1, 0, 7, 2**63, 10**30, 1e300, 0.5, "", "x", "0" * 64, "f" * 128, "x" * 5000, [], [[]], [None], {},
    {"do": "seal"}, {"seat": 0},
]  # fmt: skip


def mutated(lines: Lines, chance: random.Random) -> Lines:
    """A journal with something wrong in it, or two things."""
    made = copy.deepcopy(lines)
    for _ in range(chance.randint(1, 2)):
        place = chance.choice([0, len(made) - 1, chance.randrange(len(made))])
        match chance.choice(["drop", "strange", "strange", "again", "gone", "other", "known"]):
            case "again":
                made.insert(chance.randrange(len(made)), copy.deepcopy(made[place]))
            case "gone" if len(made) > 2:
                del made[place]
            case "known":  # a field of another line
                made[place] |= copy.deepcopy(dict([chance.choice(list(chance.choice(lines).items()))]))
            case what if found := places(made[place]):
                inside, key = chance.choice(found)
                if what == "strange":
                    inside[key] = chance.choice(STRANGE)
                elif what == "other":
                    inside[key] = copy.deepcopy(chance.choice(places(chance.choice(lines)))[0])
                else:
                    del inside[key]
    return made


@pytest.mark.sample(1)
@pytest.mark.parametrize("part", range(4))
def test_whatever_is_wrong_in_a_journal_it_is_a_bad_line_and_no_error(shuffled: Lines, part: int) -> None:
    """Dropped fields, wrong types, lines twice: seeded, so that a failure can be seen again."""
    refused = 0
    for number in range(100):
        made = mutated(shuffled, random.Random(f"{part}-{number}"))
        last = made[-1]
        whole = number % 2 and {"payoffs", "key"} <= last.keys() and "commitment" in made[0]
        try:
            examine(sealed(made) if whole else chained(made))
        except BadJournal:
            refused += 1
    assert refused > 80
