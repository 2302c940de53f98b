"""Webhooks: what is kept of each, what its owner may do with it, what is sent, and what becomes of an attempt (ADR 30)."""
