"""The roles of Krecia robota: each is a row of words from one vocabulary, and the host may compose one more.

Numbers in comments are those of RULES.md.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
import numpy as np

from konspira.news import News

Goal = Literal["agents", "mole", "most_votes", "partner", "right_loses"]
Reveal = Literal["nothing", "agents_win", "mole_wins", "take_token"]
Votes = Annotated[int, msgspec.Meta(ge=0, le=2)]
Limit = Annotated[int, msgspec.Meta(ge=0, le=6)]

WITH_AGENTS, WITH_MOLE, MOST_VOTES, WITH_PARTNER, RIGHT_LOSES = range(5)
NOTHING, AGENTS_WIN, MOLE_WINS, TAKE_TOKEN = range(4)
NEUTRAL = ("most_votes", "partner", "right_loses")


Name = Annotated[str, msgspec.Meta(max_length=24)]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class Role(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """10.1 What a role card can say. A plain agent says nothing special."""

    goal: Goal = "agents"
    goal_revealed: Literal["agents", "mole"] | None = None  # once tokens reveal it; None: as before
    open: bool = False  # starts revealed
    follows: bool = True
    votes: Votes = 1
    votes_revealed: Votes = 1
    on_reveal: Reveal = "nothing"  # when tokens reveal it
    holds_tokens: bool = True
    token_limit: Limit = 0  # one more, and the mole wins; 0: no limit
    risky: bool = False  # brings the risky missions
    early: bool = False  # roles are revealed one token earlier
    silences: bool = False  # revealed seats do not vote
    sought: bool = False  # the one whom the vote is to find
    last_hidden: bool = False  # wins at once when all others are revealed
    name: Name = ""  # 10.3 what the owner calls it
    text: Text = ""  # 10.3 what the owner says of it besides: for people, no rule reads it


AGENT, MOLE, WIRED, PARANOID, DAREDEVIL, DECOY, ACCOMPLICE, SHADY, SLEEPER, PROFESSOR_NO, BLANK = range(11)
UNKNOWN = -1

ROLES = {
    "agent": Role(),
    "mole": Role(goal="mole", sought=True, follows=False, on_reveal="mole_wins"),
    "wired": Role(open=True, token_limit=1),
    "paranoid": Role(votes=2, votes_revealed=2),
    "daredevil": Role(risky=True, on_reveal="agents_win"),
    "decoy": Role(goal="most_votes"),
    "accomplice": Role(goal="partner", open=True, holds_tokens=False, votes=0, votes_revealed=0),
    "shady": Role(goal="right_loses", on_reveal="take_token", votes_revealed=0),
    "sleeper": Role(goal_revealed="mole", votes_revealed=0),
    "professor_no": Role(
        goal="mole", sought=True, follows=False, on_reveal="agents_win", early=True, silences=True, last_hidden=True
    ),
}
NAMES = (*ROLES, "blank")

# The columns of a row, as rules read it.
GOAL, GOAL_REVEALED, OPEN, FOLLOWS, VOTES, VOTES_REVEALED, ON_REVEAL, HOLDS, LIMIT, SOUGHT, LAST_HIDDEN = range(11)
TRAITS = 11


def row(role: Role) -> list[int]:
    """A role as numbers. What concerns the laying of the table only (risky, early, silences) is not among them."""
    goals = get_args(Goal)
    return [
        goals.index(role.goal),
        goals.index(role.goal_revealed or role.goal),
        role.open,
        role.follows,
        role.votes,
        role.votes_revealed,
        get_args(Reveal).index(role.on_reveal),
        role.holds_tokens,
        role.token_limit,
        role.sought,
        role.last_hidden,
    ]


ROWS = np.array([row(role) for role in ROLES.values()], np.int8)


def why_not(blank: Role) -> News | None:
    """10.2 What is wrong with a blank role, or None."""
    if not all(one.isprintable() and (not one or one.strip()) for one in (blank.name, blank.text)):
        return News("krecia-refused-blank-unreadable")
    if blank.sought or blank.last_hidden:
        return News("krecia-refused-blank-place")
    hidden_needs_open = {
        "partner": blank.goal == "partner",
        "token_limit": blank.token_limit > 0,
        "holds_tokens": not blank.holds_tokens,
    }
    for word, asked in hidden_needs_open.items():
        if asked and not blank.open:
            return News("krecia-refused-blank-hidden", {"word": word})
    if blank.open and (blank.on_reveal != "nothing" or blank.goal_revealed):
        return News("krecia-refused-blank-open")
    if blank.open and blank.goal == "most_votes":
        return News("krecia-refused-blank-most-votes")
    return None
