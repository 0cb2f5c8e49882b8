"""What can be agreed on before Krecia robota: which roles go together, and what is refused; numbers as in RULES.md."""

from __future__ import annotations

import itertools
import re

import msgspec
import pytest
from games.krecia.table import fresh, members, options, view

import konspira
from konspira.boxes.box import BadOptions
from konspira.games.krecia import BOX, pack
from konspira.games.krecia.options import BLANKS, PRESETS, Special
from konspira.games.krecia.roles import NAMES, Role
from konspira.play.options import schema
from konspira.speech import LANGUAGES, say, why

SPECIAL = Special.__args__
OPEN = {"wired", "accomplice"}
NEUTRAL = {"decoy", "accomplice", "shady"}


@pytest.mark.parametrize("two", list(itertools.combinations(SPECIAL, 2)), ids="+".join)
@pytest.mark.parametrize("seats", [4, 5])
def test_9_1_ruling_36_which_roles_go_together(two: tuple[str, str], seats: int) -> None:
    if set(two) <= OPEN:
        with pytest.raises(BadOptions, match="both start revealed"):
            options(seats, roles=two)
    elif set(two) <= NEUTRAL:
        with pytest.raises(BadOptions, match="both are neutral"):
            options(seats, roles=two)
    else:
        assert options(seats, roles=two)


def test_9_1_as_many_special_roles_as_there_are_agents_the_blank_one_counted() -> None:
    """Ruling 36: the rulebook advises two at most; people may choose more (p. 8)."""
    assert options(4, roles=["wired", "sleeper", "paranoid"])
    assert options(4, roles=["professor_no", "wired", "sleeper", "paranoid"])
    with pytest.raises(BadOptions, match="room for 3 special roles"):
        options(4, roles=["wired", "sleeper", "paranoid", "daredevil"])
    with pytest.raises(BadOptions, match="room for 4 special roles"):
        options(5, roles=["wired", "sleeper", "paranoid", "daredevil"], blank_role={"goal": "mole"})
    with pytest.raises(BadOptions, match="both are neutral"):
        options(5, roles=["decoy", "sleeper", "shady"])
    with pytest.raises(BadOptions, match="only one card of Sleeper Agent"):
        options(5, roles=["sleeper", "sleeper"])


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("settings", [{"roles": ["sleeper"]}, {"blank_role": {}}])
def test_9_special_roles_are_for_four_and_five(seats: int, settings: dict) -> None:
    with pytest.raises(BadOptions, match="four or five players"):
        options(seats, **settings)


def test_9_1_the_blank_role_is_held_to_the_same_combinations() -> None:
    with pytest.raises(BadOptions, match="Decoy and blank role do not go together: both are neutral"):
        options(4, roles=["decoy"], blank_role={"goal": "right_loses"})
    with pytest.raises(BadOptions, match="Wired Agent and blank role do not go together: both start revealed"):
        options(4, roles=["wired"], blank_role={"open": True})


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(
    ("name", "two"),
    [
        ("sleeper_paranoid", {"sleeper", "paranoid"}),
        ("daredevil_shady", {"daredevil", "shady"}),
        ("accomplice_professor_no", {"accomplice", "professor_no"}),
        ("shady_sleeper", {"shady", "sleeper"}),
    ],
)
def test_9_1_the_four_recommended_pairs_are_values_of_roles_that_have_a_name(name: str, two: set, seats: int) -> None:
    """P. 12."""
    assert set(PRESETS[name]) == two
    laid = options(seats, roles=name)
    assert {NAMES[laid.roles[place]] for place in range(seats)} - {"agent", "mole"} == two


def test_9_1_a_pair_chosen_by_its_name_is_in_the_journal_as_its_roles() -> None:
    match = konspira.open("krecia", seats=4, options={"roles": "shady_sleeper"})
    assert msgspec.json.decode(match.journal.text.splitlines()[0])["options"]["roles"] == ["shady", "sleeper"]


