"""Use cases of tournaments: their logs in the store, and how requests and workers change them.

* `arbitration`: rulings, penalties, appeals
* `at_tables`: a tournament's place and an arbiter's reads at one table
* `callers`: callers: officials and entries, by token
* `cards`: tournaments as their readers see them
* `checks`: checks of tournaments, for maintenance
* `consents`: consents of one official to another's change
* `draft_pool`: drafts of rounds, large ones in processes of their own
* `entrants`: players at tournaments
* `entries`: entries and lists of them: made, previewed, changed; their slips
* `entry_players`: the player of each place of an entry
* `fact_feed`: the feed of facts
* `forgetting`: deletion of a person's names and texts
* `founding`: tournaments created, listed, amended, announced to, confirmed, cancelled
* `hidden_texts`: texts that a moderator has hidden
* `location`: venue and time zone
* `news`: news of a tournament, and their receivers
* `official_interventions`: interventions of officials at running tables
* `officials`: officials granted and revoked
* `owed_steps`: steps that the service owes a tournament
* `persons`: names of entries, shown as the regulations say
* `picture`: the picture of a tournament's preview
* `record`: export of a tournament as a file
* `repository`: tournaments: folded from their streams, cached, changed by conditional appends
* `requests`: requests to a tournament, executed once per key
* `restored`: tournaments in a restored backup that gives up facts
* `rounds`: rounds: drafted, published, played
* `rows`: rows of tournaments, for lists and the cost of reads
* `rules`: the version of the rules
* `seen_boards`: boards that a person has seen
* `series`: standings of several tournaments in a row
* `shown`: data of the pages of a tournament
* `standings_report`: standings as of any version
* `state`: what one process keeps of tournaments
* `tables`: tables: their worth and their seats
* `trf`: export as TRF-16
"""
