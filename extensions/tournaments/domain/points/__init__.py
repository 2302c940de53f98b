"""Points of a table for its seats: schemes, byes, and comparison of duplicate boards. Exact fractions."""
