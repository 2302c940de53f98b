"""Standings: a fold of pairings, results, awards and penalties to places, every number of which opens into its parts."""
