"""What lies in deploy/ fits this version: its options exist, and what is watched is told by /metrics."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest
from typer.main import get_command

from konspira.cli import app
from konspira.server import Config
from konspira.server.hosts import Proxies
from konspira.server.monitoring import COUNTED, Metrics

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SERVER = ROOT / "src" / "konspira" / "server"
WATCHED = re.compile(r"\b(?:konspira|process)_[a-z0-9_]+")


def gauges() -> set[str]:
    """The names of gauges, wherever in the server they are set."""
    found = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AugAssign) and ast.unparse(node.target).endswith("metrics.gauges"):
                assert isinstance(node.value, ast.Dict)
                found |= {key.value for key in node.value.keys if isinstance(key, ast.Constant)}
            if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith("metrics.gauges"):
                found |= {node.slice.value} if isinstance(node.slice, ast.Constant) else set()
    return {str(name) for name in found}


def told() -> set[str]:
    """All that /metrics tells, from the first moment on."""
    metrics = Metrics()
    metrics.gauges |= {name: lambda: 0 for name in gauges()}
    return {re.split(r"[ {]", line)[0] for line in metrics.text().splitlines() if not line.startswith("#")}


@pytest.mark.parametrize("file", ["grafana.json", "alerts.yml"])
def test_what_is_watched_is_told(file: str) -> None:
    watched = set(WATCHED.findall((DEPLOY / file).read_text(encoding="utf-8")))
    assert watched - told() == set()
    assert len(watched) > 4


def test_a_dashboard_is_one_that_can_be_imported() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"]) == 12
    assert all(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])


def test_all_that_is_counted_is_told_before_it_happens() -> None:
    counted = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("metrics.count"):
                counted |= {
                    one.value for one in ast.walk(node.args[0])
                    if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value.isidentifier()
                }  # fmt: skip
    assert {name for name in counted if name not in ("http_", "xx", "status")} <= set(COUNTED)


@pytest.mark.parametrize("file", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_option_that_is_used_exists(file: str) -> None:
    commands = get_command(app).commands
    text = (DEPLOY / file).read_text(encoding="utf-8")
    for name in ("serve", "backup", "restore"):
        known = {option for one in commands[name].params for option in one.opts}
        for line in re.findall(rf"konspira {name}(.*)", text):
            assert set(re.findall(r"(--[a-z-]+)", line)) <= known, line
    if "compose" in file or "Containerfile" in file:
        used = set(re.findall(r"(?<![a-z])(--(?:host|port|db|origin|proxy|secrets|name))\b", text))
        assert used
        assert used <= {option for one in commands["serve"].params for option in one.opts}


def test_every_night_is_copied_where_there_was_no_folder_and_fourteen_copies_are_kept(tmp_path: Path) -> None:
    unit = (DEPLOY / "konspira-backup.service").read_text(encoding="utf-8").replace("%%", "%")
    begin, after = (
        re.findall(rf"^{name}=/bin/sh -c '(.*)'$", unit, re.M)[0] for name in ("ExecStart", "ExecStartPost")
    )
    tables, copies = tmp_path / "konspira.db", tmp_path / "backups" / "konspira"
    with contextlib.closing(sqlite3.connect(tables)) as db:
        db.execute("CREATE TABLE tables (id)")

    def run(line: str) -> None:
        for there, here in {
            "/opt/konspira/bin/konspira": f"{sys.executable} -m konspira", "/var/backups/konspira": str(copies),
            "/var/lib/konspira/konspira.db": str(tables),
        }.items():  # fmt: skip
            line = line.replace(there, here)
        subprocess.run(["/bin/sh", "-c", line], check=True, timeout=120)

    run(begin)
    (today,) = copies.iterdir()
    assert today.suffix == ".db"
    assert copies.stat().st_mode & 0o777 == 0o700
    for day in range(20):
        for old in (copies / f"2020-01-{day + 1:02}.db", copies / f"2020-01-{day + 1:02}.db.secrets"):
            old.touch()
            os.utime(old, (day, day))
    run(after)
    assert len(list(copies.glob("*.db"))) == len(list(copies.glob("*.secrets"))) + 1 == 14
    assert today.exists()


def test_the_network_of_the_containers_is_a_proxy_that_is_taken() -> None:
    network = re.findall(r"--proxy=(\S+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8"))[0]
    assert "172.30.0.7" in Proxies([network])
    assert Config().proxies == ()


def test_a_container_that_cannot_store_anything_is_not_healthy_in_whatever_format_its_image_is() -> None:
    """The OCI's format has no health checks: podman left ours out, and only warned."""
    image, compose = ((DEPLOY / name).read_text(encoding="utf-8") for name in ("Containerfile", "compose.yaml"))
    (asks,) = re.findall(r'"(import urllib[^"]+/health[^"]+)"', image)
    assert f"test: [CMD, python, -c, {json.dumps(asks)}]" in compose
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all("--format docker" in line for line in re.findall("podman build .*", image + page))


def test_what_is_no_source_is_not_copied_into_an_image() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    left_out = {line.removeprefix("**/") for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()}
    assert ".git" in left_out
    assert [one for one in ignored if not any(fnmatch(one.strip("/"), pattern) for pattern in left_out)] == []


def test_the_page_names_the_files_and_only_options_that_there_are() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    unnamed = {path.name for path in DEPLOY.iterdir() if f"deploy/{path.name}" not in page}
    assert unnamed <= {"konspira-backup.service"}, "which the timer starts"
    known = {option for command in get_command(app).commands.values() for one in command.params for option in one.opts}
    assert set(re.findall(r"`(--[a-z-]+)", page)) <= known
