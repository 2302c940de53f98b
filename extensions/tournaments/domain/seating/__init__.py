"""Seating: the inputs of a draft, read from a tournament; and the logged form of a draft."""
