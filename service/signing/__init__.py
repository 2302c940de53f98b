"""Ed25519 keys of an installation, and signatures of checkpoints."""
