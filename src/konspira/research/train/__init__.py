"""Training: nets that learn a game by playing it against themselves, at many tables of one device at once."""
