"""Proofs about a game: records, checkpoints, evidence of sight, an arbiter's reads."""
