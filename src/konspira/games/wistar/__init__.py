"""Krysobot: the solo opponent of Krysy z Wistaru, for people with the box on the table."""

from konspira.boxes.box import Box
from konspira.contract import Files, Rules, Screen, Wording
from konspira.games.wistar import album, files, invariants, rules, sight, wording
from konspira.games.wistar.dialogue import ACTIONS
from konspira.games.wistar.options import Options, Settings, lay, variants
from konspira.games.wistar.pieces import Table, View
from konspira.games.wistar.wording import Action
from konspira.turn import Turn as AnyTurn

__all__ = ["BOX", "Action", "Turn", "View"]

Turn = AnyTurn[View, Action]


def _screen() -> Screen[View, Action]:
    from konspira.games.wistar import own_names, screen  # needs rich, which only a terminal has

    conversation = screen.Conversation()
    return Screen(draw=conversation.draw, choose=conversation.choose, voice=own_names.voice)


BOX: Box[View, Action] = Box(
    "wistar",
    seats=range(1, 2),
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
        conserved=invariants.conserved,
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
    ),
    screen=_screen,
    files=Files(
        read=files.read, template=files.template, export=files.export, save=files.save, kept=files.kept, edit=album.edit
    ),
    actions=ACTIONS,
    settings=Settings,
    lay=lay,
    variants=variants,
    editions=3,
)
