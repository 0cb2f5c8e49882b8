"""Senses: views as rows of zeros and ones, and actions as the seat that looks counts seats."""

from konspira.senses.columns import VERSION, Senses, sense_view, senses_of, unpacked
from konspira.senses.turning import Turning, turning_of

__all__ = ["VERSION", "Senses", "Turning", "sense_view", "senses_of", "turning_of", "unpacked"]
