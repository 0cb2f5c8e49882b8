"""Every number says where it comes from."""

from __future__ import annotations

import msgspec

import konspira
from konspira.boxes.fingerprint import rules_hash
from konspira.play import shelf
from konspira.research.provenance import Provenance, provenance_of


def test_it_names_game_rules_versions_and_seed_and_can_be_written_down() -> None:
    box = shelf.box("gra")
    told = provenance_of(box, 3, {"jokers": True}, seed=7)
    assert (told.game, told.seats, told.seed, told.rules) == ("gra", 3, 7, rules_hash(box))
    assert told.options == {
        "jokers": True,
        "directions": False,
        "fewer_cards": False,
        "longer": False,
        "bid_order": "value",
    }
    assert told.konspira == konspira.__version__
    assert msgspec.json.decode(msgspec.json.encode(told), type=Provenance) == told
