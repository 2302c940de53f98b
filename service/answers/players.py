"""Players, their credentials and ways to sign in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.games import SentTournamentPlace
from service.answers.values import (
    Count,
    DecisionId,
    DecisionKind,
    Digest,
    GameId,
    JsonObject,
    NextCursor,
    OnlyPage,
    Ordinal,
    RulesName,
    RulesVersion,
    SeatName,
    SeatNumber,
    StatusWord,
    Time,
    TokenText,
    Version,
    words,
)

PlayerId = Annotated[GameId, Meta(description="The player's id, which grants no access.")]
PlayerName = Annotated[str, Meta(description="The player's name.")]
RecoveryCodeText = Annotated[str, Meta(pattern="^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$", description="The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper.")]
CredentialId = Annotated[str, Meta(pattern="^c[a-z2-7]{16}$", description="The credential's id, which grants no access.")]
PeopleCount = Annotated[int, Meta(ge=2, description="The number of people at the rated tables.")]


class SentPlayer(JsonObject, frozen=True, kw_only=True):
    """A player's account, visible to the player only."""

    id: PlayerId
    name: PlayerName
    registered: Annotated[Time, Meta(description="Time at which the player was registered, in UTC (RFC 3339).")]
    consents: Annotated[Sequence[Annotated[str, Meta(description="The name of a consent: `profile`, `ratings`.")]], Meta(description="The player's consents.")]


class PlayerSecrets(JsonObject, frozen=True, kw_only=True):
    """The player, a token of this device, and a new recovery code."""

    player: SentPlayer
    token: TokenText
    recovery_code: RecoveryCodeText


class PlayerSignIn(JsonObject, frozen=True, kw_only=True):
    """The player, and a token of this device."""

    player: SentPlayer
    token: TokenText


class PlayerProfile(JsonObject, frozen=True, kw_only=True):
    """A player's public profile."""

    id: PlayerId
    name: PlayerName


class SentRecoveryCode(JsonObject, frozen=True, kw_only=True):
    """A new recovery code."""

    player: SentPlayer
    recovery_code: RecoveryCodeText


class PlayerLink(JsonObject, frozen=True, kw_only=True):
    """A link for one other device."""

    link: Annotated[TokenText, Meta(description="The link for the other device, as text or as a QR code.")]
    expires: Annotated[Time, Meta(description="Time at which the link expires, in UTC (RFC 3339).")]


class SentCredential(JsonObject, frozen=True, kw_only=True):
    """A credential of the player's account."""

    id: CredentialId
    kind: Annotated[str, words("token", "recovery", "link", "passkey", "oidc"), Meta(description="The kind of credential: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site.")]
    added: Annotated[Time, Meta(description="Time at which the credential was made, in UTC (RFC 3339).")]
    expires: Annotated[Time | None, Meta(description="Time at which the credential expires, in UTC (RFC 3339); null: never.")]
    current: Annotated[bool, Meta(description="Whether the credential is the token of this request.")]


class PlayerSeat(JsonObject, frozen=True, kw_only=True):
    """A seat that the player holds."""

    game: GameId
    seat: SeatNumber


class PlayerSeatToken(JsonObject, frozen=True, kw_only=True):
    """A seat that the player holds, with its new token."""

    version: Version
    digest: Digest
    game: GameId
    seat: SeatNumber
    token: TokenText


class MyGameRuleset(JsonObject, frozen=True, kw_only=True):
    """The game's ruleset, and its version."""

    name: RulesName
    version: RulesVersion


class MyGameDecision(JsonObject, frozen=True, kw_only=True):
    """The seat's open decision, as in the view."""

    id: DecisionId
    kind: DecisionKind


