"""Verified by me: the page signs what is done, and finds out a forged journal by itself, as `konspira verify` does."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest
from play.signed_games import KEY, SERVER, SignedGame, chained, device, played_otherwise, seed, shuffled_match
from play.test_old_journals import JOURNALS
from play.test_proof import FORGERIES, SHUFFLES, sealed, signed_lines
from playwright.sync_api import Browser, Page, expect
from server.web import Server
from web import agenci, krecia
from web.browser import DESK, Visitor
from web.conftest import deal
from web.gra import Player, open_table, to_the_end
from web.player import play, wait_for_a_turn
from web.wistar import Evening

from konspira.play.fair_deal import VOID_ROUNDS
from konspira.play.proof import examine
from konspira.play.signing import SigningKey, digest
from konspira.server import replays
from konspira.server.protocol import encode

Lines = list[dict[str, Any]]
PROVE = """([text, memory, seats]) => import('/web/proof.js').then(({ prove }) => prove(text, memory, seats))"""


@pytest.fixture(scope="module")
def page(browser: Browser, house: Server) -> Iterator[Page]:
    visitor = Visitor(browser, house, size=DESK)
    yield visitor.go("/")
    assert visitor.close() == []


@pytest.fixture(scope="module")
def honest() -> Lines:
    return SignedGame().play().lines


@pytest.fixture
def lines(honest: Lines) -> Lines:
    return copy.deepcopy(honest)


def memory(lines: Lines) -> dict[str, Any]:
    """What the device of the first seat remembers of this game."""
    mine = device(1)
    acts = []
    for line in lines:
        if line.get("by") == "device" and line["seat"] == 0:
            said = line["signed"]
            transcript = acts[-1]["said"] if acts else ""
            content = {"match": lines[0]["commitment"], "seat": 0, "action": line["action"], "transcript": transcript}
            content |= {name: said[name] for name in ("device", "counter", "id", "at", "seen")}
            acts.append({"counter": said["counter"], "said": digest("act", content), "id": said["id"], "receipt": True})
    key = mine.key.public
    return {
        "table": "t", "match": 1, "commitment": lines[0]["commitment"], "server": SERVER.public,
        "firstServer": SERVER.public, "began": True, "key": key, "keys": [key], "acts": {"0": acts},
    }  # fmt: skip


def found(page: Page, text: str, remembered: dict[str, Any] | None) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate(PROVE, [text, remembered, [0]])
    return told


def refusal(page: Page, text: str, remembered: dict[str, Any] | None = None) -> tuple[int, str]:
    """The line at which the page refuses a journal, and why."""
    told = found(page, text, remembered)
    assert not told["good"]
    (bad,) = told["findings"]
    return bad["args"]["line"], bad["args"]["why"]["id"]


def wrong(page: Page, text: str, remembered: dict[str, Any]) -> list[str]:
    return [one["id"] for one in found(page, text, remembered)["findings"] if one["good"] is False]


def test_both_sign_the_same_bytes(page: Page) -> None:
    """What is signed in Python is good in the page, and the other way round, whatever is in it."""
    said = {"z": [1, {"b": 'ż\u2028\u007f\n"\\/€😀', "a": -1}], "ą": None, "a": True, "action": {"do": "bid", "n": 12}}
    key = SigningKey(bytes(range(32)))
    told = page.evaluate(
        """([key, said, signature]) => import('/web/signing.js').then((s) => ({
            good: s.signed(key, 'act', said, signature), bad: s.signed(key, 'receipt', said, signature),
            key: s.publicKey(Uint8Array.from({ length: 32 }, (_, i) => i)), digest: s.digest('act', said),
            signature: s.sign(Uint8Array.from({ length: 32 }, (_, i) => i), 'act', said) }))""",
        [key.public, said, key.sign("act", said)],
    )
    same = {"key": key.public, "digest": digest("act", said), "signature": key.sign("act", said)}
    assert told == {"good": True, "bad": False, **same}


def test_an_honest_journal_is_found_good_and_what_is_not_proven_is_said(page: Page, lines: Lines) -> None:
    told = found(page, chained(lines), memory(lines))
    assert told["good"]
    assert told["chances"] == examine(chained(lines)).chances
    findings = {one["id"]: one["good"] for one in told["findings"]}
    assert findings == {
        "proof-chain": True, "proof-seal": True, "proof-server": True, "proof-signed": True, "proof-mine": True,
        "proof-receipts": True, "proof-sealed": True, "proof-not-shuffled": None, "proof-vouched": None,
    }  # fmt: skip


def test_somebody_who_was_not_there_has_nothing_to_compare(page: Page, lines: Lines) -> None:
    told = found(page, chained(lines), None)
    assert told["good"]
    assert "proof-not-here" in [one["id"] for one in told["findings"]]


def test_the_same_deal_played_otherwise_is_no_proof(page: Page, lines: Lines) -> None:
    forged = played_otherwise(lines, lambda _: {"server": SERVER.public, "signature": lines[-1]["signature"]})
    line, why = refusal(page, chained(forged))
    assert why == "signature-false"
    assert forged[line - 1]["action"] != lines[line - 1]["action"]


@pytest.mark.parametrize("forgery", FORGERIES)
def test_an_edited_signature_is_found_out_at_its_line(page: Page, lines: Lines, forgery: str) -> None:
    place, other = signed_lines(lines, 0)[2], signed_lines(lines, 1)[2]
    edit, why = FORGERIES[forgery]
    edit(lines, place, other)
    assert refusal(page, sealed(lines)) in [(place + 1, why), (place + 1, "signature-false")]


def test_edited_dropped_and_displaced_lines_are_found_out(page: Page, lines: Lines) -> None:
    text = chained(lines).splitlines(keepends=True)
    assert refusal(page, "".join([*text[:5], text[5].replace('"seat":', '"seat": '), *text[6:]]))[0] == 6
    assert refusal(page, "".join([*text[:5], *text[6:]]))[0] == 6
    assert refusal(page, "".join([*text[:5], text[6], text[5], *text[7:]]))[0] == 6
    first, second = signed_lines(lines, 0)[1:3]
    dropped = [line for place, line in enumerate(lines) if place != first]
    assert refusal(page, sealed(dropped)) == (second, "signature-counter")
    lines[first], lines[second] = lines[second], lines[first]
    assert refusal(page, sealed(lines)) == (first + 1, "signature-counter")


def test_another_key_than_the_one_committed_to_is_found_out(page: Page, lines: Lines) -> None:
    lines[-1]["key"] = "00" * 32
    assert refusal(page, sealed(lines)) == (1, "journal-other-key")


def test_an_end_that_the_server_has_not_signed_is_found_out(page: Page, lines: Lines) -> None:
    for edit in ({"payoffs": [9.0, 0.0, 0.0]}, {"signature": "00" * 64}):
        forged = [*lines[:-1], {**lines[-1], **edit}]
        assert refusal(page, chained(forged)) == (len(lines), "signature-end")


def test_the_device_misses_what_it_signed_and_knows_what_it_did_not(page: Page, lines: Lines) -> None:
    """A server that leaves its guest's lines out, or has them signed by a key of its own, is found out by the guest."""
    remembered = memory(lines)
    last = signed_lines(lines, 0)[-1]
    del lines[last]["signed"]
    lines[last]["by"] = "stand-in"
    assert wrong(page, sealed(lines), remembered) == ["proof-mine-gone"]
    other = SignedGame([device(8), device(2), None]).play().lines
    assert wrong(page, chained(other), remembered) == ["proof-mine-gone", "proof-not-mine"]


