"""The games that come with Konspira, one folder each."""
