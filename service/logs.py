"""Logs as lines of JSON: event and place in the code; never requests, tokens or hidden information."""

from __future__ import annotations

import ast
import json
import logging
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from types import TracebackType

from service.cannot_start import CannotStart

OURS = ("deaddrop", "extensions", "service", "workers")
FIELDS = ("game", "decision", "job", "error", "operation", "method", "status", "took_ms", "cause")
"""Optional fields of a line, in addition to its message."""
HOME = f"{Path(__file__).parents[1]}/"
FRAMES = 12

ContextFields = Callable[[], Mapping[str, str]]
"""Fields of the current request or job, if there is one."""


def start_logging(part: str, level: str, named: ContextFields = dict) -> None:
    """Log to standard error at `level` and above, with uncaught errors of the process and its threads."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter(part, named))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    sys.excepthook = log_uncaught
    threading.excepthook = lambda uncaught: log_uncaught(uncaught.exc_type, uncaught.exc_value, uncaught.exc_traceback)


def log_uncaught(kind: type[BaseException], error: BaseException | None, frames: TracebackType | None) -> None:
    """Log an error that ends the process or a thread."""
    if error is not None:
        message = "the process or a thread of it was ended by an error that is a bug, or names what is missing: report error and place"
        logging.getLogger(__name__).critical(message, exc_info=(kind, error, frames))


class JsonFormatter(logging.Formatter):
    """Formats a record as a line of JSON. Errors are logged by type and stack only, since messages may hold secrets."""

    def __init__(self, part: str, named: ContextFields = dict) -> None:
        super().__init__()
        self._part, self._named = part, named

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "part": self._part,
            "logger": record.name,
        }
        fields |= {"message": safe_message(record), **self._named()}
        fields |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1]:
            fields |= error_fields(record.exc_info[1])
        return json.dumps(fields, ensure_ascii=False)


def error_fields(error: BaseException) -> dict[str, object]:
    """Types of an error and its causes, and its stack. Only the text of CannotStart is quoted: it is written for operators."""
    fields: dict[str, object] = {"error": " from ".join(type(each).__name__ for each in cause_chain(error))}
    if isinstance(error, CannotStart):
        fields["reason"] = str(error)
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return fields | {"where": [f"{each.filename.removeprefix(HOME)}:{each.lineno} {each.name}" for each in frames]}


def cause_chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__


def safe_message(record: logging.LogRecord) -> str:
    """Our messages verbatim; from libraries only a literal of their code as format string, and numeric arguments."""
    if record.name.partition(".")[0] in OURS or hasattr(record, "is_ours"):
        return record.getMessage()
    sentence = str(record.msg)
    if sentence not in read_literals(record.pathname):
        return f"{record.name} reports at {record.module}.{record.funcName}, line {record.lineno}, in words that may quote anything"
    if not isinstance(record.args, tuple):
        return sentence
    try:
        return sentence % tuple(each if isinstance(each, int | float) else "…" for each in record.args)
    except (TypeError, ValueError):
        return sentence


@lru_cache(64)
def read_literals(path: str) -> frozenset[str]:
    """The texts in a module's code; none if it cannot be read."""
    try:
        nodes = ast.walk(ast.parse(Path(path).read_text(encoding="utf-8", errors="replace")))
    except (OSError, SyntaxError, ValueError):
        return frozenset()
    return frozenset(each.value for each in nodes if isinstance(each, ast.Constant) and isinstance(each.value, str))
