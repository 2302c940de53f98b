"""Studies: notes and variations on a replay.

* `embedding`: oEmbed answers, studies included
* `studies`: start, read, change and delete studies
* `study_rows`: stored studies, changed by optimistic locking
* `variations`: variations: forks through the replay link
"""
