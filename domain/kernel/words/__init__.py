"""A ruleset's words: questions, places and moves, in text and as data."""
