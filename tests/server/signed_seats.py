"""A seat at the web table whose device signs what it does, and checks the receipts that it gets."""

from __future__ import annotations

import uuid
from typing import Any

import msgspec
from server.web import Seat, first

from konspira.play.signers import SigningDevice
from konspira.server.protocol import Receipt
from konspira.server.table import receipts


def signature(seat: Seat, device: SigningDevice, action: Any, id: str) -> dict[str, Any]:
    """What an act says besides its action, when this device signs it now."""
    turn = seat.turn
    assert turn is not None
    view = msgspec.json.encode(turn["view"])
    act = device.sign(seat.table["commitment"], seat.you["seat"], id, action, turn["moment"], view)
    signed = {name: value for name, value in msgspec.to_builtins(act).items() if name not in ("id", "at")}
    return {"match": turn["match"], "at": turn["moment"], "signed": signed}


def act(seat: Seat, device: SigningDevice, action: Any = None, id: str | None = None) -> dict[str, Any]:
    """Sign an action, the first legal one, and hear the answer; a receipt must be good."""
    action, id = action or first(seat), id or uuid.uuid4().hex
    commitment, place = seat.table["commitment"], seat.you["seat"]
    answer = seat.do("act", id, action=action, **signature(seat, device, action, id))
    if answer["type"] == "done":
        device.done(commitment, place, id)
        counter, said = device.transcript(commitment, place)
        assert receipts.good(
            seat.heard[0]["server"],
            receipts.Signed(commitment, place, counter, said),
            msgspec.convert(answer["receipt"], Receipt),
        )
    return answer
