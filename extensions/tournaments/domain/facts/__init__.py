"""Facts: what a tournament's log consists of, by their subject. docs/tournaments.md lists them."""
