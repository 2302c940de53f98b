"""Cards and commands; the table and the minds, events with what they change, and offers. Nothing here can reach the truth."""
