"""The house bot of Microdot."""
