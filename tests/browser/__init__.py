"""Pages in a real Chromium."""
