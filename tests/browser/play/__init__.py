"""What pages show of what happens."""
