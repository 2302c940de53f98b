"""Cards, missions and commands; the table and the minds, events with what they change, offers and deductions from a view.

Nothing here can reach the truth.
"""
