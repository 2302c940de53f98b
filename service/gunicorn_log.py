"""Gunicorn's own log, written as ours is: what it says of a request that it cannot read would quote the request."""

from __future__ import annotations

import sys
from typing import Any

from gunicorn.glogging import Logger

from service.logs import JsonFormatter


class Log(Logger):  # type: ignore[misc]
    """Gunicorn's logger with our lines."""

    def exception(self, msg: str, *args: Any, **kwargs: Any) -> None:
        """Write an error with its place, unless it is a client's slowness: of that anybody could write as many as he likes."""
        if not isinstance(sys.exc_info()[1], TimeoutError):
            super().exception(msg, *args, **kwargs)

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonFormatter("api"))
