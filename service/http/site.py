"""The public URL of this service, for links in answers."""

from __future__ import annotations

from service.http.app_services import current_context
from service.http.responses import current_request


def site_url() -> str:
    """The operator's `DEADDROP_URL`, else this request's host URL. Without a slash at its end."""
    return current_context().site or current_request().host_url.rstrip("/")
