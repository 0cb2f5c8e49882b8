"""The whole screen as a table: panels, keys and mouse, with Textual."""
