"""Answers of events: cards and entries, rounds, how tables get on."""
