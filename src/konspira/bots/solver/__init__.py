"""Equilibria of small rounds of GRA, and of public liar's dice: what no opponent can profit from in the long run."""
