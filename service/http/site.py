"""Where this service is found, for addresses that others read."""

from __future__ import annotations

from service.http.app_services import current_context
from service.http.responses import current_request


def site_url() -> str:
    """As the operator says (`DEADDROP_URL`), else as this request was sent. Without a slash at its end."""
    return current_context().site or current_request().host_url.rstrip("/")
