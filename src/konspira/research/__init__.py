"""Research: the same rules for batches on a GPU."""
