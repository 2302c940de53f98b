"""The bots, and sampling of worlds compatible with a view."""
