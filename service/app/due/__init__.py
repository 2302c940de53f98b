"""When automation is due for a game, and outages, in which clocks stand still.

* `automation_due`: the due time after an append, and the kinds that the feed announces
* `awaited_rounds`: games and other logs that wait for a round of drand
* `log_letters`: letters of the logs that the store may hold
* `outages`: times in which the service could not be played on
* `set_aside`: work that waits for an extension that is off
"""
