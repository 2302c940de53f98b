"""Tokens, replay links, and replays.

* `demonstration_table`: the table of a ruleset's recorded game at one version
* `drawn_pictures`: drawn pictures, and the processes that draw them
* `ending`: the end of a finished game: result, reason, turning points
* `oembed`: oEmbed answers for tables and replays
* `previews`: posters of tables and replays as PNG, with texts
* `replay_ids`: replay ids: encrypted and authenticated
* `replay_table`: the table of a replay at one version
* `replays`: replays: a range of versions from one viewpoint
* `share`: creation and revocation of replay links
* `tokens`: tokens: inspection, minting, listing, revocation
* `turning_points`: turning points of a finished game
"""
