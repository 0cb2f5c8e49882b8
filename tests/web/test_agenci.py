"""Agenci at the web table: whole games, every kind of moment, by finger and by keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from sampling import Sample
from web.agenci import TO_THE_SAFE, Player, late, open_table
from web.browser import DESK, PHONE, Visitor
from web.keys import focus_on
from web.player import Turn, ahead, play, wait_for_a_turn

from konspira.games.agenci.pieces import ONE_TO_THREE

SHORT = (360, 740)
PASS = ".welt .actions .btn:not(.go)"
ALL = {"top_secret": True, "secret_files": True, "score_floor": True}


def sit_down(host: Visitor, friends: list[Visitor], seats: int, options: dict[str, bool]) -> list[Player]:
    """Several people, each at a browser of their own, at one table; bots on the other chairs."""
    first = open_table(host, seats=seats, people=1 + len(friends), options=options)
    players = [first]
    for seed, friend in enumerate(friends, 2):
        friend.become(f"Gość {seed}")
        friend.page.goto(host.page.url)
        friend.page.locator(".chairs .btn.s").first.click()
        expect(friend.page.locator(".chairs .btn.s")).to_have_count(0)
        players.append(Player(friend.page, seed))
    expect(host.page.locator("#act .btn.go")).not_to_have_attribute("aria-disabled", "true")
    host.page.locator("#act .btn.go").click()
    for player in players:
        player.page.locator(".game.agenci").wait_for()
    return players


TABLES: list[tuple[int, list[dict[str, Any]], dict[str, bool]]] = [
    (2, [{"size": SHORT}, {"size": DESK, "language": "en", "dark": True}], {}),
    (4, [{"size": PHONE, "language": "cs"}, {"size": DESK}], {"top_secret": True, "secret_files": True}),
    (7, [{"size": DESK}, {"size": SHORT, "dark": True}], {"secret_files": True, "score_floor": True}),
]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "looks", "options"), TABLES, ids=["two", "four", "seven"])
def test_games_of_several_people(
    visit: Callable[..., Visitor], seats: int, looks: list[dict[str, Any]], options: dict[str, bool], whole: bool
) -> None:
    """All see the same end, and nothing was ever wider than the screen; `--all` plays all of it by hand."""
    host, *friends = [visit(**look) for look in looks]
    players = sit_down(host, friends, seats, options)
    if not whole:
        while not all("split" in player.done for player in players):
            wait_for_a_turn(*players)
            for player in players:
                player.act()
        ahead(host, others=friends)
    play(*players)
    for player in players:
        assert {"agent", "split", "reveal"} <= set(player.done)
        expect(player.page.locator(".agenci-open li")).to_have_count(seats)
        assert player.fits
    points = {tuple(player.page.locator(".agenci-open .pts").all_inner_texts()) for player in players}
    assert len({tuple(re.sub(r"\D", "", one) for one in row) for row in points}) == 1
    page = players[0].page
    assert (page.locator(".guesses").count() > 0) == bool(options.get("secret_files"))
    page.locator(".rail input").fill("1")
    expect(page.locator(".a-all li")).to_have_count(seats)  # all is open in the replay
    page.locator(".scrub select").select_option("1")
    expect(page.locator(".a-all, .agenci-open")).to_have_count(0)
    expect(page.locator(".pawn:not(.ghost)")).to_have_count(min(seats + 3, 7))


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"score_floor": True}), (5, {"top_secret": True}), (6, ALL)],
    ids=["three", "five", "six"],
)
def test_games_against_bots(visit: Callable[..., Visitor], seats: int, options: dict[str, bool], whole: bool) -> None:
    until = None if whole else late
    player = open_table(visit(size=SHORT, language="en"), seats=seats, options=options, until=until)
    play(player)
    expect(player.page.locator(".agenci-open li")).to_have_count(seats)
    assert player.fits


# -- with the keyboard alone ------------------------------------------------------------------------


class Typist(Player):
    """Somebody without a mouse or a finger."""

    def press(self, selector: str) -> None:
        focus_on(self.page, selector)
        self.page.keyboard.press("Enter")

    def agent(self) -> None:
        self.press(".welt .btn.go")
        self.page.locator(".a-reveal").wait_for(state="detached")

    def reveal(self) -> None:
        self.press(".welt .btn.go")
        self.page.locator(".hero").wait_for()

    def done_by(self, selector: str) -> None:
        before = self.moment
        self.press(selector)
        self.page.wait_for_function("m => document.querySelector('.game')?.dataset.moment !== m", arg=before)

    def split(self) -> None:
        agent, steps = self.page.evaluate(TO_THE_SAFE, self.page.locator(".compose .pips i:not(.none)").count())
        for _ in range(steps):
            self.press(f".compose button.ap[data-agent='{agent}']")
        while self.main.get_attribute("aria-disabled"):
            self.press(".compose button.ap:not([aria-disabled])")
        self.done_by(".welt .btn.go")

    def safe(self) -> None:
        focus_on(self.page, ".vals .pick")
        self.page.keyboard.press("ArrowRight")
        self.done_by(".welt .btn.go")

    def card(self) -> None:
        self.page.locator(f"{PASS}:not([aria-disabled])").wait_for()  # it sleeps while a finger may tap twice
        self.done_by(PASS)

    def sheet(self) -> None:
        for cell in self.lines():
            cell.focus()
            self.page.keyboard.press("Space")
        self.press(".welt .btn.go")
        self.page.locator(".cellb.due").first.wait_for(state="detached")


def test_a_game_is_played_to_the_end_with_the_keyboard(visit: Callable[..., Visitor], whole: bool) -> None:
    until = None if whole else late
    page = open_table(visit(size=DESK), seats=2, options={"secret_files": True}, until=until).page
    typist = Typist(page)
    play(typist)
    assert {"agent", "split", "sheet", "reveal"} <= set(typist.done)
    expect(page.locator(".hero h2")).to_be_visible()


def test_the_safe_is_put_with_the_keyboard(visit: Callable[..., Visitor]) -> None:
    Typist(my_moment(visit, "safe", size=DESK).page).safe()


def test_a_card_is_aimed_and_played_with_the_keyboard(visit: Callable[..., Visitor]) -> None:
    player = my_moment(visit, "card", size=DESK)
    page, typist = player.page, Typist(player.page)
    typist.press(".tcard:not([aria-disabled])")
    for _ in range(3):
        if not typist.main.get_attribute("aria-disabled"):
            break
        if page.locator(".compose .vals, .compose .points").count():
            focus_on(page, ".compose .vals .pick, .compose .points .pick")
            page.keyboard.press("ArrowRight")
        else:
            typist.press(".compose button.ap[aria-pressed=false]:not([aria-disabled])")
    typist.done_by(".welt .btn.go")


def test_tajne_akta_are_changed_freely_and_sealed_once(visit: Callable[..., Visitor]) -> None:
    options = {"secret_files": True}
    player = open_table(visit(size=(320, 568)), seats=4, options=options, until=MOMENTS["sheet"])
    play(player, until="sheet")
    rows = player.page.locator("tr:has(.cellb.due)")

    def cell(line: int, seat: int) -> Locator:
        return rows.nth(line).locator(".cellb.due").nth(seat)

    cell(0, 0).click()
    cell(1, 0).click()
    expect(cell(0, 0)).to_have_attribute("aria-pressed", "false")  # nobody has two agents
    player.page.reload()
    expect(cell(1, 0)).to_have_attribute("aria-pressed", "true")
    cell(0, 1).click()
    expect(player.main).to_have_attribute("aria-disabled", "true")
    cell(2, 2).click()
    expect(cell(3, 3)).to_have_attribute("aria-pressed", "true")  # who is left is nobody's
    cell(4, 2).click()
    expect(cell(2, 3)).to_have_attribute("aria-pressed", "true")
    assert player.fits
    player.main.click()
    expect(player.page.locator(".cellb.due")).to_have_count(0)


# -- nothing for axe-core to find -------------------------------------------------------------------


LOOKS = [(PHONE, True), (DESK, True), (DESK, False), (PHONE, False)]


def beginning(visitor: Visitor) -> Iterator[str]:
    """An agent to remember, a split half made, a card aimed."""
    player = open_table(visitor, seats=2, options=ALL)
    yield "agent"
    play(player, until="split")
    player.compose()
    yield "split"
    ahead(visitor, MOMENTS["card"])
    player.page.reload()
    play(player, until="card")
    assert player.aim()
    yield "card"


def safe(visitor: Visitor) -> Iterator[str]:
    player = open_table(visitor, seats=2, until=MOMENTS["safe"], like=to_the_safe)
    play(player, until="safe")
    yield "safe"


def end(visitor: Visitor) -> Iterator[str]:
    """What is written down at the end, the agents, the result and the replay."""
    player = open_table(visitor, seats=2, options={"secret_files": True}, until=MOMENTS["sheet"])
    play(player, until="sheet")
    yield "sheet"
    play(player, until="reveal")
    yield "reveal"
    player.act()
    player.page.locator(".scrub").wait_for()
    yield "end"
    player.page.locator(".rail input").fill("12")
    yield "replay"


@pytest.mark.parametrize("walk", [beginning, safe, end])
def test_axe_finds_nothing(
    visit: Callable[..., Visitor], walk: Callable[[Visitor], Iterator[str]], sample: Sample
) -> None:
    for size, dark in sample(LOOKS, 1):
        visitor = visit(size=size, dark=dark)
        found = {state: faults for state in walk(visitor) if (faults := visitor.axe())}
        assert not found, "\n".join(f"{state}: {fault}" for state, faults in found.items() for fault in faults)


# -- moments ----------------------------------------------------------------------------------------


def to_the_safe(action: Any) -> bool:
    """Does it move somebody, one agent as far as it goes? Agents who stand apart come to the safe sooner."""
    return action["do"] == "move" and max(action["steps"].values()) == sum(action["steps"].values())


def aimable(turn: Turn) -> bool:
    """Have I a secret card that can be played?"""
    return "card" in turn["legal"]


MOMENTS: dict[str, Callable[[Turn], Any]] = {
    "split": lambda turn: "move" in turn["legal"] and turn["view"]["die"] != ONE_TO_THREE,
    "one to three": lambda turn: "move" in turn["legal"] and turn["view"]["die"] == ONE_TO_THREE,
    "safe": lambda turn: "safe" in turn["legal"],
    "card": aimable,
    "sheet": lambda turn: "seal" in turn["legal"],
}


def my_moment(visit: Callable[..., Visitor], doing: str, moment: str = "", **wanted: Any) -> Player:
    """A table at which I have this to do."""
    options = {"top_secret": doing == "card"}
    player = open_table(visit(**wanted), seats=2, options=options, until=MOMENTS[moment or doing], like=to_the_safe)
    play(player, until=doing)
    return player


def expect_given(page: Page, *steps: str) -> None:
    expect(page.locator(".acol .stp")).to_have_text(list(steps))


def test_a_split_is_tapped_step_by_step_and_taken_back(visit: Callable[..., Visitor]) -> None:
    player = my_moment(visit, "split")
    page, agents = player.page, player.page.locator("button.ap")
    expect(player.main).to_have_text(re.compile("Rozdziel jeszcze"))
    agents.first.click()
    agents.nth(1).click()
    expect_given(page, "+1", "+1")
    expect(page.locator(".pawn.ghost")).to_have_count(2)
    expect(page.locator(".arrow")).to_have_count(2)
    page.get_by_role("button", name="Cofnij ostatni krok").click()
    expect_given(page, "+1")
    page.locator(".ib.mi").click()
    expect_given(page)
    while player.main.get_attribute("aria-disabled"):
        page.locator(".pawn.may").last.click(force=True)
    expect(page.locator("button.ap:not([aria-disabled])")).to_have_count(0)
    expect(page.locator(".then .hint").first).to_be_visible()


def reaches_the_safe(turn: Turn) -> bool:
    """Can one of my moves bring an agent to the safe? Then there is a scoring, and the safe is mine to place."""
    view = turn["view"]
    ways = [(view["safe"] - place) % 12 for agent, place in enumerate(view["building"]) if view["agents"] >> agent & 1]
    return bool(MOMENTS["split"](turn)) and any(0 < way <= view["die"] for way in ways)


def test_what_a_scoring_gives_is_said_before_and_is_what_comes(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=2, until=reaches_the_safe)
    play(player, until="split")
    player.compose()
    page = player.page
    expect(page.locator(".then .hint").first).to_be_visible()
    said = [text.split("→")[1].split() for text in page.locator(".pv").all_inner_texts() if "→" in text]
    assert said
    player.and_see(player.main)
    play(player, until="safe")
    now = [mark.get_attribute("data-score") for mark in page.locator(".marker").all()]
    assert [row[0].replace("−", "-") for row in said] == now


def test_on_one_to_three_the_number_of_points_is_chosen(visit: Callable[..., Visitor]) -> None:
    player = my_moment(visit, "split", "one to three")
    page = player.page
    page.locator(".points .pick").nth(1).click()
    page.locator("button.ap").first.click()
    expect(player.main).to_have_text("Rozdziel jeszcze 1 krok")
    page.locator("button.ap").first.click()
    expect_given(page, "+2")
    page.locator(".points .pick").first.click()
    expect_given(page, "+1")
    player.and_see(player.main)


def test_the_safe_goes_to_the_building_that_is_tapped(visit: Callable[..., Visitor]) -> None:
    player = my_moment(visit, "safe")
    page = player.page
    expect(page.locator(".tgt")).to_have_count(11)
    expect(page.locator(".gains li")).to_have_count(5)
    house = page.locator(".tgt").last
    number = str(house.get_attribute("data-house"))
    house.click(force=True)
    expect(page.locator(".vals [aria-checked=true]")).to_have_count(1)
    player.and_see(player.main)
    expect(page.locator(".the-safe:not(.ghost)")).to_have_attribute("data-place", number)


def test_only_what_a_card_can_be_pointed_at_glows(visit: Callable[..., Visitor]) -> None:
    player = my_moment(visit, "card")
    page = player.page
    assert page.locator(".pawn.glow, .tgt").count() == 0
    page.locator(".tcard:not([aria-disabled])").first.click()
    glows, houses = page.locator(".pawn.glow").count(), page.locator(".tgt").count()
    assert page.locator("button.ap:not([aria-disabled])").count() == glows or houses == 11
    page.locator(".tcard:not([aria-disabled])").first.click()
    expect(page.locator(".pawn.glow, .pawn.on, .tgt")).to_have_count(0)
    held = page.locator(".tcard").count()
    assert player.aim()
    player.and_see(player.main)
    assert player.now() == "agent" or page.locator(".tcard").count() == held - 1  # a second agent is shown at once


# Notes that a pawn has been set in motion: on a slow machine it may have arrived before anybody looks.
MOVED = """() => {
    const animate = Element.prototype.animate;
    window.moved = false;
    Element.prototype.animate = function (...how) {
        window.moved ||= this.matches('.pawn');
        return animate.apply(this, how);
    };
}"""


def test_pawns_move_only_where_movement_is_welcome(visit: Callable[..., Visitor]) -> None:
    for still in (True, False):
        page = my_moment(visit, "split", still=still).page
        page.evaluate(MOVED)
        page.locator("button.ap").first.click()
        expect_given(page, "+1")
        assert page.evaluate("moved") is not still


def test_a_spectator_sees_the_city_and_no_pocket(visit: Callable[..., Visitor]) -> None:
    player = my_moment(visit, "split")
    page = visit(language="en").go(player.page.url.removeprefix(player.page.evaluate("location.origin")))
    page.locator(".pawn").first.wait_for()
    expect(page.locator(".a-peek, .tcard, .pips")).to_have_count(0)
    expect(page.locator(".hint")).to_contain_text("You look on")
    places = [[pawn.get_attribute("data-place") for pawn in one.locator(".pawn").all()] for one in (page, player.page)]
    assert places[0] == places[1]


# -- what is written down ---------------------------------------------------------------------------


def test_notes_stay_in_this_browser(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    sent: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    player = open_table(visitor, seats=4, until=MOMENTS["split"])
    page = player.page
    play(player, until="split")
    page.get_by_role("button", name="Notatki").click()
    sheet = page.locator("dialog")
    cell = sheet.locator(".cellb").first
    cell.click()
    cell.click()
    expect(cell).to_contain_text("✓")
    assert len({json.loads(frame)["type"] for frame in sent} - {"ping", "explain", "act"}) == 0
    page.reload()
    page.get_by_role("button", name="Notatki").click()
    expect(page.locator("dialog .cellb").first).to_contain_text("✓")


def test_the_table_as_text_says_where_everybody_stands(visit: Callable[..., Visitor]) -> None:
    later = lambda turn: MOMENTS["split"](turn) and turn["view"]["turn"] > 6  # noqa: E731
    player = open_table(visit(), seats=4, options={"top_secret": True}, until=later)
    page = player.page
    play(player, until="split")
    text = page.locator("[role=region].sr").inner_text().replace("−", "-")
    safe = page.locator(".the-safe").get_attribute("data-place")
    assert f"Sejf stoi: {safe} " in text
    for pawn in page.locator(".pawn:not(.ghost)").all():
        name, place = pawn.get_attribute("data-agent"), pawn.get_attribute("data-place")
        score = page.locator(f".marker[data-agent={name}]").get_attribute("data-score")
        colour = {"red": "czerwony", "yellow": "żółty", "blue": "niebieska", "violet": "fioletowy", "green": "zielony"}
        colour |= {"orange": "pomarańczowa", "grey": "szary"}
        assert re.search(rf"\({colour[str(name)]}\): {place} \([^)]*\), {score} ", text), (name, text)
