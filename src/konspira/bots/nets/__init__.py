"""Nets: policies that were learned by self-play, as small files, and the compiled code that asks them."""
