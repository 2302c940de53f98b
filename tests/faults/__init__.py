"""Faults: what clients were told while things broke is held against what the streams say afterwards."""
