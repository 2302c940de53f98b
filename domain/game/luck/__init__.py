"""A game's luck before the deal: its status, and drand's rounds."""
