"""What a seat of Agenci knows: its own secrets only, and every world that fits is equally likely to be imagined."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest
from games.agenci.table import act, all_pass, ask, city, fresh, hand, move, round_of_cards, unowned_holder, view_of

from konspira.boxes.backend import compiled
from konspira.games.agenci import BOX, rules
from konspira.games.agenci.actions import KIND_NAMES, Play
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import FILES, OVER, View
from konspira.kernel.record import SPECTATOR, from_struct

backend = compiled(BOX)


def chi_square(counts: Counter, expected: dict[Any, float]) -> float:
    """How far the counts are from what is expected, as shares of their sum; nothing else may have come up."""
    assert set(counts) <= set(expected), "a world that does not fit"
    total = sum(counts.values())
    return sum((counts[key] - total * share) ** 2 / (total * share) for key, share in expected.items())


def limit(cells: int) -> float:
    """A value that chi-square exceeds about once in a million runs (Wilson and Hilferty)."""
    free = cells - 1
    return free * (1 - 2 / (9 * free) + 4.75 * (2 / (9 * free)) ** 0.5) ** 3


def imagined(t: Any, seat: int, worlds: int, read: Any) -> Counter:
    """What `read` finds in so many imagined worlds."""
    view, world, found = from_struct(View, view_of(t, seat)), BOX.table.new(), Counter()
    world[0]["rng"] = 1
    for _ in range(worlds):
        backend.imagine(view, world)
        found[read(world[0])] += 1
    return found


def cards_of(heap: int) -> tuple[str, ...]:
    return tuple(kind for i, kind in enumerate(KIND_NAMES) for _ in range(int(heap) >> 2 * i & 3))


def leave_unseen(t: Any, *kinds: str) -> None:
    """Let these cards alone be in the pile; all others of the pile have been used."""
    left = sum(1 << 2 * KIND_NAMES.index(kind) for kind in kinds)
    t.used, t.pile = t.used + t.pile - left, left


@pytest.mark.parametrize("seats", range(2, 8))
def test_10_3_another_agent_leaves_no_trace_in_my_view(seats: int) -> None:
    t = fresh(seats, top_secret=True)
    before = view_of(t, 0)
    t.agent[1] = next(a for a in range(7) if t.agents >> a & 1 and a not in (t.agent[0], t.agent[1]))
    assert view_of(t, 0) == before


def test_6_9_10_3_r30d_what_another_holds_is_secret_how_much_is_not() -> None:
    t = round_of_cards(["swap"], ["two_back", "two_back"], ["to_safe"])
    before = view_of(t, 0)
    assert before.cards[:4] == (1, 2, 1, 0)
    assert before.hand[1] == (-1,) * 4
    t.pile, t.hand[1] = t.hand[1] + t.pile - 5, 5  # two cards of the first two kinds
    assert len(hand(t, 1)) == 2
    assert view_of(t, 0) == before


def test_6_9_10_1_r30d_used_cards_are_open() -> None:
    t = act(round_of_cards(["swap"], at={"red": 3}), 0, Play("swap", ("red", "grey")))
    assert view_of(t, 2).used[KIND_NAMES.index("swap")] == 1


@pytest.mark.parametrize("seat", range(4))
def test_10_3_r39_my_own_agent_can_be_looked_at_at_any_time(seat: int) -> None:
    t = city(top_secret=True, secret_files=True, die=2, at={"red": 5}, scores={"red": 33})
    assert view_of(t, seat).agent[seat] == seat
    act(t, 0, move(red=2))
    assert view_of(t, seat).agent[seat] == seat
    assert view_of(all_pass(t), seat).agent[seat] == seat


def test_10_3_my_cards_are_in_the_order_of_their_kinds() -> None:
    v = view_of(round_of_cards(["to_ruins", "swap", "to_ruins"]), 0)
    assert [KIND_NAMES[kind] for kind in v.hand[0] if kind >= 0] == ["to_ruins", "to_ruins", "swap"]


def test_10_3_a_second_agent_is_known_to_its_holder_only() -> None:
    t = unowned_holder(city(top_secret=True), 2, "grey")
    assert (view_of(t, 2).holder, NAMES[view_of(t, 2).second]) == (2, "grey")
    assert (view_of(t, 1).holder, view_of(t, 1).second) == (2, -1)


def test_10_3_a_spectator_sees_nothing_hidden() -> None:
    v = view_of(unowned_holder(city(top_secret=True, hands=[["swap"]]), 2, "grey"), SPECTATOR)
    assert set(v.agent) == {-1}
    assert v.second == -1
    assert set(v.hand) == {(-1,) * 4}


def test_10_3_at_the_end_everything_is_open() -> None:
    t = city(die=2, at={"red": 5}, scores={"red": 33}, hands=[["swap"], ["to_safe"]], top_secret=True)
    all_pass(act(t, 0, move(red=2)))
    assert t.phase == OVER
    v = view_of(t, SPECTATOR)
    assert v.agent[:4] == (0, 1, 2, 3)
    assert v.hand[1] == (KIND_NAMES.index("to_safe"), -1, -1, -1)


def test_10_4_the_others_agents_are_uniform_over_all_deals() -> None:
    """Three seats, six agents: the two others hold any two of the five I do not have."""
    t = city(3)
    found = imagined(t, 0, 20 * 600, lambda w: (int(w["agent"][1]), int(w["agent"][2])))
    worlds = dict.fromkeys(permutations(range(1, 6), 2), 1 / 20)
    assert chi_square(found, worlds) < limit(20)


def test_10_4_a_second_agent_of_another_is_any_that_is_left() -> None:
    t = unowned_holder(city(2, top_secret=True), 1, "green")
    found = imagined(t, 0, 12 * 800, lambda w: (int(w["agent"][1]), int(w["second"])))
    assert chi_square(found, dict.fromkeys(permutations(range(1, 5), 2), 1 / 12)) < limit(12)


def test_10_4_my_second_agent_is_nobody_elses() -> None:
    t = unowned_holder(city(2, top_secret=True), 0, "green")
    found = imagined(t, 0, 3 * 800, lambda w: int(w["agent"][1]))
    assert chi_square(found, dict.fromkeys((1, 2, 3), 1 / 3)) < limit(3)


def test_10_4_a_spectator_imagines_all_agents() -> None:
    found = imagined(city(2), SPECTATOR, 20 * 600, lambda w: (int(w["agent"][0]), int(w["agent"][1])))
    assert chi_square(found, dict.fromkeys(permutations(range(5), 2), 1 / 20)) < limit(20)


def test_10_4_hands_and_pile_are_uniform_over_all_deals_of_the_unseen_cards() -> None:
    """Six unseen pieces of cardboard, two of them alike: seat 1 holds two, seat 2 one, three are in the pile."""
    unseen = ["to_ruins", "to_ruins", "swap", "two_back", "move_safe", "one_either"]
    t = round_of_cards(["to_safe"], ["to_ruins", "swap"], ["two_back"], seats=3)
    leave_unseen(t, "to_ruins", "move_safe", "one_either")
    deals = Counter(
        (tuple(sorted(unseen[i] for i in two)), unseen[one])
        for two in combinations(range(6), 2)
        for one in set(range(6)) - set(two)
    )
    found = imagined(t, 0, 60 * 400, lambda w: (tuple(sorted(cards_of(w["hand"][1]))), *cards_of(w["hand"][2])))
    assert chi_square(found, {deal: n / 60 for deal, n in deals.items()}) < limit(len(deals))


def test_10_4_no_card_is_made_or_lost_by_imagining() -> None:
    t = round_of_cards(["to_safe"], ["to_ruins", "swap"], ["two_back"])
    (whole,) = imagined(t, 0, 50, lambda w: int(w["hand"].sum() + w["pile"] + w["used"]))
    assert whole == t.pile + t.used + sum(t.hand[s] for s in range(4))


def finished_files(second: bool, labels: int, edition: int = 1) -> Any:
    """Two seats, five agents; seat 1 has written so many labels of his sheet, or all of it by the newest edition."""
    at, scores = {"red": 5}, {"red": 33}
    t = city(2, die=2, at=at, scores=scores, secret_files=True, top_secret=second, edition=edition)
    if second:
        unowned_holder(t, 1, "green")
    all_pass(act(t, 0, move(red=2)))
    assert t.phase == FILES
    for _ in range(labels):
        ask(rules.step)(t, 1, ask(rules.pick)(t, 1, 0))
    return t


def sheet(world: Any) -> tuple[int, tuple[int, ...]]:
    return int(world["agent"][1]), tuple(world["label"][1][:5].tolist())


def all_sheets(written: int) -> Counter:
    """By exact enumeration: his agent is any but mine, and on one of his four lines he writes my name."""
    found = Counter()
    for mine in range(1, 5):
        lines = [agent for agent in range(5) if agent != mine]
        for named in lines:
            labels = {mine: 1} | {line: (0 if line == named else -1) for line in lines[:written]}
            found[mine, tuple(labels.get(agent, -2) for agent in range(5))] += 1
    return found


def test_10_4_a_sealed_sheet_is_uniform_over_all_that_9_2_allows() -> None:
    found = imagined(finished_files(False, 1, edition=2), 0, 16 * 500, sheet)
    worlds = all_sheets(4)
    assert chi_square(found, {world: n / 16 for world, n in worlds.items()}) < limit(len(worlds))


@pytest.mark.parametrize("written", [0, 1, 2, 4])
def test_10_4_a_sheet_of_the_first_edition_is_uniform_over_all_that_9_2_allows(written: int) -> None:
    found = imagined(finished_files(False, written), 0, 16 * 500, sheet)
    worlds = all_sheets(written)
    assert chi_square(found, {world: n / 16 for world, n in worlds.items()}) < limit(len(worlds))


def deal_and_sheet(writer: int) -> Any:
    """Reads whose agent is whose, who the second one is, and one sheet."""
    return lambda w: (*(int(a) for a in w["agent"][:2]), int(w["second"]), tuple(w["label"][writer][:5].tolist()))


def all_deals_and_sheets(eyes: int, writer: int, written: int) -> Counter:
    """By exact enumeration, for eyes that see the agents of seat 0 (red), of seat 1 (yellow and green), or none.

    Every deal of three of five agents, and every whole sheet of the writer, of which so many lines are written.
    """
    found = Counter()
    for first, other, second in permutations(range(5), 3):
        if (eyes == 0 and first != 0) or (eyes == 1 and (other, second) != (1, 4)):
            continue
        own = {first} if writer == 0 else {other, second}
        lines = [agent for agent in range(5) if agent not in own]
        named = 1 - writer  # the other seat: once on the sheet of the holder, twice on that of seat 0
        for where in combinations(lines, 2 if writer == 0 else 1):
            labels = dict.fromkeys(own, writer) | {line: named if line in where else -1 for line in lines[:written]}
            found[first, other, second, tuple(labels.get(agent, -2) for agent in range(5))] += 1
    return found


@pytest.mark.parametrize("written", [1, 3])
@pytest.mark.parametrize(("eyes", "writer"), [(0, 1), (1, 0), (SPECTATOR, 1), (SPECTATOR, 0)])
def test_10_4_8_16_with_a_second_agent_all_deals_and_sheets_are_equally_likely(
    eyes: int, writer: int, written: int
) -> None:
    t = finished_files(True, 0)
    for _ in range(written):
        ask(rules.step)(t, writer, ask(rules.pick)(t, writer, 0))
    worlds = all_deals_and_sheets(eyes, writer, written)
    found = imagined(t, eyes, 150 * len(worlds), deal_and_sheet(writer))
    assert chi_square(found, {world: n / worlds.total() for world, n in worlds.items()}) < limit(len(worlds))


def test_10_4_my_own_sheet_is_imagined_as_i_wrote_it() -> None:
    t = finished_files(False, 0)
    ask(rules.step)(t, 0, ask(rules.pick)(t, 0, 1))
    (mine,) = imagined(t, 0, 20, lambda w: tuple(w["label"][0].tolist()))
    assert mine == (0, 1, -2, -2, -2, -2, -2)
