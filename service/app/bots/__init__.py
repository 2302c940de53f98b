"""Turns of bots and automata, and when their answers are released."""
