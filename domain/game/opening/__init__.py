"""From the creation of a game to its deal: seats, commitments, nonces, public entropy."""
