"""One table: its chairs, its match, its clocks and who is there; knows neither sockets nor databases."""
