"""Answers of events: cards and entries, rounds, progress of tables, series."""
