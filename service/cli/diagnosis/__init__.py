"""What `deaddrop doctor` finds and how commands say it: the states that players feel, outages with their remedies, the limit of the
memory, and lists of findings.
"""
