"""What follows from a view of Agenci by the rules, and the page draws."""

from __future__ import annotations

import random

import pytest

from konspira.games.agenci import BOX
from konspira.games.agenci.derived import Derived, derive
from konspira.games.agenci.phrases import agents_of, members, nobodys
from konspira.games.agenci.pieces import AGENTS, NOBODY, PRIZE
from konspira.kernel.record import SPECTATOR
from konspira.play.match import Match


def played_out(seats: int, **options: bool) -> Match:
    """A whole game by chance; at every step everybody may know whose turn it is, and before the end nothing else."""
    chance, match = random.Random(seats), Match(BOX, seats, options, bytes(32))
    while match.outcome is None:
        acting = sum(1 << seat for seat in match.actors)
        for seat in (SPECTATOR, match.actors[0]):
            assert derive(match.turn(seat).view) == Derived(acting, (), (), (), ())
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.turn(seat).legal))
    return match


@pytest.mark.parametrize(("seats", "options"), [(2, {"top_secret": True}), (3, {"secret_files": True}), (5, {})])
def test_the_end_is_told_to_all_alike_and_as_the_rules_have_it(seats: int, options: dict[str, bool]) -> None:
    match = played_out(seats, **options)
    view = match.turn(SPECTATOR).view
    derived = derive(view)
    assert match.outcome is not None
    assert all(derive(match.turn(seat).view) == derived for seat in range(seats))
    assert [place == 1 for place in derived.places] == [payoff > 0 for payoff in match.outcome.payoffs]
    assert min(derived.places) == 1
    assert sorted(range(seats), key=lambda seat: derived.places[seat]) == sorted(
        range(seats), key=lambda seat: -view.final[seat]
    )
    assert [labels.bit_count() for labels in derived.right] == list(view.right[:seats])
    assert derived.prize == tuple(PRIZE * right for right in view.right[:seats])


def test_9_4_an_agent_belongs_to_the_seat_that_held_it_and_9_3_ones_own_is_no_right_label() -> None:
    view = played_out(3, secret_files=True).turn(0).view
    derived = derive(view)
    for seat in range(3):
        own = agents_of(view, seat)
        assert [agent for agent in range(AGENTS) if derived.owner[agent] == seat] == sorted(own)
        assert not any(derived.right[seat] >> agent & 1 for agent in own)
        written = {agent for agent in members(view.agents) if view.label[seat][agent] == derived.owner[agent]}
        assert set(members(derived.right[seat])) == written - set(own)
    assert [agent for agent in members(view.agents) if derived.owner[agent] == NOBODY] == nobodys(view)
