"""The solver against what is known: values of public liar's dice, and equilibria that cannot be exploited."""

from __future__ import annotations

import itertools
import random

import pytest

from konspira.bots import bot
from konspira.bots.solver.examine import in_exact_deck, reopened
from konspira.bots.solver.matches import match_value
from konspira.bots.solver.pack import pack
from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.player import advice, bidding, could_hold, strategy
from konspira.bots.solver.recipes import Recipe, recipes
from konspira.bots.solver.rounds import dice, exact, ladder, reduced
from konspira.bots.solver.scroll import Grain, bids_of, node_of
from konspira.bots.solver.solve import SPARING, Solution
from konspira.games.gra import wording
from konspira.kernel.box import Box
from konspira.play.match import Match

PAIRS_OF_HANDS = set(itertools.product(range(1, 6), repeat=2))


@pytest.mark.parametrize(
    ("joker", "value"), [(0, -1 / 9), (1, -7 / 327), (6, -0.0271318)], ids=["plain", "ones wild", "sixes wild"]
)
def test_the_known_values_of_liars_dice_come_out(joker: int, value: float) -> None:
    solution = Solution(dice(joker))
    solution.improve(1500)
    assert solution.exploitability() < 2e-4
    assert solution.value() == pytest.approx(value, abs=2e-4)


@pytest.mark.parametrize(("by_count", "jokers"), list(itertools.product((False, True), repeat=2)))
def test_a_round_of_one_card_each_is_solved(by_count: bool, jokers: bool) -> None:
    solution = Solution(exact((1, 1), by_count, jokers))
    solution.improve(400)
    assert solution.exploitability() < 1e-3
    assert solution.value() == pytest.approx(0.0237 if jokers else -0.0506, abs=1e-3)


def test_worlds_of_an_exact_round_are_as_likely_as_the_deck_makes_them() -> None:
    game = exact((1, 2), False, False)
    single, double = game.sides
    total = 0.0
    for first in range(len(single.prior)):
        for second in range(len(double.prior)):
            held = double.types[double.hand == second][0]
            total += single.prior[first] * double.prior[second] * (game.base - (held == first).sum())
    assert total == pytest.approx(1.0)


def test_an_endless_deck_shows_what_a_full_one_would() -> None:
    game = reduced((2, 2), True, False)
    for side in game.sides:
        assert side.prior.sum() == pytest.approx(1.0)
        assert side.size == 21


def test_histories_are_numbered_one_after_the_other() -> None:
    bids = 6
    paths = [list(path) for size in range(bids + 1) for path in itertools.combinations(range(bids), size)]
    assert sorted(node_of(path, bids) for path in paths) == list(range(1 << bids))
    assert all(bids_of(node_of(path, bids), bids) == path for path in paths)


def test_a_history_has_one_row_however_it_is_asked_for() -> None:
    solution = Solution(reduced((1, 1), True, False))
    first = solution.row([1, 3])
    assert solution.row([1]) != first
    assert solution.row([1, 3]) == first
    assert len({solution.row(path) for path in itertools.combinations(range(12), 2)}) == 66


def test_taking_up_histories_sparingly_finds_the_same_value_with_fewer() -> None:
    game = reduced((2, 2), True, False)
    lavish, sparing = Solution(game), Solution(game, SPARING)
    for solution in (lavish, sparing):
        solution.improve(200)
        assert solution.exploitability() < 0.02
    assert sparing.value() == pytest.approx(lavish.value(), abs=0.005)
    assert sparing.used[0] < lavish.used[0] / 2


def test_bids_on_few_cards_are_no_loss_to_forgo() -> None:
    """By count with three cards each, good play never bids on a single card: the round is worth as much without."""
    values = []
    for least in (1, 2):
        solution = Solution(reduced((3, 3), True, False, least=least), SPARING)
        solution.improve(150)
        values.append(solution.value())
    assert values[1] == pytest.approx(values[0], abs=0.01)


def test_a_low_bid_counts_as_the_one_on_the_ladder_and_two_as_none() -> None:
    round_of = Recipe((4, 5), True, False)
    assert (round_of.least, round_of.low) == (3, (1, 6))
    assert bidding(round_of, []) == (round_of, [], 0)
    assert bidding(round_of, [(3, 1)]) == (round_of, [(3, 1)], 0)
    assert bidding(round_of, [(2, 5)]) == (round_of, [(1, 6)], 5)
    assert bidding(round_of, [(1, 3), (4, 2)]) == (round_of, [(1, 6), (4, 2)], 3)
    assert bidding(round_of, [(1, 3), (2, 2)]) == (round_of, [], 0)
    assert bidding(round_of, [(1, 3), (2, 2), (2, 5), (3, 1)]) == (round_of, [(1, 6), (3, 1)], 5)


