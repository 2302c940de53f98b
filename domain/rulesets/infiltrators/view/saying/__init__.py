"""What the game says about itself: what lies where, what is asked, what answers bring about, and why it ended."""
