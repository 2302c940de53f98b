"""Background work through RQ: bots, automatons and clocks."""
