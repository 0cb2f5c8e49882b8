"""What stands on the site besides docs/: the texts at the top of the repository, each game's rules, the reference.

MkDocs calls these functions (`hooks` in mkdocs.yml). A new game, guide or decision is on the site without a line here.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "konspira"
TOP = {"README.md": "index.md", "ARCHITECTURE.md": "architecture.md", "CONTRIBUTING.md": "contributing.md",
       "CHANGELOG.md": "changelog.md"}  # fmt: skip
REFERENCE = {
    "konspira": "Matches, turns and journals: what `import konspira` gives.",
    "konspira.bots": "Bots, and how to bring your own.",
    "konspira.bots.client": "A bot at a live table.",
    "konspira.bots.live_seat": "A seat at a live table, whoever answers at it.",
    "konspira.play.remote": "Turns from the messages of a table.",
    "konspira.play.series": "Game after game.",
    "konspira.contract": "What a game answers besides its rules: wording, habits, screen, files.",
    "konspira.kernel.words": "The words that every game answers: the contract of its rules.",
    "konspira.kernel.record": "Records: fixed pieces of memory, declared as classes.",
    "konspira.boxes.box": "A game as the shelf holds it.",
    "konspira.research": "Crowds and the tools of the trade.",
    "konspira.research.crowd": "Crowds: many tables at once, on a core or a GPU.",
    "konspira.senses": "Views as columns, actions as the seat that looks counts.",
    "konspira.research.dataset": "Datasets: decisions as NumPy arrays out of Parquet.",
    "konspira.research.pettingzoo": "PettingZoo: AEC and parallel environments.",
    "konspira.research.gymnasium": "Gymnasium: one seat against bots, at one table or many.",
    "konspira.research.openspiel": "OpenSpiel: games, states and observers.",
    "konspira.research.openspiel_bots": "OpenSpiel's searches in our arena, our bots in its games.",
    "konspira.research.rlcard": "RLCard's way of running a game.",
    "konspira.research.chance_tree": "What chance can do, exactly.",
    "konspira.research.gpu": "Random play of batches on a CUDA device.",
}
LINK = re.compile(r"(\]\()(?!https?:|#)([^)#\s]+)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The order of the pages."""
    guides = [path.name for path in sorted((ROOT / "docs").glob("*.md"))]
    decisions = [f"decisions/{path.name}" for path in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    config.nav = [
        {"Konspira": "index.md"},
        {"Rules": [f"rules/{game}.md" for game in games()]},
        {"Developers": ["architecture.md", "contributing.md", *guides]},
        {"Reference": [f"reference/{module}.md" for module in REFERENCE]},
        {"Decisions": decisions},
        {"Changes": "changelog.md"},
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages that do not lie in docs/."""
    for source, page in pages().items():
        files.append(
            File.generated(config, page, content=relinked((ROOT / source).read_text(encoding="utf-8"), source))
        )
    for module, what in REFERENCE.items():
        files.append(File.generated(config, f"reference/{module}.md", content=reference(module, what)))
    return files


def games() -> list[str]:
    """The games that come with the package."""
    return sorted(path.parent.name for path in PACKAGE.glob("games/*/RULES.md"))


def pages() -> dict[str, str]:
    """Where a text of the repository stands on the site."""
    return TOP | {f"src/konspira/games/{game}/RULES.md": f"rules/{game}.md" for game in games()}


def relinked(text: str, source: str) -> str:
    """The text with its links leading to where their targets stand on the site."""

    def lead(found: re.Match[str]) -> str:
        target = normpath(f"{Path(source).parent.as_posix()}/{found[2]}")
        there = pages().get(target, target.removeprefix("docs/"))
        return found[1] + relpath(there, Path(pages()[source]).parent.as_posix())

    return LINK.sub(lead, text)


def reference(module: str, what: str) -> str:
    """The page of a module: what it exports if it says so, else everything public in it."""
    if names := exported(module):
        return "\n\n".join([f"# {module}", what, *(f"::: {module}.{name}" for name in names)]) + "\n"
    return f"# {module}\n\n{what}\n\n::: {module}\n    options:\n      show_root_heading: false\n"


def exported(module: str) -> list[str]:
    """What `__all__` of a package lists."""
    file = ROOT / "src" / Path(*module.split(".")) / "__init__.py"
    if not file.exists():
        return []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    return []
