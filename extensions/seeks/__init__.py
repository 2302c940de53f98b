"""Seeks: tables in search of players."""
