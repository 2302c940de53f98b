"""Installed rulesets, and their descriptions for clients and the lobby.

* `covers`: covers: `look/cover.svg` of a ruleset, or its title
* `demonstrations`: recorded games: `look/demonstration.json`, played again
* `descriptions`: descriptions for clients: options, commands, events, bots and rules
* `guides`: guides: `look/guide.json` of a ruleset
* `installed`: the rulesets: built-in, and of other distributions
* `lobby_catalogue`: table sizes with their options, and a sample table
* `packages`: files of a ruleset's package
* `policies`: policies of bots, by version and digest of their source
* `state_schemas`: JSON Schemas of a ruleset's table, mind and house
* `time_limit`: the time limit of a bot's decision
"""
