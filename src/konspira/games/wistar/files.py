"""The files of a person's own box: a pack that is read, and what was taught, to take home or to keep here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from konspira.games.wistar import library, taught_pack
from konspira.games.wistar import pack as packs
from konspira.games.wistar.pieces import View
from konspira.games.wistar.repair import looked_through, repaired
from konspira.news import News
from konspira.speech import bad_options


def read(option: str, text: str) -> Any:
    """A pack out of a file of a person's own, or, for the album, what is good and what is wrong in it.

    Raises BadOptions with everything that is wrong, and where.
    """
    if option == "album":
        return msgspec.to_builtins(looked_through(text, News("wistar-bad-file")))
    if option != "pack":
        raise bad_options(Path(__file__).parent, "wistar-refused-file", option=option)
    return msgspec.to_builtins(library.from_text(text, News("wistar-bad-file")))


def export(settings: Any, v: View) -> tuple[str, str] | None:
    """12.4 What was taught, as a file to take home: its name and its text; None if the box came with the game."""
    pack = _chosen(settings)
    new = taught_pack.taught(pack, v)
    if isinstance(settings.pack, str) and packs.known(new) == packs.known(pack):
        return None
    return f"{new.name}.toml", taught_pack.to_toml(new)


def save(settings: Any, v: View) -> News | None:
    """12.4 When the person goes, what was taught is kept as a pack of their own."""
    path = taught_pack.keep(_chosen(settings), v)
    return None if path is None else News("wistar-screen-taught", {"path": str(path), "name": path.stem})


def kept() -> tuple[dict[str, Any], list[News]]:
    """The box that was taught on this machine last. What does not fit in it is set aside, and asked for again."""
    own = sorted(library.folder().glob("*.toml"), key=lambda path: path.stat().st_mtime)
    if not own:
        return {}, []
    try:
        text = own[-1].read_text(encoding="utf-8")
        pack, aside = repaired(library.content_of(text, own[-1].stem), own[-1].stem)
    except (OSError, UnicodeDecodeError, packs.BadPack):
        return {}, [News("wistar-screen-lost", {"path": str(own[-1])})]
    faults = [News("wistar-bad-place", {"file": own[-1].stem, "place": place, "reason": why}) for place, why in aside]
    told = News("wistar-screen-mine", {"name": own[-1].stem})
    return {"pack": msgspec.to_builtins(pack)}, [told, *faults]


def template(option: str) -> str | None:
    """A box to fill in with an editor: what the rulebook prints, and how the rest is written."""
    return (library.SHIPPED / "empty.toml").read_text(encoding="utf-8").replace('"empty"', '"my-box"') + _HOW


_HOW = """
# The rest is asked for at the table, or written here. Examples of each kind of value (take the # away):
# decks = "mine"  # above [wheel]; "app": he deals, and names the card to look for
# [board]
# open_chambers = 2
# cubes = [0, 1, 2, 4, "?", "?", "?"]  # never falling; "?" is asked for; also beds and chambers, six each
# [actions.wood]
# rat = true
# bonuses = ["round_mouse K2", "skill K3"]  # projects, round_mouse, skill, task, room_tile, each with its skill
# [exploration.cards.1]
# plan = ["D2", "B1", "E1", "G1", "C1", "D1", "F1"]  # once tasks in [farm] names B to G
# rows = { A = ["move B", "reveal"] }  # reveal, tent, mouse, cheese, move B to move G
# [scales.building.sides.1]
# overflow = 1
# fields = [{ effect = "explore" }, { points = 3, effect = "goal 1" }]
# [rulings]  # A2, A16, A18, A19, A23
# one_chief_per_section = true
# one_cheese = false
# last_card = "first"
# last_rows = false
# one_cube_per_task = false
"""


def _chosen(settings: Any) -> packs.Pack:
    """The pack that is played with: named, or given whole."""
    return library.find(settings.pack) if isinstance(settings.pack, str) else settings.pack
