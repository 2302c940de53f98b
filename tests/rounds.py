"""Rounds of drand's network quicknet, as they were published (README of drand-verify)."""

ROUND = NUMBER, SIGNATURE = (
    657413,
    "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b",
)
NAMED_MS, NAMED_AT = 1_694_775_597_000, "2023-09-15T10:59:57.000Z"
"""The last time at which a game names that round."""
EARLIER = "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"
"""The signature of another round, 123."""
