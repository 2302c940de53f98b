"""Data of the pages of a tournament, as one caller may read it.

* `happenings`: announcements, rulings, penalties, appeals, and changes of entries
* `openings`: the parts of an entry's points, tie-breaks and penalties
* `own_entry`: the holder of an entry's token: next table, and open tasks
* `pairings`: rounds, by table and by name
* `previews`: titles and pictures of shared links to tournaments
* `shown_tournament`: the version, names and standings that all pages of a tournament use
* `standings`: places, points, tie-breaks, and the cross table
* `table_players`: who played the seats of a finished table
"""
