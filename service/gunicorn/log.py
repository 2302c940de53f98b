"""Gunicorn's log in our JSON format and in words for operators, without quotes of requests that it cannot parse."""

from __future__ import annotations

import logging
import re
import sys
from collections import Counter
from typing import Any

from gunicorn.glogging import Logger

from service.logs import JsonFormatter

MEANINGS = {
    "WORKER TIMEOUT (pid:%s)": "an API process (%s) gave no sign of life for 30 s, so it is ended and another starts. If it recurs, "
    "the machine is overloaded or its disk hangs",
    "Worker (pid:%s) was sent %s! Perhaps out of memory?": "an API process (%s) was killed (%s), and another starts. "
    "If no person killed it, the machine ran out of memory: `dmesg` says so",
    "Worker (pid:%s) was sent %s!": "an API process (%s) was ended by %s, and another starts. SIGBUS says that the disk of its counters is full: "
    "make room, and it stays. Any other signal that no person sent is a bug",
    "Worker (pid:%s) exited with code %s.": "an API process (%s) ended with status %s. Its own line before says why",
    "Exception in worker process": "the API cannot start by an error: report error and place",
    "Error handling request": "a request was refused by a bug: report error and place",
    "Unhandled exception in main loop": "the API ends by a bug of gunicorn: report error and place",
    "Connection in use: %s": "the API cannot listen, since its address is in use. To do: end the other program, or set PORT",
    "Invalid address: %s": "the API cannot listen, since HOST is no address of this machine",
    "Can't connect to %s": "the API ends, since it cannot listen on its address (HOST, PORT)",
    "Shutting down: %s": "the API ends by an error; the lines before say why",
    "Reason: %s": "the API ends because its processes cannot start; the lines before say why",
}
"""Gunicorn's sentences, and ours for them, with as many places from the left."""
NUMBERED = re.compile(r"\d+|SIG[A-Z0-9]+")
LEVEL = 3
"""Frames from `Logger.log` to the caller in gunicorn, which the line names."""


class JsonLogger(Logger):  # type: ignore[misc]
    """Gunicorn's logger with our formatter and our sentences, each at its first, second, fourth, eighth … time."""

    def __init__(self, cfg: Any) -> None:
        self._times = Counter[tuple[str, tuple[str, ...]]]()
        super().__init__(cfg)

    def critical(self, msg: Any, *args: Any, **kwargs: Any) -> None:
        """Log with the place in gunicorn's code."""
        self._say(logging.CRITICAL, msg, args, kwargs)

    def error(self, msg: Any, *args: Any, **kwargs: Any) -> None:
        """Log with the place in gunicorn's code."""
        self._say(logging.ERROR, msg, args, kwargs)

    def warning(self, msg: Any, *args: Any, **kwargs: Any) -> None:
        """Log with the place in gunicorn's code."""
        self._say(logging.WARNING, msg, args, kwargs)

    def exception(self, msg: Any, *args: Any, **kwargs: Any) -> None:
        """Log an error with its location. Client timeouts are left out: anyone could fill the log with them."""
        if not isinstance(sys.exc_info()[1], TimeoutError):
            self._say(logging.ERROR, msg, args, {"exc_info": True, **kwargs})

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonFormatter("api"))

    def _say(self, level: int, msg: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        meaning = MEANINGS.get(str(msg))
        if meaning is not None:  # of the arguments only numbers and signals are safe to show
            msg, args = meaning, tuple(str(each) if NUMBERED.fullmatch(str(each)) else "…" for each in args)[: meaning.count("%s")]
            kwargs = {**kwargs, "extra": {"is_ours": True}}
            key = (meaning, args[1:])
            self._times[key] += 1
            if (times := self._times[key]) & (times - 1):
                return
            msg += f" ({times} times so far)" if times > 1 else ""
        self.error_log.log(level, msg, *args, **{"stacklevel": LEVEL, **kwargs})
