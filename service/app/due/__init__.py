"""What automation owes games, and when: turns, strikes, rounds of luck, ends; and the times in which nobody could play."""
