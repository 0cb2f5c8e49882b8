"""Krysobot's questions as sentences, and the labels of the answers that he offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from konspira.games.wistar import dialogue, phrases
from konspira.games.wistar.components import CARDS, COTTAGE, EXPLORATIONS, LAST_BACK, LAST_FACE, ROOMS, SKILLS, SLOTS
from konspira.games.wistar.pieces import View
from konspira.games.wistar.score_sheet import total
from konspira.news import News

OWN = {dialogue.BY_UNDERGROUNDS: "undergrounds", dialogue.BY_BEDS: "beds", dialogue.BY_MICE: "mice"}
PLACES = ("cubes", "beds", "chambers")


def question(v: View) -> News:
    """What he wants to know now."""
    name = dialogue.QUESTIONS[v.question]
    special = _ABOUT.get(name)
    if special is not None:
        return special(v)
    return News(f"wistar-ask-{name.replace('_', '-')}", _arguments(v, name))


def _arguments(v: View, name: str) -> dict[str, Any]:
    """What goes into the question: most are about one thing."""
    if name in ("mouse", "cheese", "hidden_two", "slots", "way"):
        return {"room": ROOMS[v.about]}
    if name == "hidden":
        return {"slot": phrases.slot(v, v.about)}
    if name in ("length", "overflow", "effect", "field_points"):
        return {"scale": phrases.scale(v.about), "field": v.detail}
    if name in ("rat", "bonus", "bonus_skill", "free", "clockwise"):
        return {"card": phrases.card(v.about), "number": v.detail + 1}
    return {}


def _how_many_yours(v: View) -> News:
    return News(f"wistar-ask-how-many-{OWN[v.about]}")


def _cottage(v: View) -> News:
    if v.about != COTTAGE:
        return News("wistar-ask-cottage-instead")
    return News("wistar-ask-cottage-surely" if v.his_turns + v.your_turns == 0 else "wistar-ask-cottage")


def _skill_place(v: View) -> News:
    return News("wistar-ask-skill-place", {"skill": SKILLS[v.about]})


def _skills(v: View) -> News:
    return News("wistar-ask-skills")


def _first(v: View) -> News:
    return News("wistar-ask-first", {"round": v.about})


def _turned(v: View) -> News:
    return News("wistar-ask-turned", {"card": phrases.exploration(v, v.about)})


def _door(v: View) -> News:
    return News("wistar-ask-door", {"one": ROOMS[v.about], "other": ROOMS[v.detail]})


def _ways(v: View) -> News:
    known = [name for room, name in enumerate(ROOMS) if v.detail >> room & 1]
    return News("wistar-ask-ways-further" if known else "wistar-ask-ways", {"room": ROOMS[v.about], "known": known})


def _goal(v: View) -> News:
    return News("wistar-ask-goal", {"goal": v.about + 1})


def _won(v: View) -> News:
    return News("wistar-ask-won", {"points": total(v)})


def _icon(v: View) -> News:
    return News("wistar-ask-icon", {"room": ROOMS[v.about % len(ROOMS)], "number": v.detail + 1})


def _plan(v: View) -> News:
    return News("wistar-ask-plan", {"plan": phrases.which_plan(v, v.about), "number": v.detail})


def _place_points(v: View) -> News:
    return News(f"wistar-ask-place-points-{PLACES[v.about]}", {"number": v.detail})


def _your_turn(v: View) -> News:
    if v.options.edition == 1:
        return News("wistar-ask-your-turn")
    if offers(v, dialogue.YES):
        return News("wistar-ask-your-turn-then-first", {"round": v.round + 1})
    drawn = any(offers(v, dialogue.DRAWN + card) for card in range(len(CARDS)))
    return News("wistar-ask-your-turn-then-card" if drawn else "wistar-ask-your-chief")


def _correct_room(v: View) -> News:
    """Which row of an exploration card, or which room?"""
    if v.about == dialogue.CORRECT + dialogue.OF_CHEESE:
        return News("wistar-ask-correct-cheese")
    if v.about == dialogue.CORRECT + dialogue.OF_ZONES:
        return News("wistar-ask-correct-zones")
    if v.about == EXPLORATIONS:
        return News("wistar-ask-correct-last")
    return News("wistar-ask-correct-row", {"card": phrases.exploration(v, v.about)})


def _task(v: View) -> News:
    """One task card, or several at once, in the order in which he would do them."""
    if not offers(v, dialogue.NONE):
        return News("wistar-ask-task", {"slot": phrases.slot(v, v.about)})
    ranks = v.pack.plan[plan_now(v)]
    offered = [slot for slot in range(len(SLOTS)) if offers(v, dialogue.SLOT + slot)]
    ranked = [phrases.slot(v, slot) for slot in sorted(offered, key=lambda slot: ranks[slot])]
    return News("wistar-ask-tasks", {"slots": ranked})


def offers(v: View, answer: int) -> bool:
    """Is an answer possible?"""
    return bool(v.answers[answer // dialogue.ANSWER_BITS] >> answer % dialogue.ANSWER_BITS & 1)


def plan_now(v: View) -> int:
    """7.3 The plan that holds."""
    if v.last_card:
        return LAST_FACE
    return LAST_BACK if v.explored.bit_count() == EXPLORATIONS else v.top


def _free(v: View) -> News:
    sure = v.his_turns + v.your_turns == 0
    return News("wistar-ask-free-surely" if sure else "wistar-ask-free", {"section": phrases.card(v.about)})


_ABOUT: dict[str, Callable[[Any], News]] = {
    "skills": _skills, "skill_place": _skill_place, "first": _first, "how_many_yours": _how_many_yours,
    "cottage": _cottage, "turned": _turned, "door": _door, "ways": _ways, "goal": _goal, "won": _won,
    "icon": _icon, "plan": _plan, "place_points": _place_points, "free": _free,
    "task": _task, "your_turn": _your_turn, "correct_room": _correct_room,
}  # fmt: skip

# Signs that say more than yes, no or done in answer to a certain question.
_SIGNS = {
    ("skills", "done"), ("skills", "another"), ("first", "yes"), ("first", "no"), ("your_turn", "done"),
    ("free", "another"), ("cottage", "another"), ("turned", "another"), ("round_mouse", "none"),
    ("supply_mouse", "none"), ("mouse", "none"), ("tent_room", "none"), ("cheese", "none"), ("hidden_two", "none"),
    ("hidden_two", "both"), ("goal", "none"), ("ways", "none"), ("won", "yes"), ("won", "no"), ("task", "no"),
    ("task", "none"), ("your_turn", "yes"), ("your_turn", "no"), ("correct", "none"), ("correct_room", "none"),
}  # fmt: skip


def sign_label(v: View, sign: str) -> News:
    """What a button says for yes, no, done and the like."""
    name = dialogue.QUESTIONS[v.question]
    if (name, sign) == ("your_turn", "done") and v.options.edition > 1:
        return News("wistar-answer-your-chief-untold")
    if (name, sign) in _SIGNS:
        return News(f"wistar-answer-{name.replace('_', '-')}-{sign}")
    return News(f"wistar-answer-{sign}")
