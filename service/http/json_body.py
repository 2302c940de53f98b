"""Strict JSON request bodies: refuses every body that two parsers could read differently."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from flask import request
from werkzeug.exceptions import ClientDisconnected, RequestEntityTooLarge, UnsupportedMediaType

from domain.kernel.errors import Malformed, Refusal
from service.http.responses import request_environ

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

MAX_BODY_BYTES = 64 * 1024
"""Werkzeug's limit is one more, since it silently truncates a body of unknown length at its limit."""
MAX_LIST_BYTES = 1024 * 1024
"""Most bytes of a body that lists entries or tables of a tournament."""
MAX_DEPTH = 32
EXACT_BELOW = 2**53
"""Whole numbers below this are exact in every parser."""

_LENGTH = re.compile(r"[0-9]{1,7}")
_ALL_BUT_BRACKETS = bytes(each for each in range(256) if each not in b"{}[]")
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


class NotJson(Refusal):
    """The body is not one unambiguous JSON object."""

    code = "not-json"


def read_json_body(most: int = MAX_BODY_BYTES) -> dict[str, Any]:
    """The request's body, a JSON object. most: bytes.

    Raises NotJson, Malformed, UnsupportedMediaType, RequestEntityTooLarge.
    """
    environ = request_environ()
    if environ.get("CONTENT_TYPE") != "application/json" and request.mimetype != "application/json":
        raise UnsupportedMediaType("Content-Type must be application/json.")
    return parse_json_object(read_raw_body(environ, most))


def read_raw_body(environ: WSGIEnvironment, most: int = MAX_BODY_BYTES) -> bytes:
    """The bytes of the request's body, at most `most`.  Raises RequestEntityTooLarge, ClientDisconnected."""
    declared = environ.get("CONTENT_LENGTH", "")
    # Werkzeug's five wrapped streams are only needed for bodies that are too long or of unknown length.
    if _LENGTH.fullmatch(declared) and (length := int(declared)) <= most:
        raw: bytes = environ["wsgi.input"].read(length)
        if len(raw) < length:
            raise ClientDisconnected
        return raw
    if most > MAX_BODY_BYTES:
        request.max_content_length = most + 1
    raw = request.get_data(cache=False)
    if len(raw) > most:
        raise RequestEntityTooLarge
    return raw


def parse_json_object(raw: bytes) -> dict[str, Any]:
    """Parse a JSON object.  Raises NotJson, Malformed.

    >>> parse_json_object(b'{"type": "pass"}')
    {'type': 'pass'}
    """
    if is_too_deep(raw):
        raise NotJson(f"The body is nested deeper than {MAX_DEPTH} levels.")
    try:
        text = raw.decode()
        value = _decoder.decode(text)
        if _SURROGATE.search(text):
            json.dumps(value, ensure_ascii=False).encode()
    except ValueError:
        raise NotJson("The body is not strict JSON in UTF-8.") from None
    if not isinstance(value, dict):
        raise NotJson("The body must be a JSON object.")
    return value


def is_too_deep(raw: bytes) -> bool:
    """Whether brackets outside strings are nested beyond the limit. Scans the bytes once, and a body with few brackets not at all.

    >>> is_too_deep(b"[" * 33), is_too_deep(b'["' + b"[" * 33)
    (True, False)
    """
    if raw.count(b"{") + raw.count(b"[") <= MAX_DEPTH:
        return False
    depth, is_string = 0, False
    for piece in raw.split(b'"'):
        if is_string:
            # The quote after an odd number of backslashes belongs to the string.
            is_string = (len(piece) - len(piece.rstrip(b"\\"))) % 2 == 1
            continue
        for bracket in piece.translate(None, _ALL_BUT_BRACKETS):
            depth += 1 if bracket in b"{[" else -1
            if depth > MAX_DEPTH:
                return True
        is_string = True
    return False


def _unique_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    named = dict(pairs)
    if len(named) != len(pairs):
        raise ValueError("a name is repeated")
    return named


def _parse_int(digits: str) -> int:
    if len(digits) > 20 or not -(2**63) <= (number := int(digits)) < 2**63:
        raise Malformed("A whole number in the body is beyond 64 bits.")
    return number


def _parse_decimal(digits: str) -> float | int:
    """A number with a point or an exponent; an int if whole, so that 1.0 and 1 are the same."""
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise Malformed("A number in the body is too large.")
    return int(number) if number.is_integer() and abs(number) < EXACT_BELOW else number


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


_decoder = json.JSONDecoder(
    object_pairs_hook=_unique_names, parse_int=_parse_int, parse_float=_parse_decimal, parse_constant=_refuse_constant
)
