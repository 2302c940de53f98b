"""Drafts of rounds. Plain values in, plain values out; chance only from a seed."""
