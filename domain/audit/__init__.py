"""Audits: a game's record is read, its chain and openings are checked, and every command in it is decided again."""
