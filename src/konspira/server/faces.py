"""The faces that people choose from, drawn in web/symbols.svg as `face-…`; bots have faces of their own.

No two people at a table look alike, so there are more faces than chairs at any game.
"""

from __future__ import annotations

from collections.abc import Collection

FACES = (
    "fox", "owl", "badger", "wren", "lynx", "otter", "hedgehog", "marten", "crane", "beaver", "magpie", "elk",
    "glasses", "moustache", "scarf", "beard", "newspaper", "plant", "bob", "veil", "monocle", "pipe", "mask", "beret",
    "diver", "cook",
)  # fmt: skip


def face_at(seat: int) -> str:
    """The face of somebody who was never asked for one."""
    return FACES[seat % len(FACES)]


def another_face(face: str, taken: Collection[str]) -> str:
    """This face, or the next one that nobody else has."""
    first = FACES.index(face) if face in FACES else 0
    for place in range(len(FACES)):
        if (one := FACES[(first + place) % len(FACES)]) not in taken:
            return one
    return FACES[first]  # more people than faces
