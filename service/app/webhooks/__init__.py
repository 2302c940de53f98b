"""Webhooks: their owner's actions, their messages, and the outcomes of attempts (ADR 30)."""
