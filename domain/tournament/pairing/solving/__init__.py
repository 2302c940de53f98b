"""Solvers: groups of sides, and their seats, at the least cost. Bounded in steps, with chance from a lot alone."""
