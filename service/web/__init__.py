"""Pages for people who play: the lobby and the table. What they do goes through the API, as it does for everybody."""
