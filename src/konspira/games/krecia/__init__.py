"""Krecia robota: tricks, missions and a mole, for three to five, or for two and Larry."""

from konspira.games.krecia import conserve, deal, rules, sight, worlds
from konspira.games.krecia.options import Options, Settings, lay, variants
from konspira.games.krecia.pieces import ACTIONS, Plan, Table, View
from konspira.kernel.box import Box

BOX = Box(
    "krecia",
    seats=range(2, 6),
    table=Table,
    view=View,
    options=Options,
    plan=Plan,
    rules={
        "start": deal.start,
        "actors": rules.actors,
        "count": rules.count,
        "pick": rules.pick,
        "legal": rules.legal,
        "step": rules.step,
        "over": rules.over,
        "payoff": rules.payoff,
        "conserved": conserve.conserved,
        "look": sight.look,
        "imagine": worlds.imagine,
        "prepare": worlds.prepare,
        "conjure": worlds.conjure,
    },
    actions=ACTIONS,
    settings=Settings,
    lay=lay,
    variants=variants,
    peer="hearts",
)
