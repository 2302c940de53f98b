"""Gunicorn's own log, written as ours is: what it says of a request that it cannot read would quote the request."""

from __future__ import annotations

from typing import Any

from gunicorn.glogging import Logger

from service.logs import Lines


class Log(Logger):  # type: ignore[misc]
    """Gunicorn's logger with our lines."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(Lines("api"))
