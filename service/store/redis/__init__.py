"""The event store in Redis: servers, keys, scripts, codec."""
