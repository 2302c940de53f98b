"""Signed statements about a game: records, checkpoints, evidence, an arbiter's reads."""
