"""The file of a net: whole numbers of eight bits, a scale for each output, and what it was made for and by."""

from __future__ import annotations

import functools
import hashlib
import io
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from konspira.bots.nets.evaluate import Net
from konspira.boxes.box import Box
from konspira.boxes.fingerprint import rules_hash
from konspira.senses import VERSION, senses_of

HERE = Path(__file__).parent / "learned"  # the nets that ship, one a game
MOST = 3 << 20  # bytes of one
_LAYERS = ("columns", "dense", "policy", "value")  # those kept in eight bits
_BIASES = ("first", "second", "policy_bias", "value_bias")


class BadNet(ValueError):
    """The file is no net, or one for other rules or senses than these."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a net was made for, and by which run."""

    game: str
    rules: str  # the hash of the rules it learned by
    senses: str  # the hash of what its columns mean
    run: dict[str, Any] = {}  # the command and figures of its training


def senses_hash(box: Box) -> str:
    """A hash of what every column and every action means: a net is worth nothing under other ones."""
    told = "\n".join([str(VERSION), *senses_of(box).names(), *(repr(box.wording.value(n)) for n in range(box.actions))])
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


def about(box: Box, run: dict[str, Any]) -> About:
    """What a net that learned this game today is made for."""
    return About(game=box.name, rules=rules_hash(box), senses=senses_hash(box), run=run)


def pack(weights: dict[str, np.ndarray], told: About) -> bytes:
    """A net as a file; the same weights give the same bytes."""
    arrays: dict[str, np.ndarray] = {name: weights[name].astype(np.float16) for name in _BIASES}
    for name in _LAYERS:
        whole, axis = np.asarray(weights[name], np.float32), 0 if name in ("columns", "dense") else 1
        scale = np.maximum(np.abs(whole).max(axis=axis, keepdims=True), 1e-8) / 127
        arrays[name] = np.rint(whole / scale).astype(np.int8)
        arrays[name + "_scale"] = scale.squeeze(axis).astype(np.float32)
    arrays["about"] = np.frombuffer(msgspec.json.encode(told), np.uint8)
    return written(arrays)


def written(arrays: dict[str, np.ndarray]) -> bytes:
    """Arrays as a file; the same ones give the same bytes."""
    with io.BytesIO() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, array in sorted(arrays.items()):
                with packed.open(zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0)), "w") as entry:
                    np.lib.format.write_array(entry, np.ascontiguousarray(array), allow_pickle=False)
        return file.getvalue()


def read(file: bytes, box: Box) -> tuple[Net, About]:
    """The net in a file, if it is one for this game as it is today."""
    try:
        with np.load(io.BytesIO(file), allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept.files}
        told = msgspec.json.decode(arrays.pop("about").tobytes(), type=About)
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BadNet(f"this is no net: {error}") from error
    today = about(box, {})
    for what in ("game", "rules", "senses"):
        if getattr(told, what) != getattr(today, what):
            raise BadNet(f"the net is for {what} {getattr(told, what)}, and here they are {getattr(today, what)}")
    return _net(arrays), told


def _net(arrays: dict[str, np.ndarray]) -> Net:
    def layer(name: str) -> np.ndarray:
        scale = arrays[name + "_scale"]
        whole = arrays[name].astype(np.float32) * (scale if name in ("columns", "dense") else scale[:, None])
        return np.ascontiguousarray(whole)

    first = arrays["first"].astype(np.float32)
    return Net(
        columns=layer("columns"),
        first=first,
        dense=layer("dense"),
        second=arrays["second"].astype(np.float32),
        policy=layer("policy"),
        policy_bias=arrays["policy_bias"].astype(np.float32),
        value=layer("value"),
        value_bias=arrays["value_bias"].astype(np.float32),
        room=np.zeros((2, len(first)), np.float32),
    )


@functools.cache
def shipped(box: Box) -> bytes | None:
    """The net that ships for a game; None if there is none, or if the rules have changed since it learned."""
    path = HERE / f"{box.name}.npz"
    if not path.exists():
        return None
    file = path.read_bytes()
    try:
        read(file, box)
    except BadNet:
        return None
    return file
