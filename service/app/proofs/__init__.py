"""Proofs about a game: records, checkpoints, evidence of views, an arbiter's reads."""
