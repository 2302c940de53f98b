"""Routes for sharing: replays, pictures, studies."""
