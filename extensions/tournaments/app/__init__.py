"""Events, which the code calls tournaments: their logs in the store, and how requests and workers change them.

* `arbitration`: rulings, penalties, appeals
* `at_tables`: an event's place and an arbiter's reads at one table
* `callers`: callers: officials and entries, by token
* `consents`: consents of one official to another's change
* `entrants`: players at events
* `entries`: entries and lists of them: made, previewed, changed; their slips
* `entry_players`: the player of each place of an entry
* `event_json`: events as JSON values
* `event_location`: venue and time zone
* `event_record`: export of an event as a file
* `event_requests`: requests to an event, executed once per key
* `event_rules`: the version of the rules
* `event_tables`: tables: their worth and their seats
* `fact_feed`: the feed of facts
* `forgetting`: deletion of a person's names and texts
* `founding`: events created, listed, amended, announced to, confirmed, cancelled
* `hidden_texts`: texts that a moderator has hidden
* `officials`: officials granted and revoked
* `owed_steps`: steps that the service owes an event
* `persons`: names of entries, shown as the regulations say
* `rounds`: rounds: drafted, published, played
* `seen_boards`: boards that a person has seen
* `standings_report`: standings as of any version
* `trf`: export as TRF-16
"""
