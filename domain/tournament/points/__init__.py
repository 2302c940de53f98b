"""What one table is worth to who sat there: points of schemes, byes, and comparison of duplicate boards. Exact fractions."""
