"""Finished games on disk, behind the store."""
