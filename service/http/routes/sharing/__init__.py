"""Routes of what is shared: replays, pictures, studies."""
