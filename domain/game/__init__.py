"""The aggregate that every ruleset shares: seats and tokens, the start, open decisions, resignation, the end, the
reveal.
"""