def test_9_1_a_lobby_can_offer_the_recommended_pairs_and_a_file_of_missions() -> None:
    described = {option.name: option for option in schema(BOX)}
    assert described["roles"].kind == "list"
    assert described["roles"].choices == list(SPECIAL)
    assert described["roles"].presets == PRESETS
    assert described["missions"].file
    for language in LANGUAGES:
        for name in PRESETS:
            assert say(BOX, f"option-roles-{name}", language)


@pytest.mark.parametrize("name", ["dealer", "open_role_seat"])
def test_9_12_a_lobby_can_offer_the_seats_by_name(name: str) -> None:
    described = {option.name: option for option in schema(BOX)}[name]
    assert (described.kind, described.choices) == ("choice", [None, 0, 1, 2, 3, 4])
    for language in LANGUAGES:
        assert say(BOX, f"option-{name}-null", language)
        assert say(BOX, f"option-{name}-0", language).endswith("1")


def test_10_1_a_lobby_can_put_the_blank_role_together_from_its_words() -> None:
    described = {option.name: option for option in schema(BOX)}["blank_role"]
    assert (described.kind, described.default) == ("parts", None)
    words = {part.name: part for part in described.parts}
    assert words["goal"].choices == ["agents", "mole", "most_votes", "partner", "right_loses"]
    assert words["goal_revealed"].choices == [None, "agents", "mole"]
    assert (words["votes"].least, words["votes"].most) == (0, 2)
    for language in LANGUAGES:
        for name in set(words) - {"sought", "last_hidden"}:  # those two belong to the mole's place (10.2)
            assert say(BOX, f"option-blank_role-{name}", language)
            for choice in words[name].choices or ():
                said = "null" if choice is None else choice
                assert say(BOX, f"option-blank_role-{name}-{said}", language)


@pytest.mark.parametrize(
    ("blank", "double"),
    [
        ({"open": True, "votes": 2}, False),  # only what it has once revealed counts
        ({"open": True, "votes_revealed": 2}, True),
        ({"votes": 2}, True),
        ({"votes_revealed": 2}, True),
        ({"votes_revealed": 2, "silences": True}, False),  # revealed seats do not vote
    ],
)
def test_8_6_all_point_twice_only_where_a_role_can_ever_cast_two_votes(blank: dict, double: bool) -> None:
    assert bool(options(4, blank_role=blank).double) == double


