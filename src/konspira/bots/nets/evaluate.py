"""What a net says, as rules: compiled for each game like everything else, without any framework at run time.

The first layer is a sum of rows, one for each column of the senses that is 1; of some thousand columns a hundred are.
Every sum runs over the outputs of a layer inside and over its inputs outside, so that machines add several at once
and add in the same order everywhere.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numba import types

from konspira.kernel.bits import size
from konspira.kernel.record import u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, INTS, SUMMARY, VIEW, WORDS, Parameter, into
from konspira.kernel.words import summarize
from konspira.senses.columns import sense

F32 = np.float32


class Net(NamedTuple):
    """The weights of a net as it is asked, and room for what its layers say about one view."""

    columns: np.ndarray  # f32[64 × words, width]: what each column adds to the first layer
    first: np.ndarray  # f32[width]
    dense: np.ndarray  # f32[width, width]: input by output
    second: np.ndarray  # f32[width]
    policy: np.ndarray  # f32[actions, width]
    policy_bias: np.ndarray  # f32[actions]
    value: np.ndarray  # f32[places, width]: the share of the win that each seat, counted from mine, may expect
    value_bias: np.ndarray  # f32[places]
    room: np.ndarray  # f32[2, width]: the two layers


def _net_type(_: object) -> types.Type:
    row, grid = types.Array(types.float32, 1, "C"), types.Array(types.float32, 2, "C")
    return types.NamedTuple([grid, row, grid, row, grid, row, grid, row, grid], Net)


NET = Parameter("net", _net_type)


@rule
def first_layer(words, net):
    """The sum of the rows of all columns that are 1, where it is above 0."""
    a, width = net.room[0], len(net.first)
    for j in range(width):
        a[j] = net.first[j]
    for place in range(len(words)):
        word = words[place]
        while word:
            at = 64 * place + size((word & (~word + u64(1))) - u64(1))  # its lowest bit
            for j in range(width):
                a[j] += net.columns[at, j]
            word &= word - u64(1)
    for j in range(width):
        a[j] = max(a[j], F32(0.0))


@rule
def second_layer(net):
    """What the second layer adds to the first."""
    a, b, width = net.room[0], net.room[1], len(net.first)
    for j in range(width):
        b[j] = net.second[j]
    for i in range(width):
        x = a[i]
        if x > F32(0.0):
            for j in range(width):
                b[j] += x * net.dense[i, j]
    for j in range(width):
        b[j] = max(b[j], F32(0.0)) + a[j]


@rule
def output(weights, bias, at, hidden):
    """One output of the last layer; four sums at once, added up at the end."""
    s0, s1, s2, s3 = F32(0.0), F32(0.0), F32(0.0), F32(0.0)
    for j in range(0, len(hidden), 4):
        s0 += weights[at, j] * hidden[j]
        s1 += weights[at, j + 1] * hidden[j + 1]
        s2 += weights[at, j + 2] * hidden[j + 2]
        s3 += weights[at, j + 3] * hidden[j + 3]
    return (s0 + s1) + (s2 + s3) + bias[at]


@rule
def consider(view, summary, words, net):
    """Let the net see a view: afterwards its outputs can be asked for."""
    for place in range(len(words)):
        words[place] = u64(0)
    summarize(view, summary)
    sense(view, summary, words, 0)
    first_layer(words, net)
    second_layer(net)


@rule(takes=(VIEW, into(SUMMARY), WORDS, NET, INTS, FLOATS, FLOATS))
def ask(view, summary, words, net, numbers, chances, shares):
    """The chance of each of these actions, by the numbers that the seat counts them by, and each seat's share."""
    consider(view, summary, words, net)
    hidden, most, total = net.room[1], -1e30, 0.0
    for k in range(len(numbers)):
        chances[k] = output(net.policy, net.policy_bias, numbers[k], hidden)
        most = max(most, chances[k])
    for k in range(len(numbers)):
        chances[k] = math.exp(chances[k] - most)
        total += chances[k]
    for k in range(len(numbers)):
        chances[k] /= total
    for place in range(len(shares)):
        shares[place] = output(net.value, net.value_bias, place, hidden)
