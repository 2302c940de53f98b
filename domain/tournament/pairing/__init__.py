"""Drafts of rounds: who sits where. Plain values in, plain values out; chance only from a seed."""
