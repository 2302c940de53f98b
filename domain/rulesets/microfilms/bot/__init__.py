"""The house bot, its belief state, and sampling of worlds compatible with a view."""
