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
