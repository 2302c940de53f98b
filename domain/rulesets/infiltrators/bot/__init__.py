"""The bots, what they deduce, and the worlds that a seat may be in."""
