"""Audits of events: the log of a tournament, its texts, and the records of its games. docs/spec/event-record.md"""
