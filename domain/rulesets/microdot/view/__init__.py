"""Views: text, form labels and drawing."""
