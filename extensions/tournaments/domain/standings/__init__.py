"""Standings: a fold of pairings, results, awards and penalties to places, with the parts of every number."""
