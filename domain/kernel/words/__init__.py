"""What a ruleset may say about itself: what is asked, what lies where and what moves, in words and as data."""