def test_by_value_a_low_bid_is_one_on_fours() -> None:
    round_of = Recipe((3, 2), False, False)
    assert bidding(round_of, [(2, 1)]) == (round_of, [(1, 4)], 1)
    assert bidding(round_of, [(1, 2), (3, 5)]) == (round_of, [(1, 4), (3, 5)], 2)
    assert bidding(round_of, [(1, 2), (3, 3), (2, 6)]) == (round_of, [(2, 6)], 0)


def test_a_low_opening_on_ones_ends_the_jokers() -> None:
    round_of, plain = Recipe((4, 3), True, True), Recipe((4, 3), True, False)
    assert (round_of.least, round_of.opening) == (2, 3)
    assert bidding(round_of, [(2, 1)]) == (round_of, [(1, 1)], 0)
    assert bidding(round_of, [(1, 1), (2, 4)]) == (round_of, [(1, 1), (2, 4)], 0)
    assert bidding(round_of, [(1, 1), (1, 4)]) == (plain, [], 0)
    assert bidding(round_of, [(1, 1), (1, 4), (2, 2)]) == (plain, [(2, 2)], 0)
    assert bidding(round_of, [(2, 2)]) == (round_of, [(1, 6)], 2)
    assert bidding(round_of, [(1, 2), (2, 1), (2, 4)]) == (round_of, [(1, 6)], 4)
    assert bidding(round_of, [(3, 1)]) == (round_of, [(3, 1)], 0)


def test_packing_costs_little() -> None:
    solution = Solution(exact((1, 1), False, False))
    solution.improve(300)
    before = solution.exploitability()
    for seat in (0, 1):
        pack(solution, seat, Grain.of(13))
    assert solution.exploitability() < before + 2e-3


def test_bids_by_value_and_by_count_are_in_the_order_of_the_rules(gra: Box) -> None:
    for order in ("value", "count"):
        match = Match(gra, 2, {"bid_order": order}, bytes(32))
        for seat in (0, 1):
            match.act(seat, wording.TurnCards())
        legal = [(bid.count, bid.face) for bid in match.turn(match.actors[0]).legal]
        assert legal == ladder(2, order == "count")


@pytest.mark.parametrize("recipe", [recipe for recipe in recipes() if recipe.exact], ids=lambda recipe: recipe.name)
def test_the_exact_tables_are_equilibria_as_shipped(recipe: Recipe) -> None:
    known = strategy(recipe)
    assert known is not None
    far = reopened(known).exploitability()
    assert far <= (1e-4 if recipe.cards == (1, 1) else 2e-3)
    assert far == pytest.approx(known.scroll.shipped, abs=1e-4)


def test_every_round_of_two_has_a_table() -> None:
    wanted = [Recipe(cards, order, jokers) for cards in PAIRS_OF_HANDS for order in (0, 1) for jokers in (0, 1)]
    assert all(recipe.path.exists() for recipe in wanted)
    assert {recipe.name for recipe in wanted} == {recipe.name for recipe in recipes()}


@pytest.mark.parametrize("recipe", recipes(), ids=lambda recipe: recipe.name)
def test_no_table_is_worse_than_a_few_hundredths_of_a_round(recipe: Recipe) -> None:
    scroll = Scroll.load(recipe.path)
    assert scroll.shipped < (0.035 if recipe.by_count and not recipe.exact else 0.01)
    assert -1 < scroll.value < 1


@pytest.mark.parametrize(("by_count", "jokers"), list(itertools.product((False, True), repeat=2)))
def test_more_cards_are_better_for_the_starter(by_count: bool, jokers: bool) -> None:
    won = [[opened(Recipe((mine, other), by_count, jokers)) for other in range(1, 6)] for mine in range(1, 6)]
    assert all(won[i][j] < won[i + 1][j] for i in range(4) for j in range(5))
    assert all(won[i][j] > won[i][j + 1] for i in range(5) for j in range(4))


def opened(recipe: Recipe) -> float:
    """How likely the starter of a solved round wins it."""
    return (1 + Scroll.load(recipe.path).value) / 2


def test_a_match_of_two_is_worth_what_its_rounds_are() -> None:
    won = match_value(lambda mine, other: opened(Recipe((mine, other), False, False)), (1, 1))
    assert won == pytest.approx(0.494, abs=0.004)  # nobody can do much better by starting
    assert match_value(lambda mine, other: 0.5, (1, 1)) == pytest.approx(0.5)
    assert match_value(lambda mine, other: 0.5, (5, 5), fewer_cards=True) == pytest.approx(0.5)
    assert match_value(lambda mine, other: 0.5, (5, 4)) == pytest.approx(0.25)


