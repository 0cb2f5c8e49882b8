"""How much of a matrix is tested: a seeded sample of it by default, all of it with `--all`, which can be interrupted.

A test with many cases says how many are enough for an ordinary run, in one of three ways:

    @pytest.mark.sample(3)      # of the cases that `parametrize` makes, three, drawn by the seed
    @pytest.mark.full           # none: only `--all` runs it
    def test_x(sample): ...     # for case in sample(cases, 3), where the cases are a loop within one test

With `--all` nothing is left out, and what has passed at the same sources is not run again: a run that was stopped,
or that failed, goes on where it was. `--afresh` forgets what has passed.
"""

from __future__ import annotations

import hashlib
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

SOURCES = ("src", "tests", "pyproject.toml", "constraints.txt")
SEED = 1
Sample = Callable[[Iterable[Any], int], list[Any]]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("konspira")
    group.addoption("--all", action="store_true", help="every case of every matrix, going on where a run was stopped")
    group.addoption("--afresh", action="store_true", help="with --all: run again what has passed at these sources")
    group.addoption("--seed", type=int, default=SEED, help="draws the samples of the matrices (%(default)s)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sample(n): n of the test's cases, drawn by the seed; all with --all")
    config.addinivalue_line("markers", "full: only with --all")
    config.pluginmanager.register(Remembering(config) if config.getoption("--all") else Sampling(config))


@pytest.fixture
def sample(request: pytest.FixtureRequest) -> Sample:
    """A function that draws some of the cases by the seed, in their order; with `--all` it returns them all."""
    whole, seed = request.config.getoption("--all"), request.config.getoption("--seed")

    def draw(cases: Iterable[Any], n: int) -> list[Any]:
        return list(cases) if whole else drawn(list(cases), n, f"{seed} {request.node.nodeid}")

    return draw


def drawn(cases: list[Any], n: int, seed: str) -> list[Any]:
    """Some of the cases, in their order: the same ones for the same seed."""
    chosen = random.Random(seed).sample(range(len(cases)), min(n, len(cases)))
    return [cases[number] for number in sorted(chosen)]


class Sampling:
    """An ordinary run: of each matrix, a sample."""

    def __init__(self, config: pytest.Config) -> None:
        self.seed = config.getoption("--seed")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        if any("[" in argument for argument in config.args):
            return  # whoever names a case gets it
        cases: dict[str, list[pytest.Item]] = defaultdict(list)
        left_out = {item for item in items if item.get_closest_marker("full")}
        for item in items:
            if item.get_closest_marker("sample"):
                cases[item.nodeid.partition("[")[0]].append(item)
        for name, of_one in cases.items():
            marker = of_one[0].get_closest_marker("sample")
            assert marker is not None
            left_out |= {*of_one} - {*drawn(of_one, marker.args[0], f"{self.seed} {name}")}
        deselect(config, items, left_out)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(f"Matrices were sampled by --seed {self.seed}; --all runs them whole.")


class Remembering:
    """A run of everything: what passes is written down under a hash of the sources, and not run again."""

    def __init__(self, config: pytest.Config) -> None:
        self.failed: set[str] = set()
        self.worker = hasattr(config, "workerinput")
        if self.worker:
            self.passed = set(config.workerinput["passed"])  # all workers must collect the same
            return
        self.file = config.rootpath / "build" / "tests" / f"passed-{sources_hash(config.rootpath)}.txt"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if config.getoption("--afresh"):
            self.file.unlink(missing_ok=True)
        self.passed = set(self.file.read_text(encoding="utf-8").splitlines()) if self.file.exists() else set()

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["passed"] = sorted(self.passed)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        deselect(config, items, {item for item in items if item.nodeid in self.passed})

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.worker:
            return
        if not report.passed:
            self.failed.add(report.nodeid)  # or skipped: what could not be tried here may be tried on another day
        elif report.when == "teardown" and report.nodeid not in self.failed:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(report.nodeid + "\n")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.passed:
            session.exitstatus = pytest.ExitCode.OK  # all of it has passed before

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        before = len(self.passed)
        terminalreporter.write_line(f"Matrices whole; {before} tests had passed before at these sources (--afresh).")


def deselect(config: pytest.Config, items: list[pytest.Item], left_out: set[pytest.Item]) -> None:
    """Take these out, and let pytest count them."""
    if left_out:
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]


def sources_hash(root: Path) -> str:
    """A hash of what tests depend on."""
    digest = hashlib.blake2b(digest_size=8)
    for top in SOURCES:
        for path in sorted([root / top, *(root / top).rglob("*")]):
            if path.is_file() and "__pycache__" not in path.parts and ".egg-info" not in str(path.parent):
                digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
