"""New games: creation, seating, forks."""
