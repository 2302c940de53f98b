"""What diaries bring to each floor of the core."""
