"""Research: the same rules for batches on a GPU and for other people's frameworks."""