def test_the_device_misses_what_a_key_that_it_has_lost_has_signed(page: Page, lines: Lines) -> None:
    remembered = memory(lines)
    remembered |= {"earlier": remembered["acts"]["0"], "acts": {}}
    assert wrong(page, chained(lines), remembered) == []
    last = signed_lines(lines, 0)[-1]
    del lines[last]["signed"]
    lines[last]["by"] = "stand-in"
    assert wrong(page, sealed(lines), remembered) == ["proof-mine-gone"]


NEW_KEY = """async () => {
    const { newDevice, signAct, done } = await import('/web/device.js'), memory = await import('/web/memory.js');
    memory.keep({ table: 'lost', match: 1, commitment: 'ab'.repeat(32), server: null, firstServer: null, began: true,
        seed: null, list: null, key: null, keys: [], acts: {} });
    const act = (id) => {
        const made = signAct(memory.recall('lost', 1), { id, seat: 0, action: {}, at: 1, view: '{}' });
        done('lost', 1, 0, { ...made, id }, null);
        return made.said;
    };
    const said = ['a', 'b', 'c'].map((id) => { newDevice(); return act(id); });
    const { earlier, acts } = memory.recall('lost', 1);
    return [said, [...earlier, ...acts[0]].map((one) => one.said)];
}"""


