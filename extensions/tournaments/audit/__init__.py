"""Audits of tournaments' records: what an auditing process can run, and the verdicts."""
