"""Audits of tournaments: the log of a tournament, its texts, and the records of its games. docs/spec/tournament-record.md

* `fault`: the first fault of a record
* `forms`: the form of every fact as plain JSON, for readers in other languages
* `game_note`: what a game's record and the tournament's log both state
* `planned_game`: what the log states of each game
* `record_file`: the record as JSON Lines
* `recount_draft`: the figures of a draft, computed again without making it again
* `replay_log`: the audit by the rules: every request of a complete log is decided again
* `shown`: what a record shows beyond its verdict: decisions of people, and the standings
* `verify_facts`: the log folded again: drafts, figures, luck, lots and places
* `verify_games`: games against the log
* `verify_log`: checks of the log that need no rules
"""
