"""When automation is due for a game, and outages, in which clocks stand still.

* `automation_due`: the due time after an append, and the kinds that the feed announces
* `awaited_rounds`: games and events that wait for a round of drand
* `outages`: times in which the service could not be played on
"""
