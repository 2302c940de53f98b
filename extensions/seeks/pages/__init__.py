"""Seeks in the lobby."""
