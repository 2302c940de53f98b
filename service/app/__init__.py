"""Use cases, independent of Flask: create, claim, move, view, follow, list."""
