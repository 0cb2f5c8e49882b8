"""Notes of a match: what each seat was given, what it chose, and what came of it."""

from __future__ import annotations

import konspira
from konspira.play import shelf
from konspira.research.dataset.notes import Notes


def test_notes_tell_turn_by_turn_what_was_known_and_chosen() -> None:
    match, notes, turns = konspira.open("gra", seats=2, key=bytes(32)), Notes(), []
    while match.outcome is None:
        turn = match.turn(match.actors[0])
        action = turn.legal[len(turns) % len(turn.legal)]
        notes.note(turn, action, turn.seat)
        turns.append((turn, action))
        match.act(turn.seat, action)
    box = shelf.box("gra")
    told = notes.decisions(box, 7, match.outcome.payoffs)
    assert len(notes) == len(turns) == len(told.view)
    assert told.seat.tolist() == told.player.tolist() == [turn.seat for turn, _ in turns]
    assert told.action.tolist() == [box.wording.number(action) for _, action in turns]
    assert told.payoff.tolist() == [match.outcome.payoffs[turn.seat] for turn, _ in turns]
    assert told.view.tobytes() == b"".join(turn.row.tobytes() for turn, _ in turns)
    assert told.legal.tolist() == [number for turn, _ in turns for number in turn.legal.numbers]
    assert told.counts.tolist() == [len(turn.legal) for turn, _ in turns]
    assert set(told.match) == {7}
