"""The use cases, free of Flask: create, claim, move, view, follow, list."""
