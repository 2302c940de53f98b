"""Handlers, a file for each kind of thing that clients ask for."""
