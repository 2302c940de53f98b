"""What the game is made of: cards, missions, commands, events, and what they do to the table and to minds."""
