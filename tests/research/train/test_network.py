"""The net that learns is the net that plays."""

from __future__ import annotations

import numpy as np
import pytest
from research.train.plans import small, torch

from konspira.bots.nets.file import read
from konspira.bots.nets.player import Judge
from konspira.play.match import Match
from konspira.research.train.learner import Learner
from konspira.research.train.network import Network, bits


def test_bits_are_unpacked_from_the_lowest() -> None:
    found = bits(torch.tensor([[5, -(2**63)]]))
    assert found.shape == (1, 128)
    assert set(np.flatnonzero(found.numpy()[0])) == {0, 2, 127}


def test_torch_and_the_compiled_code_agree() -> None:
    learner = Learner(small())
    lot = torch.Generator().manual_seed(1)
    with torch.no_grad():
        for weights in learner.net.parameters():
            weights.copy_(torch.randn(weights.shape, generator=lot) / 4)
    packed, box = learner.packed(), learner.box
    twin = Network(learner.crowd.shape.words, box.actions, learner.crowd.shape.places, learner.plan.width)
    twin.put(read(packed, box)[0])  # the same eight bits for both
    match = Match(box, 2, {}, bytes(32))
    turn = match.turn(match.actors[0])
    judge = Judge(box, packed)
    chances, shares = judge.opinion(turn)
    mask = np.zeros(-(-box.actions // 64), np.uint64)
    for number in turn.legal.numbers:
        mask[number >> 6] |= np.uint64(1) << np.uint64(number & 63)
    with torch.no_grad():
        words = torch.as_tensor(judge._words.view(np.int64))[None]
        told, value = twin(words, torch.as_tensor(mask.view(np.int64))[None])
    assert chances == pytest.approx(told.exp().numpy()[0][turn.legal.numbers], abs=0.02)  # bfloat16 on the way
    assert shares == pytest.approx(value.numpy()[0], abs=0.15)
