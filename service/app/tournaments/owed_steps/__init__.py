"""What the service owes tournaments, taken step by step: each step can be repeated, cut or killed anywhere."""
