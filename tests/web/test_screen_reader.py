"""Games of all four to their end without seeing anything: by what is said, and by keys.

A whole game is long to listen to: that is done with `--all`, and else the last part of one.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from web import agenci, krecia, wistar
from web.browser import PHONE, Visitor
from web.gra import open_table as open_gra
from web.keys import Reader, wait_until


def to_the_end(reader: Reader, *deeds: Callable[[Reader], bool], enough: Callable[[], object] = lambda: False) -> None:
    """Do what one of the deeds finds to do, until the result is announced, or until it is enough."""
    while not reader.over and not enough():
        wait_until(reader.page, lambda: reader.over or any(deed(reader) for deed in deeds))


def press_and_hear(reader: Reader) -> None:
    """Press the button with the focus, and wait until something else is said; a button of that name may come again."""
    before = (reader.text, reader.status)
    reader.press("Enter")
    wait_until(reader.page, lambda: reader.over or (reader.text, reader.status) != before)


def pressing(*names: str) -> Callable[[Reader], bool]:
    """A deed: press the button with one of these names, where there is one."""

    def press(reader: Reader) -> bool:
        for name in names:
            if reader.offers(f"^{name}"):
                reader.enter(f'button "{name}')
                return True
        return False

    return press


# -- GRA --------------------------------------------------------------------------------------------


def bid(reader: Reader) -> bool:
    """Doubt what another says; else say the first value that may be said."""
    if "It is your turn." not in reader.text:
        return False
    if reader.offers("^I doubt it!"):
        reader.enter('button "I doubt it!')
    elif reader.chooses:
        reader.find("radio")
        reader.press("Space")
        reader.enter(r'button "(?!Choose)[^"]*"$')
    return True


def test_gra_is_played_to_the_end_by_ear(visit: Callable[..., Visitor]) -> None:
    reader = Reader(open_gra(visit(size=PHONE, language="en"), seats=2).page)
    to_the_end(reader, pressing("Seal the choice", "Next round", "See the result"), bid)
    assert re.search(r"wins?\b", reader.status)


# -- Krecia robota ----------------------------------------------------------------------------------

LOOKED_AT = ("Got it, hide the card", "Next trick", "To the vote", "To the end")


def choose(reader: Reader) -> bool:
    """The second of my two missions if it may be taken: it is announced as the text has said it."""
    if "It is for you to choose a mission." not in reader.text or not reader.chooses:
        return False
    drawn = reader.line("You draw ").lower()
    said = reader.find("radio")
    reader.press("ArrowRight")
    for one in (said, reader.here):
        asks = re.match(r'radio "(?:Risky mission, )?(.+?), trump ', one)
        assert asks
        assert asks[1].lower() in drawn
    reader.press("Space")
    reader.enter('button "Take this mission')
    return True


def play(reader: Reader) -> bool:
    """Any card of my hand that is not announced as off; the table's cards have been told before."""
    hand = reader.line("Your hand: ").removesuffix(".").split(", ")
    if "It is for you to play a card." not in reader.text or not reader.offers(f"^({'|'.join(hand)})$"):
        return False
    laid = [card.get_attribute("aria-label") for card in reader.page.get_by_role("main").get_by_role("img").all()]
    told = "\n".join(reader.text)
    assert all(name in told for name in laid if name and not name.endswith(")"))
    card = reader.find(f'button "({"|".join(hand)})"')
    for _ in hand:
        if "[disabled]" not in card:
            break
        reader.press("ArrowRight")
        card = reader.here
    if "[pressed]" not in card:
        reader.press("Space")
    reader.enter(r'button "Play (?!and raise)')
    return True


def larry(reader: Reader) -> bool:
    if "It is for you to play Larry’s card." not in reader.text or not reader.offers("^Larry plays .*; on top"):
        return False
    three = reader.line("Larry’s three cards: ").removesuffix(".").split(", ")
    plays = reader.find(r'button "Larry plays \w+ \d+; on top')
    assert sum(card in plays for card in three) == 2
    reader.enter('button "Larry plays')
    return True


def vote(reader: Reader) -> bool:
    if not re.search(r"\bLis\b", reader.line("The vote; still to vote: ")) or not reader.chooses:
        return False
    reader.find("radio")
    reader.press("Space")
    reader.enter('button "Seal the vote')
    return True


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [3, 2])
def test_krecia_is_played_to_the_end_by_ear(visit: Callable[..., Visitor], seats: int, whole: bool) -> None:
    until = None if whole else krecia.late
    reader = Reader(krecia.open_table(visit(size=PHONE, language="en"), seats=seats, until=until).page)
    to_the_end(reader, pressing(*LOOKED_AT), choose, play, larry, vote)
    assert re.search(r"wins?\b", reader.status)


# -- Krysobot ---------------------------------------------------------------------------------------


