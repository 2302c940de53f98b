"""Rounds of tournaments.

* `round_csv`: a round as CSV
* `round_drafts`: drafts, by the method of the regulations or stated by an official
* `round_play`: rounds published, withdrawn, closed; their luck, lots and tables
* `round_progress`: progress of the tables, for officials
"""
