"""The public import path of Dead Drop, for code in other distributions.

deaddrop.rules: what a game is made of. deaddrop.testing: the laws of all games, as a pytest plugin. deaddrop.verify:
records of games, for tools. Everything else (`domain`, `projections`, `service`, `workers`) may move without notice.
"""
