"""The compiled part of the bots: imagined worlds and the tree that is searched over them."""
