"""Cards, commands and events; the table and the minds, their folds, and offers. Nothing here can reach the truth."""
