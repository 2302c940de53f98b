"""A simulation of the whole service in one thread: every schedule, clock and fault follows from a seed."""