def test_a_new_key_does_not_make_the_device_forget_what_the_old_one_signed(page: Page) -> None:
    said, remembered = page.evaluate(NEW_KEY)
    assert len(said) == 3
    assert remembered == said


def test_another_seal_and_another_server_are_found_out(page: Page, lines: Lines) -> None:
    remembered = memory(lines)
    assert wrong(page, chained(lines), {**remembered, "commitment": "00" * 32}) == ["proof-other-seal"]
    assert wrong(page, chained(lines), {**remembered, "firstServer": "00" * 32}) == ["proof-other-server"]


def test_a_second_device_and_a_lost_key(page: Page) -> None:
    game = SignedGame().play(9)
    one, two = device(1), device(7)
    two.certificate = one.certify(two.key.public)
    game.devices[0] = two
    game.play(9)
    game.devices[1] = device(9)
    lines = game.play().lines
    told = found(page, chained(lines), None)
    assert told["good"]
    by_server = [str(k + 1) for k in signed_lines(lines, 1) if lines[k]["signed"]["device"] == device(9).key.public]
    (vouched,) = (one["args"]["lines"] for one in told["findings"] if one["id"] == "proof-vouched")
    assert by_server[0] in vouched


@pytest.fixture(scope="module")
def shuffled() -> Lines:
    return SignedGame(match=shuffled_match()).play().lines


def test_a_deal_that_this_device_has_shuffled_is_proven(page: Page, shuffled: Lines) -> None:
    mine = {**memory(shuffled), "seed": seed(1), "list": shuffled[0]["shuffle"]["signature"]}
    told = found(page, chained(shuffled), mine)
    assert told["chances"] == examine(chained(shuffled)).chances
    findings = {one["id"]: one["good"] for one in told["findings"]}
    assert findings == {
        "proof-chain": True, "proof-seal": True, "proof-shuffled": True, "proof-own-seed": True, "proof-list": True,
        "proof-voided": None, "proof-server": True, "proof-signed": True, "proof-mine": True, "proof-receipts": True,
        "proof-sealed": True,
    }  # fmt: skip
    (voided,) = (one["args"] for one in told["findings"] if one["id"] == "proof-voided")
    assert voided == {"rounds": 1, "names": [{"id": "proof-seat", "args": {"seat": 1}}]}  # who did not open
    assert wrong(page, chained(shuffled), {**mine, "seed": seed(9)}) == ["proof-other-seeds"]
    assert wrong(page, chained(shuffled), {**mine, "list": "00" * 64}) == ["proof-other-list"]


def test_a_server_that_throws_the_opened_seeds_away_is_found_out(page: Page, lines: Lines) -> None:
    """It dealt by its own key alone, which it may have chosen, though this device had opened a seed for a list."""
    opened = {**memory(lines), "seed": seed(1), "list": "ab" * 64}
    old = [{**lines[0], "konspira": 2}, *lines[1:]]
    for text in (chained(lines), sealed(old)):
        assert wrong(page, text, opened) == ["proof-other-seeds", "proof-other-list"]


@pytest.mark.parametrize("forgery", SHUFFLES)
def test_a_forged_shuffle_is_found_out_in_the_header(page: Page, shuffled: Lines, forgery: str) -> None:
    lines = copy.deepcopy(shuffled)
    edit, why = SHUFFLES[forgery]
    edit(lines[0]["shuffle"])
    assert refusal(page, sealed(lines)) == (1, why)