@pytest.mark.parametrize(
    ("blank", "reason"),
    [
        ({"goal": "partner"}, "must start revealed"),
        ({"token_limit": 1}, "must start revealed"),
        ({"holds_tokens": False}, "must start revealed"),
        ({"open": True, "on_reveal": "agents_win"}, "is not revealed by tokens"),
        ({"open": True, "goal_revealed": "mole"}, "is not revealed by tokens"),
        ({"sought": True}, "belong to the mole’s"),
        ({"last_hidden": True}, "belong to the mole’s"),
        ({"open": True, "goal": "most_votes"}, "never win by most votes"),
    ],
)
def test_10_2_a_blank_role_that_would_betray_itself_is_refused(blank: dict, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        options(4, blank_role=blank)


@pytest.mark.parametrize(
    "blank", [{"goal": "glory"}, {"votes": 3}, {"token_limit": -1, "open": True}, {"colour": "red"}]
)
def test_10_1_only_words_of_the_vocabulary(blank: dict) -> None:
    with pytest.raises(BadOptions):
        options(4, blank_role=blank)


def test_10_the_blank_roles_of_the_sweep_use_the_whole_vocabulary() -> None:
    words = {word for blank in BLANKS for word in blank}
    assert words == set(Role.__struct_fields__) - {"sought", "last_hidden", "name", "text"}


def test_5_4_risky_missions_need_raising() -> None:
    """Ruling 14."""
    with pytest.raises(BadOptions, match="so they need raising"):
        options(4, raising=False, risky=True)
    with pytest.raises(BadOptions, match="so they need raising"):
        options(4, raising=False, roles=["daredevil"])


def test_9_12_an_open_role_seat_needs_such_a_role() -> None:
    with pytest.raises(BadOptions, match="none of the roles in play starts revealed"):
        options(4, open_role_seat=1, roles=["sleeper"])
    with pytest.raises(BadOptions, match="seats are numbered 0 to 3"):
        options(4, open_role_seat=4, roles=["wired"])


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_seats(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 seats"):
        BOX.options_row(seats)


REFUSED = {
    "9 special roles with three seats": (3, {"roles": ["sleeper"]}),
    "9.1 too many special roles": (4, {"roles": ["wired", "sleeper", "paranoid", "daredevil"]}),
    "10.3 a name that cannot be shown": (4, {"blank_role": {"name": "a\u202eb"}}),
    "9.1 one role twice": (5, {"roles": ["sleeper", "sleeper"]}),
    "9.1 two that start revealed": (5, {"roles": ["wired", "accomplice"]}),
    "9.1 two neutrals": (5, {"roles": ["decoy", "shady"]}),
    "2.6 a dealer who is not there": (3, {"dealer": 3}),
    "9.12 a seat for no role": (4, {"open_role_seat": 0}),
    "11.1 risky missions with two seats": (2, {"risky": True}),
    "5.4 risky missions without raising": (4, {"risky": True, "raising": False}),
    "10.2 a blank role in the mole's place": (4, {"blank_role": {"sought": True}}),
    "10.2 a hidden blank role with a partner": (4, {"blank_role": {"goal": "partner"}}),
    "10.2 a hidden blank role with a limit": (4, {"blank_role": {"token_limit": 1}}),
    "10.2 a hidden blank role that holds no tokens": (4, {"blank_role": {"holds_tokens": False}}),
    "10.2 an open blank role that tokens reveal": (4, {"blank_role": {"open": True, "goal_revealed": "mole"}}),
    "10.2 an open blank role that wants votes": (4, {"blank_role": {"open": True, "goal": "most_votes"}}),
    "11.1 no risky missions in the pack": (4, {"risky": True, "missions": "plain"}),
    "3.4 a pack that is too small": (3, {"missions": "few"}),
}


@pytest.mark.parametrize("rule", REFUSED)
def test_every_refusal_says_its_reason_in_three_languages(rule: str) -> None:
    seats, settings = REFUSED[rule]
    cards = {"plain": msgspec.to_builtins(pack.default()[:24]), "few": msgspec.to_builtins(pack.default()[:20])}
    if "missions" in settings:
        settings = settings | {"missions": cards[settings["missions"]]}
    with pytest.raises(BadOptions) as refused:
        options(seats, **settings)
    said = {language: why(BOX, refused.value, language) for language in LANGUAGES}
    assert said["en"] == str(refused.value)
    assert len(set(said.values())) == len(LANGUAGES)


def test_a_refusal_calls_roles_by_their_names_in_that_language() -> None:
    with pytest.raises(BadOptions) as refused:
        options(4, roles=["wired", "accomplice"])
    assert why(BOX, refused.value, "pl").startswith("Agent na podsłuchu i Wspólnik nie idą w parze")
    assert why(BOX, refused.value, "cs").startswith("Agent s odposlechem a Komplic nejdou dohromady")


def test_no_reason_is_left_to_be_said_in_english_only() -> None:
    """Every sentence of a refusal is there, and every one that is there can be reached."""
    source = "".join(
        (BOX.folder / name).read_text() for name in ("options.py", "pack.py", "roles.py", "pack_errors.py", "files.py")
    )
    assert len(re.findall(r"[^.]BadOptions\(", source)) == 1, "an option that is no file, which is the shell's to say"
    texts = (BOX.folder / "locale" / "en.ftl").read_text()
    for name in re.findall(r"^krecia-(?:refused|pack)-([a-z-]+) =", texts, re.M):
        assert f'"{name}"' in source or f'-{name}"' in source, name


def test_every_variant_can_be_laid_and_the_first_is_the_base_game() -> None:
    for seats in BOX.seats:
        assert BOX.variants(seats)[0] == {}
        for settings in BOX.variants(seats):
            t = fresh(seats, **settings)
            assert len(members(t.hand[0])) == t.options.hand
            assert view(t, -1).hand[0] == 0
