"""The one command: `konspira play`, `simulate`, `bench`, `verify`, `games`."""

from __future__ import annotations

import typer

from konspira.cli.arena import arena
from konspira.cli.games import games, pack, rules
from konspira.cli.measure import bench, simulate
from konspira.cli.play import play
from konspira.cli.serve import backup, schema, serve
from konspira.cli.verify import verify

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Hidden-information tabletop games: play them, watch them, measure them.",
)
app.command("games")(games)
app.command("rules")(rules)
app.command("pack")(pack)
app.command("play")(play)
app.command("simulate")(simulate)
app.command("bench")(bench)
app.command("verify")(verify)
app.command("serve")(serve)
app.command("backup")(backup)
app.command("schema")(schema)
app.command("arena")(arena)


def main() -> None:
    """Run the command line."""
    app()
