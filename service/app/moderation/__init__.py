"""Moderation: reports of people's texts and names, and moderators' acts.  docs/adr/0050"""
