"""Maintenance of the whole store: health, server key, archive, backup, doctor."""
