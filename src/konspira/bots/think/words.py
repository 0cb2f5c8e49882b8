"""The words of the bots: what a game's `habits.py` may answer, so that a search knows how people play it.

All are rules, as fast as the game. A game that answers none of them is still played, by plain guesses:

    habit(table, seat)              an action the seat might well take, from what that seat knows
    prior(table, seat, action)      how promising an action looks before it is tried; about 1 on average
    horizon(table)                  a number that changes where looking further ahead pays no more
    estimate(table, seat)           the seat's share of the win if the game stopped being looked at here
    leads(table, seat)              1 if nobody is ahead of the seat, else 0
    unseal(table, me)               take back what others have chosen in secret while `me` has still to choose
    credit(before, after, table)    how likely what happened between two views is, were the hidden part as on `table`
    doer(before, after, table)      the seat whose action led from one view to the next, if it can be read; else -1
    rewind(before, after, table)    lay the table back to where `before` was seen, its hidden part as it is now, and
                                    return the action that the doer took there
    facts(view, table, sums, share) add `share` to the sums of the things one can believe in, as true on `table`
    progress(table, seat)           how far the seat has come towards what it plays for, 0 to 1, for who learns from it
"""

from __future__ import annotations

from konspira.boxes.box import Box
from konspira.kernel.chance import below
from konspira.kernel.rule import rule
from konspira.kernel.signature import ACTION, FLOAT, FLOATS, SEAT, TABLE, VIEW, into
from konspira.kernel.words import answer, count, pick, word

habit = word("habit", into(TABLE), SEAT)
prior = word("prior", TABLE, SEAT, ACTION)
horizon = word("horizon", TABLE)
estimate = word("estimate", TABLE, SEAT)
leads = word("leads", TABLE, SEAT)
unseal = word("unseal", into(TABLE), SEAT)
credit = word("credit", VIEW, VIEW, TABLE)
doer = word("doer", VIEW, VIEW, TABLE)
rewind = word("rewind", VIEW, VIEW, into(TABLE))
facts = word("facts", VIEW, TABLE, FLOATS, FLOAT)
progress = word("progress", TABLE, SEAT)


@rule
def any_action(t, seat):
    """Without a model of behaviour everything is as likely as anything else."""
    return pick(t, seat, below(t, count(t, seat)))


@rule
def no_prior(t, seat, action):
    return 1.0


@rule
def no_horizon(t):
    return 0


@rule
def even_share(t, seat):
    return 1.0 / t.options.seats


@rule
def nobody_leads(t, seat):
    return 0.0


@rule
def as_sealed(t, me):
    pass


@rule
def any_credit(before, after, t):
    return 1.0


@rule
def nobody_read(before, after, t):
    return -1


@rule
def no_facts(v, t, sums, share):
    pass


@rule
def no_progress(t, seat):
    return 0.0


PLAIN = {
    habit: any_action, prior: no_prior, horizon: no_horizon, estimate: even_share, leads: nobody_leads,
    unseal: as_sealed, credit: any_credit, doer: nobody_read, rewind: nobody_read, facts: no_facts,
    progress: no_progress,
}  # fmt: skip


def learn(box: Box) -> None:
    """Let the game's habits, or the plain ones, answer the words of the bots."""
    for asked, plain in PLAIN.items():
        answer(box, asked, box.habits.rule(asked.__name__) or plain)
