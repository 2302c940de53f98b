"""Turning points of a finished game: changes of the winners' chance from decision to decision, by imagined play."""
