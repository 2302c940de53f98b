"""The house bot, its evaluation, and sampled worlds."""
