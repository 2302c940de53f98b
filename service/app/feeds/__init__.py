"""Feeds of games and inboxes: pages, subscriptions, and the listener that wakes them.

* `feed_listener`: the thread that wakes subscribers of a game
* `feed_page`: pages of a game's feed, with long polling
* `inbox_feed`: entries of an inbox
* `inbox_owners`: the owner of an inbox: a token, or a player
* `inboxes`: inboxes: seats of many games, followed by one token
* `live_feed`: the live feed of a game, for one audience
* `positions`: whether a log still continues from the version that a reader holds
* `reminders`: the last reminder of each seat
"""
