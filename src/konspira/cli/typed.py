"""Words that are typed as they are printed: an action by what a list says of it."""

from __future__ import annotations

import re
from typing import Any

from konspira.speech import Speaker, plainly
from konspira.turn import Turn

MOST = 300  # so many descriptions are read; where there are more, a game has its own way of typing them


def named_by(text: str, turn: Turn, say: Speaker) -> Any:
    """The one legal action whose description says this; None where none does, or several do.

    A description that ends with the words goes before one that goes on: "key 4" is no "key 4 with a token".
    """
    wanted = _words(text)
    if len(wanted) < 2 or not any(word.isalpha() for word in wanted) or len(turn.legal) > MOST:
        return None
    ending, holding = [], []
    for action in turn.legal:
        said = _words(say(turn.box.wording.describe(turn.view, action)))
        if said[-len(wanted) :] == wanted:
            ending.append(action)
        elif any(said[k : k + len(wanted)] == wanted for k in range(len(said))):
            holding.append(action)
    found = ending or holding
    return found[0] if len(found) == 1 else None


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+|[+<-]", plainly(text))