def answer(reader: Reader) -> bool:
    """The question stands in the text; the answers are buttons from “go to my move” on, at the end below my sheet."""
    if not reader.page.locator(".answers .btn:not([disabled]), .whole .btn").count():
        return False  # they sleep while a finger may tap twice, or the result is on its way
    reader.find('link "Go to my move"')
    reader.press("Enter", "Tab")
    while re.match(r'(button "Take the last|tab|checkbox|combobox)', reader.here):
        reader.press("Tab")
    if not reader.here.startswith("button"):
        return False  # the last answer is still on its way
    asked = reader.page.get_by_role("heading").all_text_contents()
    assert any(line in asked for line in reader.text), asked
    press_and_hear(reader)
    return True


def test_krysobot_is_served_to_the_end_by_ear(visit: Callable[..., Visitor], whole: bool) -> None:
    evening = wistar.Evening(visit(size=PHONE, language="en"))
    if not whole:
        evening.go_on(wistar.late)
    reader = Reader(evening.page)
    to_the_end(reader, answer)
    assert "points" in reader.status


# -- Agenci -----------------------------------------------------------------------------------------

RING = 12
AGENT = re.compile(r"(?P<agent>[\w ]+) \(\w+\): (?P<place>−?\d+) \(\w+\), -?\d+ points?\.")


def behind(reader: Reader) -> dict[str, int]:
    """Each agent, and how many buildings it stands behind the safe, out of the text alone."""
    safe = int(reader.line("The safe stands in ").split()[0].replace("−", "-"))
    told = [AGENT.fullmatch(one) for one in reader.text]
    return {one["agent"]: (safe - int(one["place"].replace("−", "-"))) % RING for one in told if one}


def add_a_step(reader: Reader, agent: str) -> None:
    """Press the button of an agent: it is announced with one step more than before."""
    before = reader.find(rf'button "(\+\d )?{agent}[^"]*Add a step"(?! \[disabled)')
    given = int(found[1]) if (found := re.match(r'button "\+(\d)', before)) else 0
    reader.press("Enter")
    assert re.match(rf'button "\+{given + 1} {agent}', reader.here), (before, reader.here)


def split(reader: Reader) -> bool:
    """Send to the safe whoever can get there; all other points to whoever comes first."""
    rolled = re.search(r"Turn \d+: you roll (1–)?(\d)\.", "\n".join(reader.text))
    if not rolled or not reader.offers("Add a step$"):
        return False
    points, ways = int(rolled[2]), behind(reader)
    assert len(ways) == 5
    comes = next((agent for agent, steps in ways.items() if 0 < steps <= points), None)
    for _ in range(ways[comes] if comes else 0):
        add_a_step(reader, str(comes))
    while not reader.offers("^Move "):
        add_a_step(reader, r"[\w ]+ \(")
    reader.enter('button "Move ')
    return True


def put_the_safe(reader: Reader) -> bool:
    """The next building that may have it; “Safe to” names it again."""
    if "You move the safe." not in reader.text or not reader.chooses:
        return False
    reader.find("radio")
    reader.press("ArrowRight")
    house = re.match(r'radio "(.+)" \[checked\]', reader.here)
    assert house
    reader.enter(f'button "Safe to {re.escape(house[1])}"')
    return True


AGENTS_READ = ("Noted, put it away", "To the result")


def test_agenci_is_played_to_the_end_by_ear(visit: Callable[..., Visitor], whole: bool) -> None:
    until = None if whole else agenci.late
    reader = Reader(agenci.open_table(visit(size=PHONE, language="en"), seats=2, until=until).page)
    to_the_end(reader, pressing(*AGENTS_READ), split, put_the_safe)
    assert re.search(r"wins?\b", reader.status)


def aim(reader: Reader) -> None:
    """Point the chosen card at whatever the last button says is missing, until it can be played."""
    for _ in range(4):
        if reader.offers("^Play "):
            return
        reader.find(r'button "(Point at|How many steps)')
        if "an agent" in reader.here or "another agent" in reader.here:
            reader.find(r'button "[\w ]+ \(\w+\): [^"]*"$')
            reader.press("Enter")
            assert "[pressed]" in reader.here
        else:
            reader.find(r'radio "([+−]?\d|\d+ \()')
            reader.press("Space")
    assert reader.offers("^Play ")


class Cards:
    """Somebody who plays secret cards by ear."""

    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, reader: Reader) -> bool:
        """The first of my cards that is not announced as off, as the text has told it; pass where there is none."""
        if "It is for you to play a card or to pass." not in reader.text or not reader.offers("^Pass$"):
            return False
        if not reader.page.get_by_role("radio", disabled=False).count():
            reader.find('button "Pass"')
            press_and_hear(reader)
            return True
        card = re.match(r'radio "([^"]+)"', reader.find("radio"))
        assert card
        assert f"“{card[1]}”" in reader.line("Your cards: ")
        reader.press("Space")
        aim(reader)
        reader.enter('button "Play ')
        self.played.append(card[1])
        return True


def test_a_card_of_agenci_is_played_by_ear(visit: Callable[..., Visitor]) -> None:
    cards = Cards()
    options = {"top_secret": True}
    reader = Reader(agenci.open_table(visit(size=PHONE, language="en"), seats=2, options=options).page)
    deeds = (pressing(*AGENTS_READ), split, put_the_safe, cards.play)
    to_the_end(reader, *deeds, enough=lambda: cards.played)
    assert f"“{cards.played[0]}”" in reader.line("Used: ")
