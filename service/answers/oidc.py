"""Answers of sign-in through an OpenID provider."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from service.answers.values import JsonObject


class OidcAuthorization(JsonObject, frozen=True, kw_only=True):
    """The provider's sign-in page, and values that the browser keeps meanwhile."""

    url: Annotated[str, Meta(description="The provider's page; it redirects to `/me` of this installation, with `code` and `state`.")]
    state: Annotated[str, Meta(description="The value that `state` of the redirect must have.")]
    flow: Annotated[str, Meta(pattern="^dd_flow_[A-Za-z0-9_-]+$", description="A secret for this browser alone, valid for ten minutes.")]


class OidcIdentity(JsonObject, frozen=True, kw_only=True):
    """An account at the other site, as a pseudonym that only this installation can read."""

    identity: Annotated[str, Meta(pattern="^dd_identity_[A-Za-z0-9_-]+$", description="The identity, valid for ten minutes and one use.")]
    registered: Annotated[bool, Meta(description="Whether a player signs in by this identity.")]
