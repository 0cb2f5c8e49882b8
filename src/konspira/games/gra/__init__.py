"""GRA: liar's dice with two-ended cards, for two to six."""

from konspira.boxes.box import Box
from konspira.contract import Ahead, Habits, Rules, Screen, Wording
from konspira.games.gra import boldness, derived, fools, habits, rules, sight, wording
from konspira.games.gra.options import Options, Settings, lay, variants
from konspira.games.gra.pieces import ACTIONS, Table, View
from konspira.games.gra.wording import Action
from konspira.turn import Turn as AnyTurn

__all__ = ["BOX", "Action", "Turn", "View"]

Turn = AnyTurn[View, Action]


def _screen() -> Screen[View, Action]:
    from konspira.games.gra import screen  # needs rich, which only a terminal has

    return Screen(draw=screen.draw, choose=screen.choose)


BOX: Box[View, Action] = Box(
    "gra",
    seats=range(2, 7),
    table=Table,
    view=View,
    options=Options,
    rules=Rules(
        start=rules.start,
        actors=rules.actors,
        count=rules.count,
        pick=rules.pick,
        legal=rules.legal,
        step=rules.step,
        over=rules.over,
        payoff=rules.payoff,
        conserved=rules.conserved,
        look=sight.look,
        imagine=sight.imagine,
    ),
    wording=Wording(
        action_type=Action,
        value=wording.value,
        number=wording.number,
        describe=wording.describe,
        preview=wording.preview,
        refuse=wording.refuse,
        tell=wording.tell,
        reason=wording.reason,
        board=wording.board,
        derive=derived.derive,
    ),
    habits=Habits(
        habit=habits.habit,
        horizon=habits.horizon,
        estimate=habits.estimate,
        credit=habits.credit,
        doer=habits.doer,
        rewind=habits.rewind,
        facts=habits.facts,
        fact_count=habits.FACTS,
        beliefs=habits.beliefs,
        explain=habits.explain,
        win_chance=habits.win_chance,
        absurd=habits.absurd,
        boldness=boldness.boldness,
        ahead=Ahead(calm=0.012, trials=1000 / 600),
        fools=fools.FOOLS,
    ),
    screen=_screen,
    actions=ACTIONS,
    settings=Settings,
    lay=lay,
    variants=variants,
    peer="liars_dice",
    peer_options={"players": 2},
)
