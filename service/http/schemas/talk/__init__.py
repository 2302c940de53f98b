"""Schemas of requests for chat, presence, reports and moderation."""
