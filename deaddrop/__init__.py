"""The public import path of Dead Drop, for code in other distributions.

deaddrop.rules: the parts of a game. deaddrop.testing: the laws of all games, as a pytest plugin. deaddrop.verify:
records of games, for tools. deaddrop.games: whole games in one process; deaddrop.pettingzoo: as environments for
reinforcement learning. All other packages (`domain`, `projections`, `service`, `workers`) may move without notice.
"""
