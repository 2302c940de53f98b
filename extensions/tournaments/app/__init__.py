"""Tournaments, which the code calls tournaments: their logs in the store, and how requests and workers change them.

* `arbitration`: rulings, penalties, appeals
* `at_tables`: a tournament's place and an arbiter's reads at one table
* `callers`: callers: officials and entries, by token
* `consents`: consents of one official to another's change
* `entrants`: players at tournaments
* `entries`: entries and lists of them: made, previewed, changed; their slips
* `entry_players`: the player of each place of an entry
* `tournament_json`: tournaments as JSON values
* `tournament_location`: venue and time zone
* `tournament_record`: export of a tournament as a file
* `tournament_requests`: requests to a tournament, executed once per key
* `tournament_rules`: the version of the rules
* `tournament_tables`: tables: their worth and their seats
* `fact_feed`: the feed of facts
* `forgetting`: deletion of a person's names and texts
* `founding`: tournaments created, listed, amended, announced to, confirmed, cancelled
* `hidden_texts`: texts that a moderator has hidden
* `officials`: officials granted and revoked
* `owed_steps`: steps that the service owes a tournament
* `persons`: names of entries, shown as the regulations say
* `rounds`: rounds: drafted, published, played
* `seen_boards`: boards that a person has seen
* `standings_report`: standings as of any version
* `trf`: export as TRF-16
"""
