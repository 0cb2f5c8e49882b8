"""Agenci: secret agents circle the city, and nobody says which of them is his, for two to seven."""

from konspira.boxes.box import Box
from konspira.contract import Habits, Rules, Screen, Wording
from konspira.games.agenci import boldness, derived, fools, habits, reading, reasons, rules, sight, wording
from konspira.games.agenci.actions import Action
from konspira.games.agenci.options import Options, Settings, lay, variants
from konspira.games.agenci.pieces import ACTIONS, Table, View
from konspira.turn import Turn as AnyTurn

__all__ = ["BOX", "Action", "Turn", "View"]

Turn = AnyTurn[View, Action]


def _screen() -> Screen[View, Action]:
    from konspira.games.agenci.dialogue import Dialogue  # needs rich, which only a terminal has
    from konspira.games.agenci.recall import recall

    dialogue = Dialogue()
    return Screen(draw=dialogue.draw, choose=dialogue.choose, recall=recall)


BOX: Box[View, Action] = Box(
    "agenci",
    seats=range(2, 8),
    table=Table,
    view=View,
    options=Options,
    rules=Rules(
        start=rules.start,
        actors=rules.actors,
        count=rules.count,
        pick=rules.pick,
        run=rules.run,
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
        estimate=habits.estimate,
        leads=habits.leads,
        credit=reading.credit,
        facts=habits.facts,
        fact_count=habits.FACTS,
        beliefs=reasons.beliefs,
        explain=reasons.explain,
        win_chance=habits.win_chance,
        choose_by_beliefs=reasons.choose_by_beliefs,
        knobs=habits.KNOBS,
        boldness=boldness.boldness,
        fools=fools.FOOLS,
    ),
    screen=_screen,
    actions=ACTIONS,
    settings=Settings,
    lay=lay,
    variants=variants,
    editions=2,
    peer="backgammon",
)
