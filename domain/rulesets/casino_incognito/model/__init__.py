"""Components, commands, table, minds, events with what they change, and offers."""
