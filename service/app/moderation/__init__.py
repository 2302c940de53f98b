"""Moderation: reports of texts, and moderators' acts.  docs/adr/0050

* `acts`: acts: hide and show, suspend and lift, dismiss
* `moderators`: moderators and their tokens
* `reports`: reports, deleted after 90 days
* `retention`: retention of reports and acts, and deletion when a person is forgotten
* `subjects`: subjects: messages, names at seats, players, texts beside logs that are no games, studies
* `text_source`: the hook for these texts
"""
