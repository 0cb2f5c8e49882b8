"""Agenci: secret agents circle the city, and nobody says which of them is his, for two to seven."""

from konspira.games.agenci import rules, sight
from konspira.games.agenci.options import Options, Settings, lay, variants
from konspira.games.agenci.pieces import ACTIONS, Table, View
from konspira.kernel.box import Box

BOX = Box(
    "agenci",
    seats=range(2, 8),
    table=Table,
    view=View,
    options=Options,
    rules={
        "start": rules.start,
        "actors": rules.actors,
        "count": rules.count,
        "pick": rules.pick,
        "legal": rules.legal,
        "step": rules.step,
        "over": rules.over,
        "payoff": rules.payoff,
        "conserved": rules.conserved,
        "look": sight.look,
        "imagine": sight.imagine,
    },
    actions=ACTIONS,
    settings=Settings,
    lay=lay,
    variants=variants,
    peer="backgammon",
)
