"""Methods: the rounds they make from a field.

* `designs`: known schedules without a second meeting
* `duplicate`: schedules in which the tables of a round play the same deal
* `knockout`: brackets by seeding
* `schedule`: all rounds planned in advance
* `stated`: drafts by people
* `swiss`: sides with equal points meet
* `teams`: matches of teams
"""
