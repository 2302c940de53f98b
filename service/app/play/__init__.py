"""Play at a table.

* `banks`: time banks: time lost to an outage is given back
* `entries_with_words`: feed entries with words for one audience
* `submit_command`: the path of a move: a seat's command becomes events, or a refusal
* `table_page`: data of a table page: drawing, text, offers
"""
