"""Where tables are kept. SQLite is the store; another one answers the same questions."""
