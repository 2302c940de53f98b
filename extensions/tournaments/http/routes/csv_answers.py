"""Answers as CSV."""

from __future__ import annotations

from flask import Response

from service.http.responses import NO_STORE, respond

CSV = "text/csv"


def respond_csv(text: str) -> Response:
    """Respond with CSV."""
    return respond(text.encode(), f"{CSV}; charset=utf-8", keep=NO_STORE)
