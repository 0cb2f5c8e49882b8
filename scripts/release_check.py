"""Is what would be released whole, and does it work? `make release-check` builds it and runs this over `dist`.

Wheel and sdist go into empty environments: with the lowest versions that the floors of pyproject.toml allow on the
oldest Python, and with the newest versions on the newest. In each a person plays, serves and measures.
"""

from __future__ import annotations

import argparse
import email
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
OLDEST, NEWEST = "3.11", "3.13"
UV = [sys.executable, "-m", "uv", "--quiet", "--no-python-downloads"]
EXTRAS = ("server", "research")
ANSWERS = "\n".join(["c"] + ["", "1 1", "c", "3 6", "c"] * 200)  # legal often enough to end any deal of GRA for two


def main() -> None:
    """Check what lies in the folder, and end with a line that counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dist", type=Path, nargs="?", default=ROOT / "dist")
    parser.add_argument("--contents", action="store_true", help="look into the files only, install nothing")
    chosen = parser.parse_args()
    (wheel,), (sdist,) = chosen.dist.resolve().glob("*.whl"), chosen.dist.resolve().glob("*.tar.gz")
    check_contents(wheel, sdist)
    print("contents: whole")
    if chosen.contents:
        return
    passed = failed = 0
    for version, resolution, file in (
        (OLDEST, "lowest-direct", wheel),
        (OLDEST, "highest", sdist),
        (NEWEST, "highest", wheel),
        (NEWEST, "lowest-direct", sdist),
    ):
        said = f"Python {version}, {resolution} versions, {file.name}"
        python = found(version)
        if python is None:
            print(f"{said}: left out, there is no Python {version} here")
            continue
        began = time.monotonic()
        try:
            with tempfile.TemporaryDirectory() as folder:
                check_installed(install(Path(folder), python, resolution, file, sdist), Path(folder))
        except (AssertionError, subprocess.SubprocessError) as error:
            failed += 1
            print(f"{said}: {error}\n{getattr(error, 'stdout', '') or ''}{getattr(error, 'stderr', '') or ''}")
        else:
            passed += 1
            print(f"{said}: plays, serves, measures ({time.monotonic() - began:.0f} s)")
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


def check_contents(wheel: Path, sdist: Path) -> None:
    """The sdist has every file of the repository, the wheel every file of the package; the description stands alone."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    tracked = {name for name in listed if name}
    with tarfile.open(sdist) as archive:
        there = {name.partition("/")[2] for name in archive.getnames()}
    assert not (missing := sorted(tracked - there)), f"not in the sdist: {missing}"
    with zipfile.ZipFile(wheel) as archive:
        inside = {f"src/{name}" for name in archive.namelist()}
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        described = email.message_from_bytes(archive.read(metadata))
    package = {name for name in tracked if name.startswith("src/")}
    assert not (missing := sorted(package - inside)), f"not in the wheel: {missing}"
    broken = re.findall(r"\]\((?!https?:)[^)]*\)", str(described.get_payload()))
    assert not broken, f"links that lead nowhere on an index: {broken}"


def found(version: str) -> str | None:
    """That Python on this machine, if there is one; pyenv keeps its own out of the way."""
    asked = subprocess.run([*UV, "python", "find", version], capture_output=True, text=True, check=False)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    kept = sorted(pyenv.glob(f"versions/{version}.*/bin/python"))
    return asked.stdout.strip() or (str(kept[-1]) if kept else None)


def install(folder: Path, python: str, resolution: str, file: Path, sdist: Path) -> Path:
    """An empty environment with one of the two files in it; returns where its commands are."""
    with tarfile.open(sdist) as archive:
        (project,) = (name for name in archive.getnames() if name.count("/") == 1 and name.endswith("/pyproject.toml"))
        archive.extract(project, folder, filter="data")
    venv = folder / "venv"
    wanted = ["-r", str(folder / project), *(word for extra in EXTRAS for word in ("--extra", extra))]
    for words in (
        ["venv", "--python", python, str(venv)],
        ["pip", "install", "--python", str(venv), "--resolution", resolution, *wanted],
        ["pip", "install", "--python", str(venv), "--no-deps", str(file)],
        ["pip", "check", "--python", str(venv)],
    ):
        subprocess.run([*UV, *words], cwd=folder, capture_output=True, text=True, check=True)
    return venv / "bin"


def check_installed(commands: Path, folder: Path) -> None:
    """A person who has only what was installed plays a game, opens the web table, and measures."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "KONSPIRA_CACHE": str(folder / "cache")}
    own = {"PATH": os.environ["PATH"], "LANG": "en_GB.UTF-8", "COLUMNS": "120", **home}

    def said(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            [commands / "konspira", *words], cwd=folder, env=own, input=typed, capture_output=True, text=True,
            timeout=600, check=True,
        )  # fmt: skip
        return done.stdout

    assert "serve" in said("--help")
    assert "--seats" in said("play", "--help")
    assert re.search(r"Seat \d wins|You win|nobody else is left", said("play", "gra", "--seats", "2", "--bot", "random",
                                                                      typed=ANSWERS))  # fmt: skip
    assert '"peer": "OpenSpiel liars_dice"' in said("bench", "gra", "--json", "--seconds", "0.2")
    serving = [commands / "konspira", "serve", "--port", "0", "--game", "gra", "--db", folder / "konspira.db"]
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen(serving, cwd=folder, env=own, stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            link = server.stdout.readline().split()[-1]
            for page in ("health", ""):
                with urllib.request.urlopen(link + page, timeout=60) as answer:
                    assert answer.status == 200
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
