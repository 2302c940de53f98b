"""The house bot, its evaluation, and the worlds that a seat may be in."""
