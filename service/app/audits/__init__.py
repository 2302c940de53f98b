"""Audits of records: chain, openings, replayed commands; foreign records in sandboxed processes.

* `audit`: the audit of one game's record
* `audit_pool`: audits of foreign records in separate processes, with limits on time, memory and number
* `audit_process`: the program of such a process
* `audit_task`: tasks of such a process, of the core and of extensions
* `game_sentences`: the sentences on a game's record
* `import_record`: the log that a complete record becomes when it is imported
* `logs`: verdicts compared with logs of games
* `record_checks`: checks of records, each of which ends with the first fault
* `sentences`: sentences of verdicts by their codes, from a table shared with the JavaScript verifier
* `viewable`: whether a game that begins with a stated position can be shown
"""
