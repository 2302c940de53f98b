"""Turns of bots and automata, and the times at which their answers are released."""
