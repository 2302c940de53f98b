"""Entries as officials and people make them, and the slips that open them.

* `entry_desk`: entries: made, changed, checked in, given byes
* `entry_preview`: lists of entries as they would be entered: what fits, problems by line, look-alikes
* `slips`: slips: made, and exchanged for tokens
"""
