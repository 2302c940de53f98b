"""Audits of records: chain, openings, replayed commands; foreign records in sandboxed processes."""
