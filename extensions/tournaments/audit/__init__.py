"""Audits of tournaments' records: what an auditing process can run, and the verdicts.

* `claims`: claims of others about a tournament: heads of its log and of its games, a log of games
* `record`: the log of a tournament, its texts, and the records of its games
* `round_draft`: the draft of a round as a task of the auditing process
* `sentences`: sentences on a tournament's record and on the standings of a series
* `tasks`: audits of a tournament's log, and of each of its games against it
* `verdict`: the verdict on a tournament's record
"""
