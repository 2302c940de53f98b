"""Audits of records: chain, openings, replayed commands; foreign records in sandboxed processes.

* `audit`: the audit of one game's record
* `audit_pool`: audits of foreign records in separate processes, with limits on time, memory and number
* `audit_process`: the program of such a process
* `audit_task`: tasks of such a process, of the core and of extensions
* `draft_pool`: drafts of rounds, large ones in such a process too
* `event_audit`: audits of the parts of an event's record
* `event_claims`: claims of others about an event: heads of its log and games, a log of games
* `event_sentences`: the sentences on an event's record, and on the standings of a series
* `event_verdict`: the verdict on an event's record
* `game_sentences`: the sentences on a game's record
* `import_record`: the log that a complete record becomes when it is imported
* `logs`: verdicts compared with logs of games
* `record_checks`: checks of records, each of which ends with the first fault
* `round_draft`: the draft of a round as a task of such a process
* `sentences`: sentences of verdicts by their codes, from a table shared with the JavaScript verifier
* `viewable`: whether a game that begins with a stated position can be shown
"""
