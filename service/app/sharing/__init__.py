"""Tokens, replay links, and replays."""
