"""Challenges for passkeys, in the members and forms that browsers read (Web Authentication, level 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.players import PlayerName
from service.answers.values import JsonObject, Ordinal, words

Bytes = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$")]


class PasskeySite(JsonObject, frozen=True, kw_only=True):
    """The site of the passkey."""

    id: Annotated[str, Meta(description="The host name of the passkey's site.")]
    name: Annotated[str, Meta(description="The site's name.")]


class PasskeyUser(JsonObject, frozen=True, kw_only=True):
    """The player."""

    id: Annotated[Bytes, Meta(description="The player's id, in base64url.")]
    name: PlayerName
    displayName: Annotated[str, Meta(description="The player's name, shown by the authenticator.")]


class PasskeyAlgorithm(JsonObject, frozen=True, kw_only=True):
    """A signature algorithm."""

    type: Annotated[str, words("public-key"), Meta(description="The type of credential.")]
    alg: Annotated[int, Meta(description="The algorithm's number in COSE.")]


class PasskeyReference(JsonObject, frozen=True, kw_only=True):
    """An existing passkey."""

    type: Annotated[str, words("public-key"), Meta(description="The type of credential.")]
    id: Annotated[Bytes, Meta(description="The passkey's id, in base64url.")]


class PasskeySelection(JsonObject, frozen=True, kw_only=True):
    """Requirements for the authenticator."""

    residentKey: Annotated[str, words("required"), Meta(description="The requirement that the authenticator stores the passkey itself.")]
    requireResidentKey: Annotated[bool, Meta(description="The requirement of `residentKey`, for older browsers.")]
    userVerification: Annotated[str, words("required"), Meta(description="The required verification of the authenticator's owner, by PIN, fingerprint or face.")]


class PasskeyCreation(JsonObject, frozen=True, kw_only=True):
    """Options for `PublicKeyCredential.parseCreationOptionsFromJSON`."""

    rp: PasskeySite
    user: PasskeyUser
    challenge: Annotated[Bytes, Meta(description="Random bytes in base64url, valid for five minutes and one answer.")]
    pubKeyCredParams: Annotated[Sequence[PasskeyAlgorithm], Meta(description="Signature algorithms that are accepted, best first.")]
    timeout: Annotated[Ordinal, Meta(description="Validity of the challenge in milliseconds.")]
    excludeCredentials: Annotated[Sequence[PasskeyReference], Meta(description="The player's passkeys, so that no authenticator makes a second one.")]
    authenticatorSelection: PasskeySelection
    attestation: Annotated[str, words("none"), Meta(description="The preference for attestation: none of the authenticator's maker is requested.")]


class PasskeyChallenge(JsonObject, frozen=True, kw_only=True):
    """Options for `PublicKeyCredential.parseRequestOptionsFromJSON`."""

    challenge: Annotated[Bytes, Meta(description="Random bytes in base64url, valid for five minutes and one answer.")]
    rpId: Annotated[str, Meta(description="The host name of the passkey's site.")]
    timeout: Annotated[Ordinal, Meta(description="Validity of the challenge in milliseconds.")]
    allowCredentials: Annotated[Sequence[PasskeyReference], Meta(description="The allowed passkeys; empty: any passkey of this site.")]
    userVerification: Annotated[str, words("required"), Meta(description="The required verification of the authenticator's owner, by PIN, fingerprint or face.")]
