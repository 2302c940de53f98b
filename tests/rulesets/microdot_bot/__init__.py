"""How well the house plays Microdot."""
