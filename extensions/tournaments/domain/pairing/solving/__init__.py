"""Solvers: groups of sides, and their seats, at the least cost. Bounded in steps, with chance only from a lot."""
