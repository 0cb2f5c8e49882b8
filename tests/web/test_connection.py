"""Life happens: reloads, lost networks, people who leave and come back, people who only look on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from server.test_storage import no_room
from server.web import Server, of_a_file
from web.browser import DESK, PHONE, Visitor
from web.gra import Player, bids, open_table, to_the_end
from web.keys import wait_until
from web.laid import Laid, golden_positions, laid
from web.player import NEW_VIEW, play
from web.relay import relay

from konspira.play import shelf
from konspira.server.table.room import Room


def hand(page: Page) -> list[str | None]:
    return [card.get_attribute("aria-label") for card in page.locator(".turner").all()]


def pair(visit: Callable[..., Visitor], patience: int = 60) -> tuple[Visitor, Visitor]:
    """Two guests at one table, in a match."""
    host, friend = visit(size=DESK), visit(size=PHONE)
    table = host.make("Ania", "gra", ["me", "open"], public=True, patience=patience)
    page = host.go(f"/t/{table}")
    friend.go(f"/t/{table}").get_by_role("button", name="Usiądź").click()
    page.locator("#act .btn.go:not([aria-disabled])").click()
    for one in (host, friend):
        one.page.locator(".turner").first.wait_for()
    return host, friend


def test_a_reload_comes_back_to_the_same_turn(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=3, options={"fewer_cards": True})
    player.page.locator(".turner").first.wait_for()
    before, moment = hand(player.page), player.moment
    player.page.reload()
    player.page.locator(".turner").first.wait_for()
    assert hand(player.page) == before
    assert int(player.moment or 0) >= int(moment or 0)


@of_a_file
@pytest.mark.sample(1)
@pytest.mark.parametrize(("language", "words"), [
    ("pl", "Dysk serwera nie odpowiada"), ("cs", "Disk serveru neodpovídá"), ("en", "disk does not answer"),
])  # fmt: skip
def test_a_disk_without_room_is_said_and_the_move_is_made_when_there_is_some(
    visit: Callable[..., Visitor], tmp_path: Path, language: str, words: str
) -> None:
    server = Server(tmp_path / "small.db", games=["gra"])
    try:
        visitor = visit(server, language=language)
        player = open_table(visitor, seats=2, until=bids)
        page, moment = player.page, player.moment
        visitor.offline = True  # what the browser says of the socket that the server closes is no fault of the page
        with no_room(server):
            page.locator(".picker .faces [role=radio]:not([aria-disabled])").first.click()
            player.main.click()
            expect(page.locator(".strip")).to_contain_text(words)
            assert player.moment == moment
        expect(page.locator(".strip")).to_have_count(0)
        player.bid()
        assert player.moment != moment
    finally:
        server.stop()


def test_a_lost_network_is_said_and_the_move_goes_out_when_it_is_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = open_table(visitor, seats=3, until=bids)
    page = player.page
    visitor.cut()
    expect(page.locator(".strip")).to_contain_text("Łączę ponownie")
    moment = player.moment
    visitor.cut(False)
    expect(page.locator(".strip")).to_have_count(0)
    assert player.moment == moment
    player.bid()
    assert player.moment != moment


# All that the strip says from now on: on a busy machine its next words may have come before anybody looks.
NOTE_STRIPS = """() => {
    globalThis.said = [];
    const note = () => { globalThis.said.push(document.querySelector('.strip')?.textContent ?? ''); };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.fixture
def table() -> Iterator[Laid]:
    with laid() as one:
        yield one


def bidding(table: Laid, visitor: Visitor, *, waits: bool = False) -> Page:
    """Somebody who is to bid, or waits for who is, at a table that does not move; time goes on when it is told to."""
    visitor.page.clock.install()
    table.serve(visitor.page)
    visitor.go("/").locator("#play").wait_for()
    position = next(one for one in golden_positions(shelf.box("gra")) if one.match.turn(0).view.phase == 1)
    acts, others = position.match.actors[0], set(range(position.match.seats)) - set(position.match.actors)
    table.lay(visitor.page, position, min(others) if waits else acts)
    visitor.page.locator(".game" if waits else ".picker").wait_for()
    return visitor.page


LATER = 15_000  # milliseconds: long enough for a busy machine, and no ping falls due


def stand_still(page: Page) -> None:
    """From now on the page's clock goes on only when it is told to, however long this machine takes."""
    page.clock.pause_at(page.evaluate("Date.now()") + LATER)


def at_a_bid(visitor: Visitor) -> Player:
    """It is mine to bid, at a server of its own; the page's clock stands still."""
    visitor.page.clock.install()
    player = open_table(visitor, seats=3, until=bids)
    player.page.locator(".picker").wait_for()
    stand_still(player.page)
    return player


def bids_of_mine(visitor: Visitor) -> int:
    """How many bids the story of the table tells of seat 0."""
    with visitor.server.sit(visitor.table, visitor.token) as seat:
        told = [news for moment in seat.until("welcome")["story"] for news in moment["news"]]
    return sum(one["id"] == "gra-bid" and one["args"]["seat"] == 0 for one in told)


def test_a_network_that_is_cut_is_spoken_of_within_three_seconds(visit: Callable[..., Visitor]) -> None:
    """The browser knows that it has none; a line that was open may look alive to it for minutes."""
    visitor = visit()
    player = at_a_bid(visitor)
    page, moment = player.page, player.moment
    visitor.cut()
    page.wait_for_function("() => !navigator.onLine")
    page.clock.run_for(2900)
    expect(page.locator(".strip")).to_contain_text("Łączę ponownie")
    visitor.cut(False)
    page.clock.resume()
    expect(page.locator(".strip")).to_have_count(0)
    assert player.moment == moment


def test_a_line_that_swallows_everything_is_noticed_by_a_move_which_waits_and_is_made_once(
    visit: Callable[..., Visitor],
) -> None:
    """Nobody tells the browser: its network is there, every connection is open, only nothing passes. On return what was
    sent into the old line arrives, too, after it was sent again into a new one."""
    with relay(visit().server.port) as line:
        visitor = visit(site=line.site)
        player, sent = at_a_bid(visitor), list[str]()
        page, moment, before = player.page, player.moment, bids_of_mine(visitor)
        page.evaluate(NOTE_STRIPS)
        line.freeze()
        page.locator(".picker .faces [role=radio]:not([aria-disabled])").first.click()
        player.main.click()
        page.clock.run_for(1000)
        page.wait_for_function("() => globalThis.said.some((one) => one.includes('Twój ruch jest w drodze…'))")
        page.clock.run_for(1900)
        expect(page.locator(".strip")).to_contain_text("Twój ruch czeka")
        expect(player.main).to_have_attribute("aria-disabled", "true")
        assert player.moment == moment
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
        page.clock.resume()
        page.get_by_role("button", name="Teraz").click()
        line.thaw()
        expect(page.locator(".strip")).to_have_count(0)
        page.wait_for_function(NEW_VIEW, arg=moment)
        assert sum('"type":"act"' in frame for frame in sent) == 1, "it went out again by itself"
        assert bids_of_mine(visitor) == before + 1
        page.close()  # before its line is


@pytest.mark.parametrize("alone", [False, True])
def test_who_only_waits_leaves_a_node_that_does_not_answer_within_three_seconds_where_there_is_another(
    table: Laid, visit: Callable[..., Visitor], alone: bool
) -> None:
    table.services.nodes.alone = alone
    page = bidding(table, visit(), waits=True)
    page.clock.run_for(5000)
    expect(page.locator(".strip")).to_have_count(0)
    table.deaf = True
    page.clock.run_for(2300)
    if alone:
        expect(page.locator(".strip")).to_have_count(0)
    else:
        expect(page.locator(".strip")).to_contain_text("Łączę ponownie")


def test_a_move_that_nobody_hears_waits_says_so_within_three_seconds_and_goes_out_later(
    table: Laid, visit: Callable[..., Visitor]
) -> None:
    """The browser believes that it has a network: only the answer is missing."""
    page = bidding(table, visit())
    stand_still(page)
    table.deaf = True
    page.locator(".faces [role=radio]:not([aria-disabled])").first.click()
    page.evaluate(NOTE_STRIPS)
    page.locator(".welt .btn.go").click()
    page.clock.run_for(1000)
    page.wait_for_function("() => globalThis.said.some((one) => one.includes('Twój ruch jest w drodze…'))")
    page.clock.run_for(1900)
    expect(page.locator(".strip")).to_contain_text("Twój ruch czeka")
    expect(page.locator(".welt .btn.go")).to_have_attribute("aria-disabled", "true")
    page.clock.run_for(1000)
    wait_until(page, lambda: table.unheard)  # it has tried by itself, and waits for the answer
    table.deaf, asked = False, len(table.acts)
    page.get_by_role("button", name="Teraz").click()
    expect(page.locator(".strip")).not_to_contain_text("Łączę ponownie")
    wait_until(page, lambda: len(table.acts) > asked)
    assert table.acts[asked:] == table.acts[:1]


def test_a_lost_network_is_said_before_the_game_too(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.locator("#play").wait_for()
    page.get_by_role("button", name="Zaproś znajomych").click()
    page.locator(".gathering").wait_for()
    visitor.cut()
    page.evaluate("document.dispatchEvent(new Event('freeze'))")
    expect(page.locator(".strip")).to_contain_text("Łączę ponownie")
    assert visitor.axe() == []
    visitor.cut(False)
    expect(page.locator(".strip")).to_have_count(0)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("language", "words"), [("pl", "jednego gościa"), ("cs", "jednoho hosta"), ("en", "one guest")]
)
def test_whoever_is_let_go_is_told_why_and_comes_back(visit: Callable[..., Visitor], language: str, words: str) -> None:
    visitor, lines = visit(language=language), list[WebSocketRoute]()

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket("**/live?*", through)
    page = open_table(visitor, seats=2).page
    page.locator(".turner").first.wait_for()
    lines[-1].send('{"type":"refused","id":null,"news":{"id":"refused-too-much"}}')
    lines[-1].close(code=4429, reason="refused-too-much")
    expect(page.locator(".strip")).to_contain_text(words)
    assert page.locator(".toast").count() == 0, "it would lie over the button"
    assert visitor.axe() == []
    page.locator(".strip .btn").click()
    expect(page.locator(".strip")).to_have_count(0)
    assert len(lines) == 2


def test_what_the_host_said_before_is_not_why_a_network_is_lost(visit: Callable[..., Visitor]) -> None:
    visitor, lines = visit(), list[WebSocketRoute]()

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket("**/live?*", through)
    page = open_table(visitor, seats=2).page
    page.locator(".turner").first.wait_for()
    lines[-1].send('{"type":"refused","id":null,"news":{"id":"refused-silenced"}}')
    expect(page.locator(".toast")).to_contain_text("Gospodarz stołu odebrał ci tu głos")
    visitor.page.route_web_socket("**/live?*", lambda line: line.close(code=1013))
    lines[-1].close(code=1013)
    expect(page.locator(".strip")).to_have_text(re.compile("^Łączę ponownie"))
    expect(page.locator(".strip")).not_to_contain_text("Gospodarz")
    visitor.page.route_web_socket("**/live?*", lambda line: line.close(code=4404))
    page.locator(".strip .btn").click()
    expect(page.locator("main.empty")).to_be_visible()
    expect(page.locator("main.empty")).not_to_contain_text("Gospodarz")


def test_whoever_is_moved_to_another_node_sees_nothing_of_it(visit: Callable[..., Visitor]) -> None:
    visitor, lines = visit(), list[WebSocketRoute]()

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    visitor.page.route_web_socket("**/live?*", through)
    player = open_table(visitor, seats=2, until=bids)
    page = player.page
    page.evaluate(
        """() => {
            globalThis.strips = 0;
            const look = () => { globalThis.strips += document.querySelectorAll('.strip').length; };
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    lines[-1].send('{"type":"moving"}')
    lines[-1].close(code=1012)
    moment = player.moment
    player.bid()
    assert player.moment != moment
    assert len(lines) == 2
    assert page.evaluate("globalThis.strips") == 0


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "mortal.db", pace=(0.0, 0.02), blink=0.2, games=["gra"])
    yield server
    server.stop()


def test_a_server_that_is_killed_and_comes_back_under_an_open_page_loses_nothing(
    mortal: Server, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(mortal)
    player = open_table(visitor, seats=3, until=bids)
    page = player.page
    moment = player.moment
    visitor.offline = True  # what the console says of a line that breaks is no fault
    mortal.die_and_rise(lambda: expect(page.locator(".strip")).to_contain_text("Łączę ponownie"))
    expect(page.locator(".strip")).to_have_count(0)
    visitor.offline = False
    assert player.moment == moment
    player.bid()
    assert player.moment != moment


def test_a_choice_made_just_as_the_network_goes_is_done_once(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    friend.cut()
    friend.page.locator(".welt .btn.go").click()  # sealed while nothing can be sent
    expect(friend.page.locator(".welt .btn.go")).to_have_attribute("aria-disabled", "true")  # it is on its way
    expect(host.page.locator(".env.none")).to_have_count(1)
    friend.cut(False)
    friend.page.evaluate("dispatchEvent(new Event('online'))")
    expect(host.page.locator("svg.env")).to_have_count(1)
    friend.page.locator(".turner").first.wait_for(state="detached")


def test_a_leavers_chair_is_played_by_a_bot_and_given_back(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    friend.page.get_by_role("button", name="Menu stołu").click()
    friend.page.get_by_role("button", name="Odejdź albo zakończ grę").click()
    friend.page.get_by_role("button", name="Odejdź, niech zagra bot").click()
    friend.page.locator("#play").wait_for()
    expect(friend.page.locator(".my-table")).not_to_contain_text("Twoja kolej")
    expect(friend.page.locator(".my-table.turn")).to_have_count(0)
    expect(host.page.locator(".seat .tagline-s")).to_have_text("gra bot")
    expect(host.page.locator("svg.env")).to_have_count(1)  # the bot has sealed a choice
    friend.page.locator(".my-table").first.click()
    friend.page.locator(".game").wait_for()
    expect(friend.page.locator(".toast")).to_have_text("Bot grał za ciebie. Krzesło jest znowu twoje.")
    expect(host.page.locator(".seat .tagline-s")).to_have_count(0)


def test_somebody_whose_browser_is_gone_is_seen_to_be_away(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit, patience=1)
    friend.page.goto("about:blank")
    tag = host.page.locator(".seat .tagline-s")
    expect(tag).to_have_text(re.compile("wraca|gra bot"))
    expect(tag).to_have_text("gra bot")


def test_somebody_whose_page_is_put_to_sleep_is_seen_to_be_away_until_it_wakes(visit: Callable[..., Visitor]) -> None:
    """A browser answers pings also for a page that it has frozen, as phones do: the page must say that it goes."""
    host, friend = pair(visit)
    friend.page.evaluate("document.dispatchEvent(new Event('freeze'))")
    expect(host.page.locator(".seat .tagline-s")).to_have_text(re.compile("wraca"))
    friend.page.evaluate("document.dispatchEvent(new Event('resume'))")
    expect(host.page.locator(".seat .tagline-s")).to_have_count(0)
    expect(friend.page.locator(".strip")).to_have_count(0)
    friend.page.locator(".welt .btn.go").click()
    expect(host.page.locator("svg.env")).to_have_count(1)


def test_a_spectator_sees_what_is_public_and_nobodys_cards(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    looker = visit(language="en")
    heard = looker.heard()
    page = looker.go(host.page.url.removeprefix(host.site))
    page.locator(".seats").wait_for()
    expect(page.locator(".hint")).to_contain_text("You look on")
    assert page.locator(".dcard").count() == 0
    assert page.locator(".welt .btn").count() == 0
    players = [Player(host.page, 1), Player(friend.page, 2)]
    play(*players, until="watch")
    assert page.locator(".hand").count() == 0
    assert all('"seat":-1' in frame for frame in heard if '"view"' in frame)


def test_an_onlooker_without_a_name_gives_one_where_he_writes_and_is_heard(visit: Callable[..., Visitor]) -> None:
    host, _ = pair(visit)
    page = visit(language="en", stranger=True).go(host.page.url.removeprefix(host.site))
    page.get_by_role("button", name="Story and chat").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Message").fill("Hello from beside")
    page.get_by_role("button", name="Send").click()
    page.get_by_label("Name").fill("Zosia")
    page.locator("dialog:has([name=name]) .btn.go").click()
    host.page.get_by_role("tab", name=re.compile("Rozmowa")).click()
    expect(host.page.locator(".chat li:not(.sys) p")).to_have_text("ZosiaHello from beside")


def test_what_is_said_is_heard_by_all_at_the_table(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    friend.page.get_by_role("button", name="Przebieg gry i rozmowa").click()
    friend.page.get_by_role("tab", name="Rozmowa").click()
    friend.page.get_by_label("Wiadomość").fill("<i>Kto</i> tu kłamie?")
    friend.page.get_by_role("button", name="Wyślij").click()
    friend.page.get_by_role("button", name="Cześć!").click()
    host.page.get_by_role("tab", name=re.compile("Rozmowa")).click()
    expect(host.page.locator(".chat li:not(.sys) p")).to_have_count(2)
    expect(host.page.locator(".chat p").first).to_contain_text("<i>Kto</i> tu kłamie?")
    expect(host.page.locator(".chat p").last).to_contain_text("Cześć!")


def test_what_a_bot_said_stays_its_own_at_a_chair_that_is_mine_by_now(
    table: Laid, visit: Callable[..., Visitor]
) -> None:
    def talk(room: Room) -> None:
        for seat in (0, 1):
            room.say(room.next_chat_line(seat, None, "phrase-laugh", None))

    table.changed = talk
    page = bidding(table, visit(size=DESK))
    page.get_by_role("tab", name=re.compile("Rozmowa")).click()
    expect(page.locator(".chat li:not(.sys) small")).to_have_text(["Trybik", "Śrubka"])
    expect(page.locator(".chat .me")).to_have_count(0)


def test_people_talk_before_the_game_and_after_it(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(size=DESK), visit(size=PHONE, language="en")
    table = host.make("Ania", "gra", ["me", "open"], public=True, options={"fewer_cards": True})
    page = host.go(f"/t/{table}")
    friend.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    start = page.locator("#act .btn.go:not([aria-disabled])")
    start.wait_for()
    page.get_by_role("button", name="Rozmowa").click()
    page.get_by_role("button", name="Cześć!").click()
    expect(page.locator(".chat .me")).to_have_count(1)
    assert host.axe() == []
    page.keyboard.press("Escape")
    friend.page.get_by_role("button", name="Chat, new: 1").click()
    expect(friend.page.locator(".chat p")).to_contain_text("Hello!")
    friend.page.keyboard.press("Escape")
    start.click()
    for one in (page, friend.page):
        one.locator(".turner").first.wait_for()
    to_the_end(host, friend)
    friend.page.get_by_role("button", name="Chat").click()
    friend.page.get_by_role("button", name="Once more?").click()
    page.get_by_role("button", name="Rozmowa, nowe: 1").click()
    expect(page.locator(".chat p").last).to_contain_text("Jeszcze raz?")
    assert host.axe() == []
