"""Signing in through another site."""

from __future__ import annotations

from service.http.schemas.responses.words import FLAG, Shape, object_shape, text


def server_key_text(kind: str, description: str) -> Shape:
    """A text under the server key. kind: in its prefix."""
    return {"type": "string", "pattern": f"^dd_{kind}_[A-Za-z0-9_-]+$", "description": description}


SHAPES: dict[str, Shape] = {
    "OidcAuthorization": object_shape(
        "Where a person signs in, and what the browser keeps meanwhile.",
        {
            "url": {"type": "string", "description": "The provider's page; it leads back to `/me` of this installation, with `code` and `state`."},
            "state": text("What the address must hold that the person comes back to."),
            "flow": server_key_text("flow", "For this browser alone; good for ten minutes."),
        },
    ),
    "OidcIdentity": object_shape(
        "Who somebody is at the other site, as a pseudonym that only this installation reads.",
        {
            "identity": server_key_text("identity", "Good for ten minutes and one use."),
            "registered": {**FLAG, "description": "Whether a player signs in by it."},
        },
    ),
}
