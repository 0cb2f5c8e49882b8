"""The compiled cache: fast when nothing changed, never stale, and not needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import platformdirs
import pytest

import konspira
from konspira.boxes import cache

PACKAGE = Path(konspira.__file__).parent
ASK = """
import sys
from konspira.play import shelf
from konspira.boxes.backend import compiled
box = shelf.box("pips")
table = box.table.new()
compiled(box).start(table, box.options_row(2))
print(table[0]["pip"].tolist(), sum(entry.compiled is not None for entry in compiled(box).all.values()), box.folder)
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the package with the toy game in it and a cache of its own."""
    ignore = shutil.ignore_patterns("__pycache__", "gra", "krecia", "agenci", "wistar", "web", "server")
    shutil.copytree(PACKAGE, tmp_path / "src" / "konspira", ignore=ignore)
    toys = Path(__file__).parents[1] / "toys" / "pips"
    shutil.copytree(toys, tmp_path / "src" / "konspira" / "games" / "pips")
    return tmp_path


def asked(copied: Path, **more: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copied / "src"), "KONSPIRA_CACHE": str(copied / "cache"), **more}
    done = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    assert str(copied) in done.stdout, "the copy answers, not the installed package"
    return done.stdout.split("]")[0] + "]"


def compiled_files(copied: Path) -> set[str]:
    return {str(path.relative_to(copied)) for path in (copied / "cache").rglob("*.nbc")}


def test_an_edited_rule_is_never_answered_by_stale_machine_code(copied: Path) -> None:
    first = asked(copied)
    kept = compiled_files(copied)
    assert kept
    assert asked(copied) == first
    assert compiled_files(copied) == kept, "the second start compiles nothing"
    rules = copied / "src" / "konspira" / "games" / "pips" / "rules.py"
    rules.write_text(rules.read_text().replace("t.pip[seat] = 1 + below(t, PIPS)", "t.pip[seat] = 5"))
    assert asked(copied) == "[5, 5, 0]"


def test_an_edit_in_another_file_counts_too(copied: Path) -> None:
    """The rule that is cached lies in rules.py; the chance that it calls lies in the kernel."""
    before = asked(copied)
    chance = copied / "src" / "konspira" / "kernel" / "chance.py"
    text = chance.read_text()
    body = "    return np.int64((x ^ (x >> u64(31))) >> u64(33)) * n >> 31"
    assert body in text
    chance.write_text(text.replace(body, "    return np.int64(x & u64(0)) + n - 1"))
    assert asked(copied) == "[6, 6, 0]" != before


def test_a_machine_without_a_writable_cache_still_works(copied: Path) -> None:
    nowhere = copied / "nowhere"
    nowhere.write_text("a file, where a folder would have to be made")
    assert asked(copied, KONSPIRA_CACHE=str(nowhere / "below")) == asked(copied)


def folders(base: Path, number: int, used: float) -> list[Path]:
    """So many folders of machine code, used a second after each other, the last at a given time."""
    made = [base / f"game-{used:.0f}-{place}" for place in range(number)]
    for place, folder in enumerate(made):
        folder.mkdir()
        os.utime(folder, (used, used - number + place))
    return made


def test_machine_code_that_was_not_used_for_longest_is_swept_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    old = folders(tmp_path, cache.KEPT + 5, time.time() - 2 * cache.RECENT)
    new = cache.folder_for("game", (), "test")
    assert new is not None
    assert set(tmp_path.iterdir()) == {new, *old[6:]}


def test_machine_code_that_was_used_recently_is_kept_however_much_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    recent = folders(tmp_path, cache.KEPT + 5, time.time())
    assert cache.folder_for("game", (), "test")
    assert set(recent) < set(tmp_path.iterdir())


def test_a_folder_counts_as_used_when_machine_code_is_loaded_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    mine = cache.folder_for("mine", (), "test")
    assert mine is not None
    os.utime(mine, (1, 1))
    folders(tmp_path, cache.KEPT + 5, time.time() - 2 * cache.RECENT)
    assert cache.folder_for("mine", (), "test") == mine
    assert cache.folder_for("other", (), "test")
    assert mine.exists()


def test_each_way_to_compile_has_machine_code_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path)
    assert cache.folder_for("game", (), "one") != cache.folder_for("game", (), "another")


def test_comments_do_not_change_the_hash_of_the_rules(copied: Path) -> None:
    script = "from konspira.play import shelf; from konspira.boxes.fingerprint import rules_hash;"
    script += "print(rules_hash(shelf.box('pips')))"

    def hash_now() -> str:
        environment = {**os.environ, "PYTHONPATH": str(copied / "src")}
        return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True,
                              check=True).stdout  # fmt: skip

    before = hash_now()
    rules = copied / "src" / "konspira" / "games" / "pips" / "rules.py"
    rules.write_text(rules.read_text().replace("PIPS = 3, 6", "PIPS = (3,   6)  # as many as a die"))
    assert hash_now() == before
    rules.write_text(rules.read_text().replace("(3,   6)", "(3,   7)"))
    assert hash_now() != before


def test_tests_leave_the_machine_code_and_the_matches_of_people_alone() -> None:
    home = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "KONSPIRA_"))}
    script = "import platformdirs as p; print(p.user_cache_dir('konspira'), p.user_data_dir('konspira'))"
    own = subprocess.run([sys.executable, "-c", script], env=home, capture_output=True, text=True, check=True).stdout
    assert str(cache.root()) not in own.split()
    assert platformdirs.user_data_dir("konspira", appauthor=False) not in own.split()