def test_void_rounds_are_signed_as_in_python_and_bounded(page: Page) -> None:
    """Every digest was made of all before it, made anew: some 40 rounds stopped the page for ever."""
    lines = SignedGame(match=shuffled_match(VOID_ROUNDS)).play(0).lines
    last = {"n": 1, "payoffs": [], "key": KEY.hex()}
    assert refusal(page, chained([*lines, last])) == (2, "signature-end")  # the header holds
    lines = SignedGame(match=shuffled_match(6)).play(0).lines
    lines[0]["shuffle"]["voided"] *= 11
    assert refusal(page, chained([*lines, last])) == (1, "journal-restarts")
    lines[0]["shuffle"]["voided"] = lines[0]["shuffle"]["voided"][:6]
    del lines[0]["shuffle"]["voided"][5]["missing"]
    assert refusal(page, chained([*lines, last]))[0] == 1


@pytest.mark.parametrize("shuffle", [{}, {"devices": 3}, {"devices": [None]}, []], ids=json.dumps)
def test_what_no_server_writes_is_refused_too(page: Page, shuffled: Lines, shuffle: Any) -> None:
    assert refusal(page, chained([{**shuffled[0], "shuffle": shuffle}, *shuffled[1:]]))[0] == 1


def test_a_journal_of_version_0_1_is_read_and_proves_what_it_proved(page: Page) -> None:
    ended = [old["journal"] for old in JOURNALS if not old["key"]]
    for text in ended[:: len(ended) // 4]:
        told = found(page, text, None)
        assert told["good"], told
        assert {one["id"]: one["good"] for one in told["findings"]} == {
            "proof-chain": True, "proof-not-here": None, "proof-not-shuffled": None, "proof-unsigned": None,
            "proof-not-sealed": None,
        }  # fmt: skip
        lines = [json.loads(line) for line in text.splitlines()]
        lines[1]["seat"] += 1
        edited = "\n".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines)
        assert refusal(page, edited) == (2, "journal-edited")


# -- a game that is played in the page --------------------------------------------------------------


def journal(visitor: Visitor) -> str:
    return visitor.server.ask(
        f"/api/tables/{visitor.page.url.rpartition('/')[2].partition('#')[0]}/1/journal"
    ).body.decode()


