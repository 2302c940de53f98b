"""The house bot, its belief, and the worlds that a seat may be in."""
