"""What all tests share: folders of their own, and games that are compiled once, before any worker needs them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from konspira.boxes.box import Box
from konspira.boxes.find import load_box
from konspira.play import shelf

pytest_plugins = ["sampling"]
TESTS = Path(__file__).parent
TOYS = TESTS / "toys"
OWN = TESTS.parent / "build" / "tests"  # what the tests leave behind; `make clean` removes it

# The same examples in every run, however long they take to make.
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("same")

# The machine code is kept between runs, beside that of the games which people play and not among it; whoever names a
# cache gets that one. Saved matches, boxes and databases are the tests' own always.
os.environ.setdefault("KONSPIRA_CACHE", str(OWN / "cache"))
for kind in ("data", "config", "state"):
    os.environ[f"XDG_{kind.upper()}_HOME"] = str(OWN / kind)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("konspira").addoption("--games", default="", help="of the tests of one game, those of these: gra,…")


def pytest_configure(config: pytest.Config) -> None:
    """Fill the compiled cache before there are workers, so that they do not all compile the same."""
    if "PYTEST_XDIST_WORKER" in os.environ or not config.getoption("numprocesses", None):
        return  # a worker, or a run without workers, which compiles what its tests ask for
    commands = [
        [sys.executable, "-m", "konspira.boxes.warm", str(folder), name]
        for name, folder in shelf.folders().items()
        if name not in left_out(config)
    ]
    with ThreadPoolExecutor(os.cpu_count()) as cores:  # a game that fails shows it in its tests
        list(cores.map(lambda command: subprocess.run(command, check=False, stdout=subprocess.DEVNULL), commands))


def left_out(config: pytest.Config) -> set[str]:
    """The games that are not to be tested in this run."""
    wanted = config.getoption("--games")
    return set(shelf.names()) - set(wanted.split(",")) if wanted else set()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests whose folder or case names a game that is not to be tested."""
    from sampling import deselect  # here, because pytest imports that plugin itself

    other = left_out(config)
    deselect(config, items, {item for item in items if other & {*re.split(r"\W+", item.nodeid)}})


class Scheduler(LoadScopeScheduling):
    """Tests go to whichever worker is free, one by one; those in a browser file by file, as they share visitors."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.startswith("tests/web/") else nodeid

    def remove_node(self, node: WorkerController) -> str | None:
        """A test in which a worker dies has failed: xdist 3.8 would give it to the next worker, and to the next."""
        work = self.assigned_work[node]
        died: str | None = next((test for unit in work.values() for test, done in unit.items() if not done), None)
        for scope, unit in list(work.items()):
            unit.update({test: True for test in unit if test == died})
            if all(unit.values()):
                del work[scope]
        super().remove_node(node)
        return died

    def _reschedule(self, node: WorkerController) -> None:
        """A worker begins a test when it knows the next one: with a single one, a late worker would wait for ever."""
        for few in (3, 2):
            if node in self.registered_collections and self._pending_of(self.assigned_work[node]) < few:
                super()._reschedule(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduler:
    """Instead of `--dist loadgroup`, which xdist 3.8 cannot do with pytest 9.2.

    Tests stay in their order, those in a browser last: a browser leaves an event loop running in its worker.
    """
    config.option.loadscopereorder = False
    return Scheduler(config, log)


@pytest.fixture
def altered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Box]]:
    """A function that makes another toy game from the toy, with some lines changed."""
    made = []
    monkeypatch.setenv("KONSPIRA_GAMES", str(tmp_path))

    def alter(name: str, **changes: tuple[str, str] | list[tuple[str, str]]) -> Box:
        folder = tmp_path / name
        shutil.copytree(TOYS / "pips", folder, ignore=shutil.ignore_patterns("__pycache__"))
        for path in folder.glob("*.py"):
            text = path.read_text()
            asked = changes.get(path.stem, [])
            for before, after in asked if isinstance(asked, list) else [asked]:
                assert before in text, f"{before!r} is not in {path.name}"
                text = text.replace(before, after)
            path.write_text(
                text.replace("konspira.games.pips", f"konspira.games.{name}").replace('"pips"', f'"{name}"')
            )
        made.append(name)
        return load_box(folder, name)

    yield alter
    for name in made:
        for module in [m for m in sys.modules if m.startswith(f"konspira.games.{name}")]:
            del sys.modules[module]
