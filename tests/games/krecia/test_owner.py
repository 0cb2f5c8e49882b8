"""An owner of the box at the command line: missions out of a file, pairs of roles by name, refusals as reasons."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from konspira.cli import app
from konspira.games.krecia.options import PRESETS
from konspira.speech import LANGUAGES


@pytest.fixture
def konspira(tmp_path: Path):
    """A function that runs `konspira …` with a home of its own and returns its exit code and what it printed."""

    def command(*words: str, typed: str = "q\n") -> tuple[int, str]:
        environment = {
            "XDG_DATA_HOME": str(tmp_path / "home"),
            "COLUMNS": "300",
            "NO_COLOR": "1",
            "LANG": "en_GB.UTF-8",
        }
        done = CliRunner().invoke(app, words, input=typed, env=environment)
        return done.exit_code, done.output

    return command


@pytest.fixture
def mine(konspira, tmp_path: Path) -> Path:
    """The pack that comes with the game, as `konspira pack krecia > mine.toml` writes it."""
    code, text = konspira("pack", "krecia")
    assert code == 0
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return path


PLAY = ("play", "krecia", "--new", "--bot", "random", "--seats", "4", "-o", "dealer=3")


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "z własnego pudełka"), ("cs", "z vlastní krabice"), ("en", "from your own copy")],
)
def test_17_1_missions_of_an_own_copy_are_played_and_say_so(konspira, mine: Path, language: str, words: str) -> None:
    changed = "\n".join(line for line in mine.read_text().splitlines() if not line.startswith("provenance"))
    mine.write_text(changed.replace('kind = "rising"', 'kind = "falling"'))
    code, said = konspira(*PLAY, "--missions", str(mine), "-l", language)
    assert code == 0
    assert words in said


def test_17_1_the_pack_that_comes_with_the_game_can_be_loaded_as_it_is(konspira, mine: Path) -> None:
    code, said = konspira(*PLAY, "--missions", str(mine))
    assert code == 0
    assert "from your own copy" not in said
    assert "Which mission?" in said


BAD = [
    ('trump = "yellow"', 'trump = "red"', "M01", {"pl": "może być", "cs": "může být", "en": "can be"}),
    ('cards = "all", low = 7', "low = 7", "M01", {"pl": "brakuje cards", "cs": "chybí cards", "en": "is missing"}),
    ('id = "M02"', 'id = "M01"', "M01", {"pl": "dwa razy", "cs": "dvakrát", "en": "twice"}),
    ("[[mission]]", "[[mission", "", {"pl": "nie jest TOML", "cs": "není TOML", "en": "is not TOML"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("before", "after", "mission", "why"), BAD)
def test_17_4_a_mistake_is_said_with_file_mission_and_reason(
    konspira, mine: Path, language: str, before: str, after: str, mission: str, why: dict[str, str]
) -> None:
    assert before in mine.read_text()
    mine.write_text(mine.read_text().replace(before, after, 1))
    code, said = konspira(*PLAY, "--missions", str(mine), "-l", language)
    assert code == 2
    assert "mine.toml" in said
    assert mission in said
    assert why[language] in said


@pytest.mark.parametrize(
    ("language", "why"), [("pl", "Nie da się odczytać"), ("cs", "nelze přečíst"), ("en", "cannot be read")]
)
def test_17_1_a_file_that_is_not_there_is_named(konspira, tmp_path: Path, language: str, why: str) -> None:
    code, said = konspira(*PLAY, "--missions", str(tmp_path / "none.toml"), "-l", language)
    assert code == 2
    assert "none.toml" in said
    assert why in said


def test_a_game_without_missions_says_what_it_has(konspira, mine: Path) -> None:
    code, said = konspira("play", "gra", "--missions", str(mine))
    assert code == 2
    assert "There is no option missions" in said


@pytest.mark.parametrize("name", PRESETS)
def test_9_1_a_recommended_pair_is_played_by_its_name(konspira, name: str) -> None:
    code, said = konspira(*PLAY, "-o", f"roles={name}", typed="h\nq\n")
    assert code == 0
    shown = {"sleeper": "Sleeper", "paranoid": "Paranoid", "daredevil": "Daredevil", "shady": "Shady Character",
             "accomplice": "Accomplice", "professor_no": "Professor No"}  # fmt: skip
    in_play = next(line for line in said.splitlines() if "Roles in play" in line)
    assert all(shown[role] in in_play for role in PRESETS[name])


def test_9_1_roles_may_be_written_one_after_the_other(konspira) -> None:
    code, said = konspira(*PLAY, "-o", "roles=decoy,sleeper")
    assert code == 0
    assert "Decoy, Sleeper Agent" in said
    code, said = konspira(*PLAY, "-o", "roles=decoy,shady", "-l", "pl")
    assert code == 2
    assert "Przynęta i Typ spod ciemnej gwiazdy nie idą w parze" in said


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "Możliwe: wired"), ("cs", "Možné hodnoty: wired"), ("en", "Possible values: wired")]
)
def test_a_role_that_is_not_there_is_refused_with_those_that_are(konspira, language: str, words: str) -> None:
    code, said = konspira(*PLAY, "-o", "roles=sleepr", "-l", language)
    assert code == 2
    assert words in said
    assert "shady_sleeper" in said


def test_10_1_a_word_that_the_blank_role_has_not_is_refused_with_those_it_has(konspira) -> None:
    code, said = konspira(*PLAY, "-o", 'blank_role={"colour": "red"}')
    assert code == 2
    assert 'Possible values: {"goal": …, "goal_revealed": …, "open": …, "follows": …' in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_agreed_on_is_listed_with_the_recommended_pairs(konspira, language: str) -> None:
    code, said = konspira("games", "krecia", "-l", language)
    assert code == 0
    for name in (*PRESETS, "professor_no"):
        assert f"roles={name}  " in said


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "Uśpiony agent"), ("cs", "Spící agent"), ("en", "Sleeper Agent")]
)
def test_the_rules_can_be_read_in_three_languages_and_explain_every_option(konspira, language: str, words: str) -> None:
    code, said = konspira("rules", "krecia", "-l", language)
    assert code == 0
    assert words in said
    assert "{" not in said, "what only a page can show is not shown raw"
