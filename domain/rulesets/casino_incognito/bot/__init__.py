"""The house bot, its policies, and the worlds that a seat may be in."""
