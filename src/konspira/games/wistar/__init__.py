"""Krysobot: the solo opponent of Krysy z Wistaru, for people with the box on the table."""

from konspira.games.wistar import conserve, rules, sight
from konspira.games.wistar.options import Options, Settings, lay, variants
from konspira.games.wistar.pieces import Table, View
from konspira.games.wistar.talk import ACTIONS
from konspira.kernel.box import Box

BOX = Box(
    "wistar",
    seats=range(1, 2),
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
        "conserved": conserve.conserved,
        "look": sight.look,
        "imagine": sight.imagine,
    },
    actions=ACTIONS,
    settings=Settings,
    lay=lay,
    variants=variants,
)
