"""The house bot, its policies, and sampled worlds."""
