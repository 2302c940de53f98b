"""Transparency logs in the formats of C2SP: Merkle trees, tiles, signed notes, cosignatures, proofs and policies.

No I/O and no cryptography except SHA-256: the check of a signature is passed in. docs/spec/games-log.md is the
specification.
"""
