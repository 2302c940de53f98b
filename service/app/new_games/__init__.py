"""New games: creation, seating, luck, forks.

* `begin`: the beginning of a table without its free seats
* `choose_rules`: the version of the rules of a new game
* `claim`: claims of seats
* `create`: creation of games
* `creation_request`: the request for a new game: rules, options, seats, deal; and its creator
* `fork`: forks: exact, or sampled from one viewpoint
* `join`: the next free seat of a table, by invitation code or open seat
* `luck`: commitments, nonces and public entropy before the deal
* `luck_plan`: the luck plan of a new game
* `open_seats`: places at tables of others that one client holds before play begins
* `request_errors`: refusals attributed to request fields; checks of seat names
* `successor`: the next table for the same people: a rematch, or a smaller one
* `table_checks`: checks of a new table's options, and of rated tables
"""
