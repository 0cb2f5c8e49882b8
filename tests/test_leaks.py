"""The promises themselves are put to the test: a toy game with a planted fault must be found out, each time."""

from __future__ import annotations

from collections.abc import Callable

from promises import Inspector
from twins import twin_observations, twin_turns

from konspira.boxes.box import Box

Altered = Callable[..., Box]


def broken(box: Box) -> str:
    return Inspector(box).sweep(box.options_row(3), games=200)


def test_the_toy_itself_keeps_its_promises(altered: Altered) -> None:
    box = altered("honest")
    assert broken(box) == ""
    assert Inspector(box).doubts(box.options_row(3))
    assert all(one == other for one, other in twin_turns(box, 3, {}, seed=1, games=20))
    assert all(one == other for one, other in twin_observations(box, 3, {}, seed=1, steps=10))


def test_a_leak_in_a_view_is_found(altered: Altered) -> None:
    box = altered("leaky_view", rules=("other == seat or t.waiting == 0", "other <= seat or t.waiting == 0"))
    assert not Inspector(box).doubts(box.options_row(3)) or "view" in broken(box)


def test_a_leak_hidden_in_a_harmless_field_is_found(altered: Altered) -> None:
    box = altered("leaky_field", rules=("v.my_swap = t.swap[seat] if seat >= 0 else 0", "v.my_swap = t.pip[0]"))
    assert broken(box) == "an imagined world has another view"


def test_a_secret_that_is_declared_public_is_found(altered: Altered) -> None:
    moved = "    swap: Row = many(i8, SEATS)\n"
    between = "\n\nclass Table(Public):\n    rng: u64\n"
    box = altered("leaky_public", rules=(between + moved, moved + between))
    assert broken(box) == "an imagined world has another view"


def test_a_leak_in_an_encoder_is_found(altered: Altered) -> None:
    """A summary that is written only by who holds something to sum up: the next seat finds it in the same memory."""
    summary = (
        "class Summary(Record):\n    luck: i8\n\n\n"
        "@rule\ndef summarize(v, s):\n    if v.pip[0] > 0:\n        s.luck = v.pip[0]\n\n\n"
    )
    named = ("imagine=rules.imagine,", "imagine=rules.imagine, summarize=rules.summarize,")
    box = altered(
        "leaky_encoder",
        rules=("share = copying(Public)", summary + "share = copying(Public)"),
        __init__=[("    rules=Rules(\n", "    summary=rules.Summary,\n    rules=Rules(\n"), named],
    )
    assert any(one != other for one, other in twin_observations(box, 3, {}, seed=1, steps=10))


def test_a_leak_in_the_legal_actions_is_found(altered: Altered) -> None:
    box = altered("leaky_menu", rules=("return 2 if t.waiting", "return (2 if t.pip[0] > 3 else 1) if t.waiting"))
    assert broken(box) == "an imagined world has other legal actions"


def test_a_leak_in_a_narration_is_found(altered: Altered) -> None:
    """A narrator that listens to more than the seat's two views: here, to how often anyone has been told anything."""
    box = altered("leaky_news", wording=("def tell(before: Any, after: Any) -> list[News]:",
                                         "heard = []\n\n\ndef tell(before: Any, after: Any) -> list[News]:\n"
                                         "    heard.append(1)\n"
                                         "    return [News('pips-hold', {'pip': len(heard)})]"))  # fmt: skip
    assert any(one != other for one, other in twin_turns(box, 3, {}, seed=1, games=20))


def test_an_imagination_that_knows_the_truth_is_found(altered: Altered) -> None:
    """A view that smuggles everything to imagine, which then lays the true table."""
    box = altered("leaky_dream", rules=(
        "v.pip[other] = t.pip[other] if other == seat or t.waiting == 0 else 0", "v.pip[other] = t.pip[other]",
    ))  # fmt: skip
    assert not Inspector(box).doubts(box.options_row(3))


def test_an_imagination_without_chance_is_found(altered: Altered) -> None:
    box = altered("dull_dream", rules=("t.pip[seat] = 1 + below(t, PIPS) if hidden", "t.pip[seat] = 3 if hidden"))
    assert not Inspector(box).doubts(box.options_row(3))


def test_an_imagination_that_forgets_a_field_is_found(altered: Altered) -> None:
    box = altered("forgetful", rules=("share(v, t)", "t.waiting = v.waiting"))
    assert "does not write every field" in broken(box)


def test_choices_that_do_not_commute_are_found(altered: Altered) -> None:
    box = altered("hasty", rules=("t.swap[seat] = action\n", "t.swap[seat] = action + t.waiting\n"))
    assert broken(box) in ("sealed choices do not commute", "an imagined world has another view")


def test_legal_that_disagrees_with_pick_is_found(altered: Altered) -> None:
    box = altered("lax", rules=("and action >= 0", ""))
    assert broken(box) == "legal allows an action that pick never gives"


def test_a_game_without_an_end_is_found(altered: Altered) -> None:
    box = altered("endless", rules=("t.waiting &= ~(1 << seat)", "t.waiting &= 7"))
    assert broken(box) == "the game does not end"
