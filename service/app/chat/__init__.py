"""Chat of a table, outside the game's log: messages, guests, presence, reminders, blocks, reports.  docs/adr/0046"""
