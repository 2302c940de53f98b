"""Cards, missions, commands and events; the table and the minds, their folds, offers and deductions from a view.

Nothing here can reach the truth.
"""
