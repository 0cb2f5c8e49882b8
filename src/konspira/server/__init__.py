"""The server: tables on the web where people and bots play, kept in one file and safe at every moment."""
