"""Who did a line: a device's own chain of statements, which says nothing that its seat does not know."""

from __future__ import annotations

import msgspec
import pytest
from play.signed_games import SERVER, SignedGame, device

from konspira.play.signers import BadSignature, SignedAct, Signers, act_statement

HEADER = {"konspira": 3, "commitment": "c" * 64, "seats": 2}
SAID = {"do": "call"}


def test_a_device_counts_only_what_was_done() -> None:
    one = device(1)
    refused = one.sign("m", 0, "a", SAID, 1, b"view")
    again = one.sign("m", 0, "b", SAID, 1, b"view")
    one.done("m", 0, "b")
    later = one.sign("m", 0, "c", SAID, 2, b"view")
    assert (refused.counter, again.counter, later.counter) == (1, 1, 2)


def test_an_answer_that_was_lost_on_the_way_is_made_up_for() -> None:
    one = device(1)
    one.sign("m", 0, "a", SAID, 1, b"view")
    one.catch_up("m", 0, 0)
    assert one.transcript("m", 0)[0] == 0
    one.catch_up("m", 0, 1)
    assert one.transcript("m", 0)[0] == 1


def test_matches_and_seats_have_transcripts_of_their_own() -> None:
    one = device(1)
    one.sign("m", 0, "a", SAID, 1, b"view")
    one.done("m", 0, "a")
    assert one.sign("m", 1, "b", SAID, 1, b"view").counter == 1
    assert one.sign("n", 0, "c", SAID, 1, b"view").counter == 1


def test_a_statement_says_nothing_that_the_seat_does_not_know() -> None:
    """No number of a line, no digest of the journal: those differ between worlds that the seat cannot tell apart."""
    game = SignedGame().play(1)
    act = device(1).sign("m", 0, "a", SAID, 1, b"view")
    said = act_statement("m", 0, SAID, act, game.signers.transcript(0, None))
    assert set(said.__struct_fields__) == {
        "match",
        "seat",
        "device",
        "counter",
        "id",
        "action",
        "at",
        "seen",
        "transcript",
    }


def test_a_seat_without_a_key_needs_none_until_it_has_one() -> None:
    signers = Signers(HEADER, SERVER.public)
    signers.follow({"n": 1, "seat": 0, "action": SAID, "by": "guest"})
    act = signers.recovered(0, device(1).sign("c" * 64, 0, "a", SAID, 1, b"view"), SERVER)
    signers.done(0, act, signers.check(0, SAID, act))
    assert signers.keys(0) == [device(1).key.public]
    for line in (2, 3):
        unsigned = {"n": line, "seat": 0, "action": SAID}
        with pytest.raises(BadSignature, match="signature-missing"):
            signers.follow({**unsigned, "by": "guest"})
        with pytest.raises(BadSignature, match="signature-missing"):
            signers.follow({**unsigned, **signers.unsigned(0, 1, SAID, SERVER)})
        signers.follow({**unsigned, **signers.unsigned(0, line, SAID, SERVER)})
    signers.follow({"n": 4, "seat": 1, "action": SAID, "by": "guest"})


def test_a_copy_goes_on_by_itself() -> None:
    signers = Signers(HEADER, SERVER.public)
    twin = signers.copy()
    act = signers.recovered(0, device(1).sign("c" * 64, 0, "a", SAID, 1, b"view"), SERVER)
    signers.done(0, act, signers.check(0, SAID, act))
    assert (bool(signers.devices[0]), bool(twin.devices[0]), twin.match) == (True, False, signers.match)


def test_the_devices_of_a_header_need_no_certificate() -> None:
    shuffle = {"devices": [{"seats": [1], "key": device(1).key.public}, {"seats": [0]}]}
    signers = Signers({**HEADER, "shuffle": shuffle}, SERVER.public)
    assert signers.keys(0) == []
    assert signers.check(1, SAID, device(1).sign("c" * 64, 1, "a", SAID, 1, b"view"))


def test_what_somebody_has_looked_at_counts_for_the_very_same_bytes_only() -> None:
    one, signers = (
        device(1),
        Signers({**HEADER, "shuffle": {"devices": [{"seats": [0], "key": device(1).key.public}]}}, None),
    )
    act = one.sign(HEADER["commitment"], 0, "a", SAID, 1, b"view")
    proof = signers.proof(0, SAID, act)
    assert proof is not None
    assert signers.check(0, SAID, act, proof._replace(holds=True)) == signers.check(0, SAID, act)
    with pytest.raises(BadSignature, match="signature-false"):
        signers.check(0, SAID, act, proof._replace(holds=False))
    false = msgspec.structs.replace(act, signature="00" * 64)
    for other in (act, msgspec.structs.replace(false, id="b"), msgspec.structs.replace(false, seen="00" * 32)):
        looked = signers.proof(0, SAID, other)
        assert looked is not None
        with pytest.raises(BadSignature, match="signature-false"):
            signers.check(0, SAID, false, looked._replace(holds=True))


def test_only_a_usual_act_of_a_known_device_is_looked_at_before() -> None:
    one, signers = (
        device(1),
        Signers({**HEADER, "shuffle": {"devices": [{"seats": [0], "key": device(1).key.public}]}}, None),
    )
    act = one.sign(HEADER["commitment"], 0, "a", SAID, 1, b"view")
    assert signers.proof(0, SAID, act) is not None
    assert signers.proof(1, SAID, act) is None, "another seat's"
    assert signers.proof(0, SAID, msgspec.structs.replace(act, counter=2)) is None
    assert signers.proof(0, SAID, device(2).sign(HEADER["commitment"], 0, "a", SAID, 1, b"view")) is None


def test_lines_of_a_journal_bring_the_same_transcripts_back() -> None:
    game = SignedGame().play(20)
    again = Signers(game.header, SERVER.public)
    for line in game.lines[1:]:
        again.keep(line)
    for seat in (0, 1):
        key = device(seat + 1).key.public
        assert again.transcript(seat, key) == game.signers.transcript(seat, key)
        assert again.transcript(seat, key).counter > 2


def test_what_is_kept_of_a_signature_is_short() -> None:
    act = device(1).sign("m", 0, "a" * 24, SAID, 1, b"view")
    assert len(msgspec.json.encode(act)) < 420
    assert msgspec.json.decode(msgspec.json.encode(act), type=SignedAct) == act
