"""The draw of a round: nobody twice, tables of sizes that are allowed, few who meet again, and byes in turn."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from konspira.server.tournaments.pairing import Entrant, System, draw, filled_sizes, plan, table_sizes


def played(
    players: int, size: int, rounds: int, system: System, seed: int, least: int = 2, most: int = 6
) -> tuple[Counter[frozenset[str]], Counter[str], list[list[list[str]]]]:
    """Some rounds with random results: how often everybody met, who had byes, and all tables."""
    chance, met, byes = random.Random(seed), Counter[frozenset[str]](), Counter[str]()
    points, all_tables = Counter[str](), list[list[list[str]]]()
    for _ in range(rounds):
        entrants = [Entrant(f"p{k:02}", points[f"p{k:02}"], byes[f"p{k:02}"]) for k in range(players)]
        sizes, _ = table_sizes(players, size, least, most)
        drawn = draw(entrants, sizes, met, system, chance)
        assert sorted([*itertools.chain(*drawn.tables), *drawn.byes]) == [one.id for one in entrants], "each once"
        assert sorted(map(len, drawn.tables)) == sorted(sizes)
        byes.update(drawn.byes)
        for table in drawn.tables:
            points[chance.choice(table)] += 1
            met.update(frozenset(pair) for pair in itertools.combinations(table, 2))
        all_tables.append(drawn.tables)
    return met, byes, all_tables


@settings(max_examples=60, deadline=None)
@given(some.integers(0, 64), some.integers(2, 7), some.integers(2, 4), some.integers(0, 4))
def test_tables_have_sizes_that_are_allowed_and_as_few_have_a_bye_as_can_be(
    players: int, size: int, least: int, more: int
) -> None:
    most = least + more
    sizes, byes = table_sizes(players, size, least, most)
    assert sum(sizes) + byes == players
    assert all(least <= one <= most for one in sizes)
    possible = any(least * k <= players <= most * k for k in range(players + 1))
    assert (byes == 0) == possible
    assert max(sizes, default=0) - min(sizes, default=0) <= 1
    people = filled_sizes(players, size)
    assert sum(people) == players
    assert all(1 <= one <= size for one in people)


@settings(max_examples=25, deadline=None)
@given(some.integers(2, 20), some.integers(2, 5), some.sampled_from(["swiss", "all"]), some.integers(0, 10**6))
def test_nobody_is_drawn_twice_and_nobody_has_a_second_bye_before_everybody_had_one(
    players: int, size: int, system: System, seed: int
) -> None:
    _, byes, _ = played(players, size, 4, system, seed, least=size, most=size)
    given_byes = [byes[f"p{k:02}"] for k in range(players)]
    assert max(given_byes) - min(given_byes) <= 1


@pytest.mark.parametrize(("players", "size"), [(9, 3), (16, 4), (25, 5), (8, 2), (14, 2), (49, 7)])
def test_where_there_is_a_perfect_plan_everybody_meets_everybody_once(players: int, size: int) -> None:
    rounds = (players - 1) // (size - 1)
    met, byes, _ = played(players, size, rounds, "all", 7, most=size)
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2
    assert not byes
    assert len(plan(players, size)) == rounds


@pytest.mark.parametrize(("players", "size", "rounds"), [(16, 4, 3), (12, 3, 3), (20, 4, 3), (10, 2, 5), (25, 5, 2)])
def test_swiss_lets_nobody_meet_again_while_that_can_be_had(players: int, size: int, rounds: int) -> None:
    for seed in range(3):
        met, _, _ = played(players, size, rounds, "swiss", seed)
        assert max(met.values()) == 1


def test_swiss_seats_those_together_who_have_as_many_points() -> None:
    entrants = [Entrant(f"p{k:02}", points=float(k // 4)) for k in range(16)]
    drawn = draw(entrants, [4, 4, 4, 4], {}, "swiss", random.Random(1))
    assert {frozenset(table) for table in drawn.tables} == {
        frozenset(f"p{k:02}" for k in range(4 * group, 4 * group + 4)) for group in range(4)
    }


def test_of_small_rounds_none_has_fewer_who_meet_again() -> None:
    """By all ways to seat six at two tables of three, after two rounds."""
    for seed in range(10):
        chance, met = random.Random(seed), Counter[frozenset[str]]()
        names = [f"p{k}" for k in range(6)]
        for _ in range(2):
            chance.shuffle(names)
            for table in (names[:3], names[3:]):
                met.update(frozenset(pair) for pair in itertools.combinations(table, 2))

        def again(table: tuple[str, ...], met: Counter[frozenset[str]] = met) -> int:
            return sum(met[frozenset(pair)] ** 2 for pair in itertools.combinations(table, 2))

        least = min(
            again(one) + again(tuple(set(names) - set(one))) for one in itertools.combinations(sorted(names), 3)
        )
        drawn = draw([Entrant(name) for name in names], [3, 3], met, "all", random.Random(seed))
        assert sum(again(tuple(table)) for table in drawn.tables) == least