class MyGame(JsonObject, frozen=True, kw_only=True):
    """A game of the player, with the player's seat."""

    game: GameId
    seat: SeatNumber
    ruleset: MyGameRuleset
    tournament_table: Annotated[SentTournamentPlace | None, Meta(description="The place of the game in a tournament; null for a game outside tournaments.")]
    status: StatusWord
    names: Annotated[Sequence[SeatName], Meta(description="Names of the seats' players, by seat.")]
    version: Version
    changed: Annotated[Time, Meta(description="Time of the last event, in UTC (RFC 3339): since then the game waits.")]
    decision: Annotated[MyGameDecision | None, Meta(description="The decision that the seat owes; null for none.")]
    awaited: Annotated[Sequence[SeatNumber], Meta(description="Seats that the game waits for; empty if the game is over.")]


class MyGamePage(JsonObject, frozen=True, kw_only=True):
    """A page of the player's games."""

    items: Annotated[Sequence[MyGame], Meta(description="The player's games, running ones first; each group by time of binding, latest first.")]
    next: NextCursor


class OwnRating(JsonObject, frozen=True, kw_only=True):
    """A rating of the player."""

    ruleset: RulesName
    people: PeopleCount
    rating: Annotated[float, Meta(description="The value that lists are sorted by: `mu` less three times `sigma`.")]
    mu: Annotated[float, Meta(description="The estimated strength; 25 before the first game.")]
    sigma: Annotated[float, Meta(description="The standard deviation of the estimate.")]
    games: Annotated[Count, Meta(description="Number of rated games that the rating is computed from.")]


class OwnRatingPage(JsonObject, frozen=True, kw_only=True):
    """The player's ratings."""

    items: Annotated[Sequence[OwnRating], Meta(description="The ratings, by game and number of people.")]
    next: OnlyPage


class ListedRating(JsonObject, frozen=True, kw_only=True):
    """A player in a list of ratings."""

    player: PlayerId
    name: PlayerName
    rating: Annotated[float, Meta(description="The value that lists are sorted by: `mu` less three times `sigma`.")]
    mu: Annotated[float, Meta(description="The estimated strength; 25 before the first game.")]
    sigma: Annotated[float, Meta(description="The standard deviation of the estimate.")]
    games: Annotated[Count, Meta(description="Number of rated games that the rating is computed from.")]


class TaskRating(JsonObject, frozen=True, kw_only=True):
    """The rating of a cooperative task: its difficulty."""

    task: Annotated[str, Meta(description="The task's name, as in the options.")]
    rating: Annotated[float, Meta(description="The value that lists are sorted by: `mu` less three times `sigma`.")]
    mu: Annotated[float, Meta(description="The estimated strength; 25 before the first game.")]
    sigma: Annotated[float, Meta(description="The standard deviation of the estimate.")]
    games: Annotated[Count, Meta(description="Number of rated games that the rating is computed from.")]


class RatingPage(JsonObject, frozen=True, kw_only=True):
    """A page of a list of ratings."""

    items: Annotated[Sequence[ListedRating], Meta(description="The ratings of the page, the highest first.")]
    next: NextCursor
    tasks: Annotated[Sequence[TaskRating], Meta(description="The ratings of the tasks, by name; empty for competitive games.")]


class CredentialPage(JsonObject, frozen=True, kw_only=True):
    """The credentials of the player's account."""

    items: Annotated[Sequence[SentCredential], Meta(description="The credentials, oldest first.")]
    next: OnlyPage


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


class OidcAuthorization(JsonObject, frozen=True, kw_only=True):
    """The provider's sign-in page, and values that the browser keeps meanwhile."""

    url: Annotated[str, Meta(description="The provider's page; it redirects to `/me` of this installation, with `code` and `state`.")]
    state: Annotated[str, Meta(description="The value that `state` of the redirect must have.")]
    flow: Annotated[str, Meta(pattern="^dd_flow_[A-Za-z0-9_-]+$", description="A secret for this browser alone, valid for ten minutes.")]


class OidcIdentity(JsonObject, frozen=True, kw_only=True):
    """An account at the other site, as a pseudonym that only this installation can read."""

    identity: Annotated[str, Meta(pattern="^dd_identity_[A-Za-z0-9_-]+$", description="The identity, valid for ten minutes and one use.")]
    registered: Annotated[bool, Meta(description="Whether a player signs in by this identity.")]
