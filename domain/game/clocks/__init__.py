"""Clocks of a game: the timer of its rules; the table clock, with banks, strikes and absences of seats; pauses."""
