"""Use cases, independent of Flask. One folder per subject; each folder's docstring lists its files.

* `audits`: audits of records of games and tournaments, in sandboxed processes
* `bots`: turns of bots and automata, and the times of their answers
* `chat`: messages, presence, blocks and reminders at a table
* `core`: shared by all: context, repositories, requests, authorization, reads of a game, cursors
* `due`: when automation is due for a game; outages; awaited rounds of drand
* `feeds`: feeds of games and inboxes
* `forgetting`: deletion of a player, from every store that holds a player's texts
* `interventions`: interventions and rulings by organisers and officials
* `maintenance`: health, server key, archive, backup, doctor
* `moderation`: reports, moderators and their acts
* `names`: names of seats: salted, hidden, confusable
* `new_games`: creation of games, seating, luck, forks
* `play`: commands of seats, table pages, entries with words
* `players`: accounts, credentials, suspensions, and the seats of players
* `playouts`: imagined continuations of finished games, in separate processes
* `projected`: projections of the feeds: lobby, open games, results, reveals
* `proofs`: records, imports, checkpoints, evidence of sight, the log of games
* `ratings`: ratings of players
* `rulesets`: installed rulesets and their descriptions
* `sharing`: tokens, replay links, replays, previews
* `studies`: notes and variations on a replay
* `webhook_state`: stored webhooks
* `webhooks`: webhooks, push messages and mail: management and delivery
"""