def test_a_key_that_is_lost_in_the_middle_is_followed_by_another(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    player = open_table(visitor, seats=2, options={"fewer_cards": True})
    player.seal()
    visitor.page.evaluate("localStorage.removeItem('konspira-device')")
    play(player, until="bid")
    player.bid()
    to_the_end(visitor)
    signed = [json.loads(line)["signed"] for line in journal(visitor).splitlines() if '"signed"' in line]
    assert len({one["device"] for one in signed}) == 2
    assert [one["counter"] for one in signed] == [1, 1]
    visitor.page.locator(".sect .row button.btn.s.quiet").last.click()
    expect(visitor.page.locator("dialog .proof")).to_contain_text("za który ręczy tylko serwer")


MEMORY = """() => JSON.parse(localStorage.getItem(
    Object.keys(localStorage).find((name) => name.startsWith('konspira-match-'))))"""


def receipts(page: Page) -> list[bool]:
    """Of each act that the page remembers to have signed: is there a good receipt?"""
    remembered = page.evaluate(MEMORY)
    assert len(remembered["keys"]) == 1, "no signature was refused"
    return [act["receipt"] for acts in remembered["acts"].values() for act in acts]


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", [krecia, agenci], ids=["krecia", "agenci"])
def test_every_game_s_page_signs_what_is_done(visit: Callable[..., Visitor], game: ModuleType) -> None:
    player = game.open_table(visit(size=DESK), seats=4)
    for _ in range(2):  # a role or an agent is looked at first
        wait_for_a_turn(player)
        player.act()
    player.page.wait_for_function(f"() => ({MEMORY})().acts[0]?.length >= 1")
    assert all(receipts(player.page))


def test_an_answer_that_is_taken_back_is_signed_anew(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(size=DESK))
    page = evening.page
    for _ in range(2):
        evening.give(evening.answers.first)
    before = page.evaluate(MEMORY)["acts"]["0"]
    page.get_by_role("button", name="Cofnij ostatnią odpowiedź").click()
    page.wait_for_function(f"() => ({MEMORY})().acts[0].length === {len(before) - 1}")
    evening.asking.first.wait_for()
    evening.give(evening.answers.last)
    page.wait_for_function(f"() => ({MEMORY})().acts[0].length === {len(before)}")
    assert all(receipts(page))
    after = page.evaluate(MEMORY)["acts"]["0"]
    assert (after[0]["said"], after[-1]["said"]) != (before[0]["said"], before[-1]["said"])


PROVEN = "Nikt nie mógł wybrać losu w tej grze, a twoje ruchy stoją"
RESTARTED = "Nikt nie mógł wybrać losu w tej grze, poza rundami, które przepadły"
HOLDS, FAILS = "Wszystko, co dało się sprawdzić, się zgadza", "Ten dziennik się nie zgadza"
REMEMBER = "([name, memory]) => localStorage.setItem(`konspira-match-${name}`, JSON.stringify(memory))"


def send(page: Page, text: str) -> None:
    """From now on the server sends this journal, and says of it what rules say that deal by chance."""
    verdict = encode(replays.verified(text.encode()))
    page.route("**/journal", lambda route: route.fulfill(body=text, content_type="text/plain"))
    page.route("**/api/verify", lambda route: route.fulfill(body=verdict, content_type="application/json"))


def test_proven_is_said_only_where_my_own_seed_is_in_the_list_and_i_was_shown_the_seal(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=DESK)
    table = visitor.make("Lis", "gra", ["me", "random"], options={"fewer_cards": True})
    page = visitor.go(f"/t/{table}")
    page.get_by_role("button", name="Zaczynamy").click()  # with my seed
    page.locator(".game").wait_for()
    Player(page).seal()
    to_the_end(visitor)

    def verdict(words: str) -> None:
        page.locator(".sect .row button.btn.s.quiet").last.click()
        expect(page.locator("dialog .proof")).to_contain_text(words)

    def close() -> None:
        page.keyboard.press("Escape")
        expect(page.locator("dialog .proof")).to_have_count(0)

    verdict(PROVEN)  # the game that was played here
    remembered = page.evaluate(MEMORY)
    expect(page.locator("dialog .proof code")).to_contain_text(f"--seed {remembered['seed']}")
    close()
    for changed, words in (({"seed": None}, HOLDS), ({"began": False}, HOLDS), ({"seed": seed(9)}, FAILS)):
        page.evaluate(REMEMBER, [f"{table}-1", {**remembered, **changed}])
        verdict(words)
        close()
    for restarts, words in ((0, PROVEN), (2, RESTARTED)):
        lines = SignedGame(match=shuffled_match(restarts)).play().lines
        mine = {**memory(lines), "seed": seed(1), "list": lines[0]["shuffle"]["signature"]}
        send(page, chained(lines))
        for known, said in ((mine, words), ({**mine, "seed": None, "list": None}, HOLDS)):
            page.evaluate(REMEMBER, [f"{table}-1", known])
            verdict(said)
            if restarts:
                expect(page.locator("dialog .proof")).to_contain_text("Wcześniej przepadły 2 rundy tasowania. Czyich")
            close()
        page.unroute_all()


@pytest.mark.sample(1)
@pytest.mark.parametrize(("language", "words"), [("pl", "Co się nie zgadza"), ("cs", "Co nesedí"), ("en", "is wrong")])
def test_a_forged_journal_is_refused_on_the_screen(
    visit: Callable[..., Visitor], house: Server, language: str, words: str
) -> None:
    """The server sends another journal than the one that was played: every act otherwise, its own signature below."""
    deal(house, "forged on the screen")
    visitor = visit(size=DESK, language=language)
    open_table(visitor, seats=2, options={"fewer_cards": True}).seal()
    to_the_end(visitor)
    true = [json.loads(line) for line in journal(visitor).splitlines()]
    forged = chained(played_otherwise(true, lambda _: {name: true[-1][name] for name in ("server", "signature")}))
    page = visitor.page
    page.locator(".sect .row button.btn.s.quiet").last.click()
    expect(page.locator("dialog .proof h3")).to_have_count(2)  # what was checked, and what is not proven
    page.keyboard.press("Escape")
    page.route("**/journal", lambda route: route.fulfill(body=forged, content_type="text/plain"))
    page.locator(".sect .row button.btn.s.quiet").last.click()
    expect(page.locator("dialog .proof")).to_contain_text(words)