@pytest.mark.parametrize(
    "options",
    [
        {}, {"jokers": True}, {"bid_order": "count"}, {"fewer_cards": True}, {"fewer_cards": True, "jokers": True},
        {"bid_order": "count", "fewer_cards": True}, {"bid_order": "count", "fewer_cards": True, "jokers": True},
    ],
)  # fmt: skip
def test_the_solver_plays_whole_matches_by_its_tables(gra: Box, options: dict[str, object]) -> None:
    """Against somebody who does anything: bids far too low, far too high, out of all proportion."""
    chance, player = random.Random(1), bot("solver@50", seed=1)
    turns = by_table = 0
    for _ in range(3):
        match = Match(gra, 2, options, chance.randbytes(32))
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            if seat == 1:
                match.act(seat, chance.choice(turn.legal))
                continue
            known = advice(turn)
            assert all(number in turn.legal.numbers for number, _ in known)
            turns, by_table = turns + 1, by_table + bool(known)
            match.act(seat, player.choose(turn))
    assert by_table >= 0.95 * turns, "search has to help only where jokers were lost before bids that no table knows"


@pytest.mark.parametrize(
    "options", [{}, {"jokers": True}, {"bid_order": "count"}, {"bid_order": "count", "jokers": True}], ids=str
)
def test_after_two_low_bids_the_answer_is_a_legal_one(gra: Box, options: dict[str, object]) -> None:
    for deal in range(12):
        match = Match(gra, 2, {"fewer_cards": True} | options, bytes(31) + bytes([deal]))
        for seat in (0, 1):
            match.act(seat, bot("solver@50", seed=deal).choose(match.turn(seat)))
        for bid in (
            wording.Bid(1, 2),
            wording.Bid(1, 6) if options.get("bid_order") else wording.Bid(1, 4),
        ):
            match.act(match.actors[0], bid)
        turn = match.turn(match.actors[0])
        assert all(number in turn.legal.numbers for number, _ in advice(turn))


def test_a_low_bid_on_far_too_many_cards_is_checked(gra: Box) -> None:
    """By value all low bids are one on the ladder; five twos of six cards are not as good as one four."""
    options = {"fewer_cards": True}
    for deal in range(6):
        match = Match(gra, 2, options, bytes(31) + bytes([deal]))
        for seat in (0, 1):
            match.act(seat, bot("solver@50", seed=deal).choose(match.turn(seat)))
        match.act(match.actors[0], wording.Bid(9, 2))
        turn = match.turn(match.actors[0])
        assert [gra.wording.value(number) for number, _ in advice(turn)] == [wording.Check()]


@pytest.mark.parametrize("options", [{"jokers": True}, {"jokers": True, "fewer_cards": True}], ids=str)
def test_a_bid_that_i_see_to_be_true_is_not_checked(gra: Box, options: dict[str, object]) -> None:
    chance, seen = random.Random(21), 0
    while seen < 60:
        match = Match(gra, 2, options, chance.randbytes(32))
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            v = turn.view
            if v.up >= 0 and 0 < v.count <= wording.i_show(v, v.face, v.wild) and len(turn.legal) > 1:
                seen += 1
                assert wording.Check() not in [gra.wording.value(number) for number, _ in advice(turn)]
            match.act(seat, chance.choice(turn.legal[:6]))


def test_how_many_cards_could_show_a_value() -> None:
    assert could_hold(0, 3, 5, False) == pytest.approx(1.0)
    assert could_hold(1, 1, 5, False) == pytest.approx(1 / 3)  # five of fifteen pairs have a five
    assert could_hold(2, 2, 5, True) == pytest.approx((9 / 15) ** 2)  # or a one, with jokers
    assert could_hold(3, 2, 5, True) == 0


def test_search_helps_where_there_is_no_table(gra: Box) -> None:
    match = Match(gra, 3, {}, bytes(32))
    player = bot("solver@50", seed=1)
    assert not advice(match.turn(0)), "three seats play this round"
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, player.choose(match.turn(seat)))


def test_a_reduced_table_loses_little_with_the_exact_deck() -> None:
    """The deck is not endless: whoever holds a card makes it rarer with the other. It costs a few hundredths."""
    known = strategy(Recipe((1, 3), False, False))
    assert known is not None
    assert reopened(known).exploitability() < in_exact_deck(known).exploitability() < 0.03
