"""What seeks bring to each floor of the core: `PARTS` of a module named like the floor."""
