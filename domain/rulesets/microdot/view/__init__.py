"""Views: text, form labels and scene."""
