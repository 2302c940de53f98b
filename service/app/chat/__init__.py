"""Talk beside a game, outside its log: messages, guests, presence, reminders, blocks, reports.  docs/adr/0046"""
