"""Imagined play of finished games, in separate processes that use only idle CPU time."""
