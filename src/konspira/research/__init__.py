"""Research: crowds of tables on a core or a GPU, by the same rules, seen as rows of zeros and ones."""

from konspira.research.crowd import Crowd, Observed, Stepped
from konspira.senses import senses_of

__all__ = ["Crowd", "Observed", "Stepped", "senses_of"]
