"""Steps that the service owes tournaments. Each can be repeated, and interrupted anywhere.

* `attend_game`: one game of a tournament: to begin, to end, to note its result
* `begin_tables`: tables of an open round begin, once their seats are bound to players
* `find_game`: the place of a game in its tournament
* `finished_tables`: results of games, each noted once in the tournament
* `games`: a tournament's changes to its games: begin, end, reveal
* `give_round`: the round of drand that a tournament waits for
* `mirror_rulings`: an arbiter's rulings, repeated in the games
* `mirror_slips`: other tokens for seats of entries with a new slip
* `mirror_substitutes`: seats handed to substitutes
* `no_shows`: seats that no one has looked at in time
* `open_games`: games of a round: opened, seated, dealt
* `portion`: the part of this work that one job does
* `round_room`: room for the tables of a round among its owner's open games
* `take_steps`: all steps of one tournament, in order
"""
