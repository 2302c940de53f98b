"""An extension that only tests know."""
