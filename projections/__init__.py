"""Read models: views, feed entries, replay frames, cards and the lobby, all rebuildable from the streams."""
