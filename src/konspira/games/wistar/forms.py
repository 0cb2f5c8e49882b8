"""A form: the questions about one card or board follow each other, so it is filled in whole, and is one answer."""

from __future__ import annotations

_CARDS = {
    **dict.fromkeys(("rat", "bonus", "bonus_skill", "cottage_skill"), "action"),
    **dict.fromkeys(("length", "effect", "field_points", "overflow"), "scale"),
    "icon": "row",
    "plan": "plan",
}
_BOARDS = {
    "skill_place": "tokens", "ways": "map", "slots": "tasks", "place_points": "board", "clockwise": "wheel",
}  # fmt: skip
_SINCE = {"clockwise": 3}  # the edition of the rules from which on a question is part of a form; the others from 2


def form_of(name: str, about: int, edition: int = 3) -> tuple[str, int] | None:
    """The card or board on which the answer to a question stands; None where it stands alone."""
    if edition < _SINCE.get(name, 2):
        return None
    if name in _CARDS:
        return _CARDS[name], about
    return (_BOARDS[name], 0) if name in _BOARDS else None
