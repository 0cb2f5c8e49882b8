"""Krecia robota: tricks, missions and a mole, for three to five, or for two and Larry."""

from konspira.boxes.box import Box
from konspira.contract import Files, Habits, Rules, Screen, Wording
from konspira.games.krecia import (
    absurd,
    boldness,
    cover,
    deal,
    derived,
    files,
    fools,
    habits,
    invariants,
    meaning,
    proofs,
    reasons,
    rules,
    sight,
    summary,
    wording,
    worlds,
)
from konspira.games.krecia.actions import Action
from konspira.games.krecia.options import Options, Settings, lay, variants, words
from konspira.games.krecia.pieces import ACTIONS, Plan, Summary, Table, View
from konspira.turn import Turn as AnyTurn

__all__ = ["BOX", "Action", "Turn", "View"]

Turn = AnyTurn[View, Action]


def _screen() -> Screen[View, Action]:
    from konspira.games.krecia import screen  # needs rich, which only a terminal has

    return Screen(draw=screen.draw, choose=screen.choose)


BOX: Box[View, Action] = Box(
    "krecia",
    seats=range(2, 6),
    table=Table,
    view=View,
    options=Options,
    plan=Plan,
    summary=Summary,
    rules=Rules(
        start=deal.start,
        actors=rules.actors,
        count=rules.count,
        pick=rules.pick,
        legal=rules.legal,
        step=rules.step,
        over=rules.over,
        payoff=rules.payoff,
        conserved=invariants.conserved,
        look=sight.look,
        imagine=worlds.imagine,
        prepare=worlds.prepare,
        conjure=worlds.conjure,
        summarize=summary.summarize,
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
        unseal=habits.unseal,
        credit=habits.credit,
        doer=habits.doer,
        rewind=habits.rewind,
        facts=habits.facts,
        fact_count=habits.FACTS,
        progress=habits.progress,
        beliefs=reasons.beliefs,
        explain=reasons.explain,
        win_chance=habits.win_chance,
        choose_by_beliefs=reasons.choose_by_beliefs,
        honest_word=reasons.honest_word,
        suspects=proofs.suspects,
        proofs=proofs.proofs,
        knobs=habits.KNOBS,
        absurd=absurd.absurd,
        cover=cover.cover,
        boldness=boldness.boldness,
        fools=fools.FOOLS,
    ),
    screen=_screen,
    files=Files(read=files.read, template=files.template, write=files.write, meaning=meaning.meaning),
    actions=ACTIONS,
    settings=Settings,
    lay=lay,
    variants=variants,
    written=words,
    editions=2,
    dealer=lambda view: view.dealer,
    peer="hearts",
)
