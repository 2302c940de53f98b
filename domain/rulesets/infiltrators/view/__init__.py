"""Text, form labels and the drawing of a seat's view."""
