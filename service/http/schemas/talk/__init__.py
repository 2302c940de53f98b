"""Schemas of requests beside the game: chat, reports, moderation."""
