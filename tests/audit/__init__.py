"""Audits of records: what a forger does is found."""
