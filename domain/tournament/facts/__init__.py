"""Facts: the entries of a tournament's log, by what they are about. docs/tournaments.md lists them."""
