"""Answers of sign-in through an OpenID provider."""

from __future__ import annotations

from service.http.schemas.responses.words import FLAG, Shape, object_shape, text


def server_key_text(kind: str, description: str) -> Shape:
    """Schema of a text protected by the server key. kind: part of its prefix."""
    return {"type": "string", "pattern": f"^dd_{kind}_[A-Za-z0-9_-]+$", "description": description}


SHAPES: dict[str, Shape] = {
    "OidcAuthorization": object_shape(
        "The provider's sign-in page, and values that the browser keeps meanwhile.",
        {
            "url": {"type": "string", "description": "The provider's page; it redirects to `/me` of this installation, with `code` and `state`."},
            "state": text("The value that `state` of the redirect must have."),
            "flow": server_key_text("flow", "A secret for this browser alone, valid for ten minutes."),
        },
    ),
    "OidcIdentity": object_shape(
        "An account at the other site, as a pseudonym that only this installation can read.",
        {
            "identity": server_key_text("identity", "The identity, valid for ten minutes and one use."),
            "registered": {**FLAG, "description": "Whether a player signs in by this identity."},
        },
    ),
}
