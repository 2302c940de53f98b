"""Table clocks: time for people's decisions, its bank, strikes and absences; separate from the timers of the rules."""
