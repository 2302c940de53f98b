"""The installed rulesets, and how clients and the lobby see them."""
