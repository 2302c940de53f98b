"""Audits of records: parse, check chain and openings, decide every command again."""
