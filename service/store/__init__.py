"""The event store: the only place that knows Redis keys."""
