"""What the game is made of: cards, tiles, abilities, commands, events, and what they do to the table and to minds."""
