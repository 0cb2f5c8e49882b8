"""What is learned from: who decided, and what came of it."""

from __future__ import annotations

from pathlib import Path

from research.train.plans import small, torch

from konspira.research.train.learner import Learner


def test_where_nothing_is_expected_the_last_decisions_get_what_the_match_brought() -> None:
    learner = Learner(small(steps=64, tables=16))  # its head is zero, so it expects nothing
    window = learner.window
    window.play()
    kept = window.decisions()
    ends = window.dones.flatten().nonzero().squeeze(1)
    assert len(ends) > 0
    seats, rewards = window.all_seats.flatten(0, 1), window.rewards.flatten(0, 1)
    for end in ends.tolist():  # the step that ended a match
        assert abs(kept.advantage[end] - rewards[end, seats[end]]) < 1e-6
        assert abs(kept.shares[end, 1] - rewards[end, 1 - seats[end]]) < 1e-6


def test_only_the_learner_s_own_decisions_count_beside_another(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(Learner(small()).packed())
    against = Learner(small(against=str(path)))
    against.window.play()
    kept = against.window.decisions()
    assert torch.equal(kept.counts.bool(), (against.window.all_seats == against.window.mine).flatten())
    assert 0 < kept.counts.sum() < len(kept.counts)


def test_a_stranger_s_decisions_are_not_learned_from() -> None:
    learner = Learner(small(by_habit=0.5, at_random=0.25))
    window = learner.window
    window.play()
    strange = (window.habitual | window.random) & (window.all_seats == window.mine)
    assert 0 < strange.sum() < strange.numel() / 2
    assert torch.equal(window.counts.bool(), ~strange)


def test_a_side_learns_alone(tmp_path: Path) -> None:
    krecia = {"game": "krecia", "settings": ((4, {}),)}
    path = tmp_path / "net.npz"
    path.write_bytes(Learner(small(**krecia)).packed())
    mole = Learner(small(**krecia, against=str(path), side="role[me] is 1"))
    agents = Learner(small(**krecia, against=str(path), side="!role[me] is 1"))
    for learner in (mole, agents):
        learner.window.play()
    assert 0 < mole.window.counts.mean() < 0.5 < agents.window.counts.mean() < 1


def test_progress_on_the_way_is_worth_something_to_agents_and_nothing_to_the_mole() -> None:
    learner = Learner(small(game="krecia", settings=((4, {}),), tables=64, steps=64))
    learner.window.bonus = 0.7
    learner.window.play()
    gained = learner.window.gained
    steps = gained.amax(-1).flatten()
    fulfilled = gained.flatten(0, 1)[steps > 0]
    assert len(fulfilled) > 0
    assert torch.allclose(fulfilled.sum(-1), torch.full((len(fulfilled),), 0.3)), "a seventh of it, for three agents"
