"""Due times of games and the work that is due: turns, strikes, rounds of luck, ends; and outages."""
