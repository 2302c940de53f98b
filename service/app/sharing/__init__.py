"""Tokens, links, and the replays that links open."""
