"""Text, form labels and the scene of a seat's view."""
