"""Gunicorn's log in our JSON format, without quotes of requests that it cannot parse."""

from __future__ import annotations

import sys
from typing import Any

from gunicorn.glogging import Logger

from service.logs import JsonFormatter


class JsonLogger(Logger):  # type: ignore[misc]
    """Gunicorn's logger with our formatter."""

    def exception(self, msg: str, *args: Any, **kwargs: Any) -> None:
        """Log an error with its location. Client timeouts are left out: anyone could fill the log with them."""
        if not isinstance(sys.exc_info()[1], TimeoutError):
            super().exception(msg, *args, **kwargs)

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonFormatter("api"))
