"""Transparency logs in the formats of C2SP: Merkle trees, tiles, signed notes, cosignatures, proofs and policies.

No I/O and no cryptography but SHA-256: what checks a signature is handed in. docs/spec/games-log.md is the specification.
"""
