"""The net while it learns: in torch, with the same layers that `bots/nets/evaluate.py` asks."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from konspira.bots.nets.evaluate import Net

WORD = 64


def bits(words: Any) -> Any:
    """i64 (n, 64 × words) of i64 (n, words): what was packed, bit by bit."""
    return ((words.unsqueeze(-1) >> torch.arange(WORD, device=words.device)) & 1).flatten(1)


class Network(nn.Module):
    """Two layers, a number for each action, and the share of the win that each seat may expect, counted from mine."""

    def __init__(self, words: int, actions: int, places: int, width: int) -> None:
        super().__init__()
        self.actions, self.places = actions, places
        self.first, self.second = nn.Linear(WORD * words, width), nn.Linear(width, width)
        self.head = nn.Linear(width, -(-(actions + places) // 8) * 8)  # a multiple of 8, as tensor cores like it
        nn.init.zeros_(self.head.weight)
        nn.init.zeros_(self.head.bias)

    def forward(self, words: Any, mask: Any) -> tuple[Any, Any]:
        """f32 (n, actions): log-probabilities, where legal, and f32 (n, places): the shares."""
        with torch.autocast(words.device.type, torch.bfloat16):
            hidden = functional.relu(self.first(bits(words).to(torch.bfloat16)))
            out = self.head(hidden + functional.relu(self.second(hidden)))
        legal = bits(mask)[:, : self.actions] > 0
        logits = torch.where(legal, out[:, : self.actions].float(), -1e9)
        return functional.log_softmax(logits, -1), out[:, self.actions : self.actions + self.places].float()

    def weights(self) -> dict[str, np.ndarray]:
        """The weights as the file of a net names them."""
        state = {name: tensor.detach().float().cpu().numpy() for name, tensor in self.state_dict().items()}
        head, bias, end = state["head.weight"], state["head.bias"], self.actions + self.places
        return {
            "columns": state["first.weight"].T, "first": state["first.bias"],
            "dense": state["second.weight"].T, "second": state["second.bias"],
            "policy": head[: self.actions], "policy_bias": bias[: self.actions],
            "value": head[self.actions : end], "value_bias": bias[self.actions : end],
        }  # fmt: skip

    def put(self, net: Net) -> None:
        """Take the weights of a net that was kept."""
        with torch.no_grad():
            for linear, weights, bias in (
                (self.first, net.columns.T, net.first),
                (self.second, net.dense.T, net.second),
                (self.head, np.concatenate([net.policy, net.value]), np.concatenate([net.policy_bias, net.value_bias])),
            ):
                linear.weight[: len(bias)] = torch.as_tensor(np.ascontiguousarray(weights))
                linear.bias[: len(bias)] = torch.as_tensor(bias)
