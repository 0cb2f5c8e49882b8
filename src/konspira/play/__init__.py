"""Play: the shelf of games, a match with its journal, and the words it is told in."""
