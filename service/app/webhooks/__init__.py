"""Webhooks: what the owner of one may do, what is sent, and what becomes of an attempt (ADR 30)."""
