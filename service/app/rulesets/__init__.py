"""Installed rulesets, and their descriptions for clients and the lobby."""
