"""How often, and how much at once, one client may ask."""
