"""Audits of tournaments: the log of a tournament, its texts, and the records of its games. docs/spec/tournament-record.md"""
