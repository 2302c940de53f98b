"""Facts: the entries of a tournament's log, by their subject. docs/tournaments.md lists them."""
