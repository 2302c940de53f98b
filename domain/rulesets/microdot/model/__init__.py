"""What the game is made of: board, pieces, cards, commands, events, and what they do to the table and to minds."""
