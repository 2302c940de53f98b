"""Moderation: reports of what people wrote, and what moderators do about it.  docs/adr/0050"""
