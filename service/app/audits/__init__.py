"""Audits of records: chain, openings, every command decided again; of foreign ones in bounded processes."""
