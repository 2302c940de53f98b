"""Responses with a rendered page, and the content policies of pages."""

from __future__ import annotations

from typing import Any

from flask import Response, render_template

from service.http.public_responses import respond_public
from service.http.responses import HTML, NO_STORE, respond, respond_with_etag

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Own files only, no inline script or style."""

SHOWING_POLICY = POLICY.replace("base-uri", "frame-src 'self'; base-uri")
"""For pages that show a table in motion, in a frame of this site."""

DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'unsafe-inline'").replace("img-src 'self'", "img-src 'self' data:")
"""For the documentation, whose script contains its styles. It sees only tokens that are typed into it."""


def respond_public_page(template: str, policy: str = POLICY, **values: Any) -> Response:
    """Respond with a page that follows from installed code alone."""
    html = render_template(template, **values).encode()
    return respond_public(html, HTML, headers={"Content-Security-Policy": policy})


def respond_cached_page(template: str, keep: str, **values: Any) -> Response:
    """Respond with a page and its ETag; 304 if the client holds it."""
    html = render_template(template, **values).encode()
    return respond_with_etag(html, HTML, keep, {"Content-Security-Policy": POLICY})


def respond_page(template: str, *, keep: str = NO_STORE, status: int = 200, policy: str = POLICY, **values: Any) -> Response:
    """Respond with a rendered page."""
    html = render_template(template, **values).encode()
    return respond(html, HTML, status, keep, {"Content-Security-Policy": policy})
