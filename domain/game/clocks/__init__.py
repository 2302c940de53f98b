"""Table clocks: time for people's decisions, its bank, strikes and absences; beside the timers of the rules."""
