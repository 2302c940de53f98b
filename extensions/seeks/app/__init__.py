"""Seeks: people who look for others to open a table with.

* `forgotten_seekers`: seeks without a player who is forgotten
* `open_table`: the table of a filled seek
* `seek_rows`: stored seeks, changed by optimistic locking
* `seeking`: make a seek, join, hold a place, leave
"""
