"""What is told on one screen: the questions about one card follow each other, so a whole card is one answer."""

from __future__ import annotations

_CARDS = {
    **dict.fromkeys(("rat", "bonus", "bonus_skill", "cottage_skill"), "action"),
    **dict.fromkeys(("length", "effect", "field_points", "overflow"), "scale"),
    "icon": "row",
    "plan": "plan",
}
_BOARDS = {"skill_place": "tokens", "ways": "map", "slots": "tasks", "place_points": "board"}


def screen_of(name: str, about: int, edition: int = 2) -> tuple[str, int] | None:
    """The card or board on which the answer to a question stands; None where it stands alone."""
    if edition == 1:
        return None
    if name in _CARDS:
        return _CARDS[name], about
    return (_BOARDS[name], 0) if name in _BOARDS else None
