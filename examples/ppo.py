"""PPO by self-play at many tables of one GPU: tables, observations and net never leave the device.

    python examples/ppo.py gra --seats 4 --minutes 5 -o learned.npz
    cd examples && KONSPIRA_NET=../learned.npz konspira arena gra --seats 4 --bots ppo:Learned,flat

One net plays every seat. An observation reaches it as packed bits, and every decision is in one gradient.
Learning needs the extra `gpu` and torch; playing what was learned needs NumPy alone.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from konspira.boxes.entry import entry_point
from konspira.research import Crowd
from konspira.senses import sense_view, senses_of, turning_of, unpacked
from konspira.turn import Turn

# -- learning ---------------------------------------------------------------------------------------


def learn(given: argparse.Namespace) -> dict[str, np.ndarray]:
    """Play and learn for so many minutes; the weights as NumPy arrays."""
    import torch
    from torch import nn
    from torch.nn import functional

    torch.set_float32_matmul_precision("high")
    torch.manual_seed(given.seed)
    tables, steps, device, minutes = given.tables, given.steps, given.device, given.minutes
    crowd = Crowd(
        given.game, tables=tables, seats=given.seats, device=device, packed=True, check=False, seed=given.seed
    )
    actions, seats = crowd.box.actions, crowd.shape.places

    def bits(words: Any) -> Any:
        """u8 (n, 64 × words) of i64 (n, words): what was packed, bit by bit."""
        return ((words.unsqueeze(-1) >> torch.arange(64, device=device)) & 1).flatten(1)

    def fast(function: Callable[..., Any]) -> Callable[..., Any]:
        made: Callable[..., Any] = torch.compile(function, disable=device == "cpu")
        return made

    class Net(nn.Module):  # type: ignore[misc]  # torch is not there where types are checked
        """Two layers and two heads: a number for each action, and the share of the win that is expected."""

        def __init__(self, columns: int, width: int) -> None:
            super().__init__()
            self.a, self.b = nn.Linear(columns, width), nn.Linear(width, width)
            self.head = nn.Linear(width, -(-(actions + 1) // 8) * 8)  # a multiple of 8, as tensor cores like it
            nn.init.zeros_(self.head.weight)
            nn.init.zeros_(self.head.bias)

        def forward(self, words: Any, mask: Any) -> Any:
            """f32 (n, actions): log-probabilities, and f32 (n,): the share of the win."""
            with torch.autocast(device, torch.bfloat16):
                h = functional.relu(self.a(bits(words).to(torch.bfloat16)))
                out = self.head(h + functional.relu(self.b(h)))
            legal = bits(mask)[:, :actions] > 0
            logits = torch.where(legal, out[:, :actions].float(), -1e9)
            return functional.log_softmax(logits, -1), out[:, actions].float()

    seen = crowd.observe()  # arrays that the next call writes anew: torch looks at them, too
    words, mask = (torch.as_tensor(array, device=device).view(torch.int64) for array in (seen.observation, seen.mask))
    seat = torch.as_tensor(seen.seat, device=device)
    net = Net(64 * words.shape[1], given.width).to(device)
    optimizer = torch.optim.Adam(net.parameters(), fused=device == "cuda")

    @fast
    def decide(words: Any, mask: Any) -> Any:
        """An action for each table by the policy, its log-probability, and the value."""
        chances, value = net(words, mask)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
        action = (chances + noise).argmax(-1)
        return action, chances.gather(1, action[:, None]).squeeze(1), value

    @fast
    def loss_of(words: Any, mask: Any, action: Any, before: Any, advantage: Any, target: Any, curious: Any) -> Any:
        """PPO's clipped loss, the value's, and less for who tries more."""
        chances, value = net(words, mask)
        ratio = (chances.gather(1, action[:, None]).squeeze(1) - before).exp()
        policy = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
        entropy = -(chances.exp() * chances.clamp(min=-50)).sum(-1).mean()
        return 2 * ((value - target) ** 2).mean() - policy - curious * entropy

    @fast
    def back_one(seat: Any, value: Any, reward: Any, done: Any, following: Any, carried: Any) -> Any:
        """One step back: what follows for the seat that acted, and what its advantage is (GAE, λ = 0.95)."""
        ended = done.bool()[:, None]
        following = torch.where(ended, reward, following)
        carried = torch.where(ended, 0.0, carried)
        mine = seat[:, None]
        advantage = following.gather(1, mine).squeeze(1) - value + 0.95 * carried.gather(1, mine).squeeze(1)
        return advantage, following.scatter(1, mine, value[:, None]), carried.scatter(1, mine, advantage[:, None])

    def room(*shape: int, dtype: Any = torch.float32) -> Any:
        return torch.zeros(steps, tables, *shape, dtype=dtype, device=device)

    all_words, all_masks = room(words.shape[1], dtype=torch.int64), room(mask.shape[1], dtype=torch.int64)
    all_seats, all_actions = room(dtype=torch.int64), room(dtype=torch.int64)
    before, values, rewards, dones = room(), room(), room(seats), room(dtype=torch.uint8)
    advantages, began, decisions, playing, said = room(), time.monotonic(), 0, 0.0, 0.0
    warm = False

    def play() -> None:
        """A window of steps, every one kept."""
        with torch.no_grad():
            for t in range(steps):
                crowd.observe()
                action, before[t], values[t] = decide(words, mask)
                all_words[t], all_masks[t], all_seats[t], all_actions[t] = words, mask, seat, action
                reward, done = crowd.step(action)
                rewards[t], dones[t] = (torch.as_tensor(array, device=device) for array in (reward, done))

    def look_back() -> None:
        """The advantage of every decision; beyond the window, what each seat expects at its end."""
        with torch.no_grad():
            crowd.observe()
            ahead = torch.zeros(tables, seats, device=device)
            for place in range(given.seats):
                view = torch.as_tensor(crowd.observe_from(place), device=device).view(torch.int64)
                ahead[:, place] = decide(view, mask)[2]
            carried = torch.zeros_like(ahead)
            for t in reversed(range(steps)):
                advantages[t], ahead, carried = back_one(all_seats[t], values[t], rewards[t], dones[t], ahead, carried)

    while (passed := (time.monotonic() - began) / (60 * minutes)) < 1:
        started = time.monotonic()
        play()
        look_back()
        if device == "cuda":
            torch.cuda.synchronize()
        playing += time.monotonic() - started
        targets = advantages + values
        advantage = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        flat = [array.flatten(0, 1) for array in (all_words, all_masks, all_actions, before, advantage, targets)]
        for group in optimizer.param_groups:
            group["lr"] = given.rate * (1 - passed) + 3e-5
        curious = torch.tensor(given.entropy * (1 - passed) ** 2 + 0.003, device=device)
        for some in torch.randperm(steps * tables, device=device).split(given.batch):
            loss = loss_of(*(array[some] for array in flat), curious)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
        if device == "cuda":
            torch.cuda.synchronize()
        decisions += steps * tables
        if not warm:  # the first window has compiled everything
            warm, began, decisions, playing = True, time.monotonic(), 0, 0.0
        elif time.monotonic() - said > 20:
            said, seconds = time.monotonic(), time.monotonic() - began
            speed, share = decisions / seconds / 1e6, 100 * playing / seconds
            print(
                f"{seconds:4.0f} s: {decisions / 1e9:.2f} G decisions, {speed:.1f} M/s, {share:.0f} % of it playing",
                flush=True,
            )
    return {name: weights.float().cpu().numpy() for name, weights in net.state_dict().items()}


# -- playing ----------------------------------------------------------------------------------------


class Learned:
    """Plays by the net in the file that KONSPIRA_NET names: an action by its chance, in plain NumPy."""

    name = "learned"

    def __init__(self, budget: Any = None, *, seed: int | None = None) -> None:
        with np.load(os.environ.get("KONSPIRA_NET", "learned.npz")) as kept:
            self.net = {name: kept[name] for name in kept.files}
        self.lot = np.random.default_rng(seed)

    def choose(self, turn: Turn) -> Any:
        """One of the legal actions."""
        box, numbers = turn.box, turn.legal.numbers
        packed = np.zeros(senses_of(box).words(), np.uint64)
        entry_point(box, sense_view)(turn.row, box.summary.new(), packed, 0)
        on = unpacked(packed, 64 * len(packed)).astype(bool)
        h = np.maximum(self.net["a.weight"][:, on].sum(1) + self.net["a.bias"], 0)
        h += np.maximum(self.net["b.weight"] @ h + self.net["b.bias"], 0)
        counted = turning_of(box).turned[turn.view.options.seats, turn.seat, numbers]
        logits = self.net["head.weight"][counted] @ h + self.net["head.bias"][counted]
        chances = np.exp(logits - logits.max())
        return turn.legal[int(self.lot.choice(len(numbers), p=chances / chances.sum()))]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", default="gra")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--minutes", type=float, default=5.0)
    asked.add_argument("--tables", type=int, default=1 << 18)
    asked.add_argument("--steps", type=int, default=32, help="steps a window")
    asked.add_argument("--batch", type=int, default=1 << 18, help="decisions a gradient")
    asked.add_argument("--width", type=int, default=256)
    asked.add_argument("--rate", type=float, default=6e-4)
    asked.add_argument("--entropy", type=float, default=0.03)
    asked.add_argument("--device", choices=("cuda", "cpu"), default="cuda")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("-o", "--out", default="learned.npz")
    given = asked.parse_args()
    np.savez_compressed(given.out, **learn(given))  # type: ignore[arg-type]  # keywords that NumPy names otherwise
    print(f"saved {given.out}")


if __name__ == "__main__":
    main()
