"""Ratios of our cost to the floor's, each pair measured by turns in one run: `make bench`."""
