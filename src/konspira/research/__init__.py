"""Research: crowds of tables on a core or a GPU, and the tools of the trade, by the same rules for every game."""

from konspira.research.belief_quality import BeliefQuality, score_beliefs
from konspira.research.bot_policy import BotPolicy
from konspira.research.cfr import solve
from konspira.research.chance_tree import Branch, TooManyWays, merged
from konspira.research.crowd import Crowd, Observed, Stepped
from konspira.research.exploit import BestResponse, Examined, best_response, examine, exploitability, values
from konspira.research.gambit import efg
from konspira.research.game_tree import ForgetfulGame, GameTree, TooBig
from konspira.research.infostate import information_key, information_state
from konspira.research.ismcts import ISMCTS
from konspira.research.learned_response import LearnedResponse, learn_response
from konspira.research.mccfr import MCCFR, regret_matching
from konspira.research.position import Position
from konspira.research.provenance import Provenance, provenance_of
from konspira.research.skill import Skill, rate_skill
from konspira.research.subgame import Subgame
from konspira.research.table_policy import TablePolicy
from konspira.senses import senses_of

__all__ = [
    "ISMCTS",
    "MCCFR",
    "BeliefQuality",
    "BestResponse",
    "BotPolicy",
    "Branch",
    "Crowd",
    "Examined",
    "ForgetfulGame",
    "GameTree",
    "LearnedResponse",
    "Observed",
    "Position",
    "Provenance",
    "Skill",
    "Stepped",
    "Subgame",
    "TablePolicy",
    "TooBig",
    "TooManyWays",
    "best_response",
    "efg",
    "examine",
    "exploitability",
    "information_key",
    "information_state",
    "learn_response",
    "merged",
    "provenance_of",
    "rate_skill",
    "regret_matching",
    "score_beliefs",
    "senses_of",
    "solve",
    "values",
]
