"""Names of seats: salted for the log, hidden by moderators, confusable.

* `hidden_names`: names that a moderator has hidden
* `look_alikes`: skeletons of confusable names (UTS 39, section 4)
* `seat_names`: names salted for the log, and cached for display
"""
