"""Gunicorn's own log, written as ours is: what it says of a request that it cannot read would quote the request."""

from __future__ import annotations

import sys
from typing import Any

from gunicorn.glogging import Logger

from service.logs import JsonFormatter


class Log(Logger):  # type: ignore[misc]
    """Gunicorn's logger with our lines."""

    def exception(self, msg: str, *args: Any, **kwargs: Any) -> None:
        """Log an error with its place, except timeouts of slow clients: anybody could fill the log with those."""
        if not isinstance(sys.exc_info()[1], TimeoutError):
            super().exception(msg, *args, **kwargs)

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonFormatter("api"))
