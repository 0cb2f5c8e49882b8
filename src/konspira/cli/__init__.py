"""The one command: `konspira play`, `simulate`, `bench`, `verify`, `games`."""

from __future__ import annotations

import typer

from konspira.cli.arena import arena
from konspira.cli.dataset import dataset
from konspira.cli.db import db
from konspira.cli.games import games, pack, rules
from konspira.cli.help import Command, Commands
from konspira.cli.join import join
from konspira.cli.measure import bench, simulate
from konspira.cli.play import PlayCommand, play
from konspira.cli.puzzle import puzzle
from konspira.cli.serve import backup, push_key, restore, schema, serve
from konspira.cli.train import train
from konspira.cli.verify import verify
from konspira.cli.watch import watch

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
COMMANDS = (
    games, rules, pack, play, puzzle, simulate, bench, verify, serve, push_key, backup, restore, db, schema, arena,
    train, dataset, join, watch,
)  # fmt: skip
for command in COMMANDS:
    app.command(command.__name__.replace("_", "-"), cls=PlayCommand if command is play else Command)(command)


def main() -> None:
    """Run the command line."""
    app()
