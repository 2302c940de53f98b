"""Imagined play of games that are over, in processes of their own that take only time that nobody else wants."""
