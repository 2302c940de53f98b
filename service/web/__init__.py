"""HTML pages of the lobby, the table, replays and rules. Their scripts act through the public API."""
