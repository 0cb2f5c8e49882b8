"""GRA: liar's dice with two-ended cards, for two to six."""

from konspira.games.gra import rules, sight
from konspira.games.gra.options import Options, Settings, lay, variants
from konspira.games.gra.pieces import ACTIONS, Table, View
from konspira.kernel.box import Box

BOX = Box(
    "gra",
    seats=range(2, 7),
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
    peer="liars_dice",
    peer_options={"players": 2},
)
