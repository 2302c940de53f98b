# Written by clients/regenerate; not to be edited. a73af37fd6b219c66a0c189c4ef2dbe9 d1ec48a2771e826a62c2360cbaebc7f8
"""The operations of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from deaddrop_client import models
from deaddrop_client.operation import Operation, to_path


def list_rulesets() -> Operation[models.RulesetPage]:
    """List the rulesets."""
    return Operation("listRulesets", "GET", to_path("/v1/rulesets"), models.RulesetPage)


def get_ruleset(ruleset: str, *, version: int | None = None) -> Operation[models.Ruleset]:
    """Read one ruleset.

    ruleset: The ruleset's name.
    version: A version of the rules, as on a game's card; the newest by default.
    """
    return Operation(
        "getRuleset", "GET", to_path("/v1/rulesets/{ruleset}", ruleset), models.Ruleset, query={"version": version}
    )


def list_games(
    *,
    ruleset: str | None = None,
    status: Literal["seating", "playing", "over", "aborted"] | None = None,
    seats: Literal["open"] | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> Operation[models.GamePage]:
    """List public games.

    ruleset: The ruleset that the listed games have.
    status: The status that the listed games have.
    seats: Whether to list only games with an open seat (`open_seats` of the card).
    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of games at most.
    """
    return Operation(
        "listGames",
        "GET",
        to_path("/v1/games"),
        models.GamePage,
        query={"ruleset": ruleset, "status": status, "seats": seats, "cursor": cursor, "limit": limit},
    )


def create_game(body: models.GameBody | Mapping[str, Any]) -> Operation[models.CreatedGame]:
    """Open a game."""
    return Operation("createGame", "POST", to_path("/v1/games"), models.CreatedGame, body=body)


def get_game(game_id: str) -> Operation[models.GameCard]:
    """Read a game's public card.

    game_id: The game's id.
    """
    return Operation("getGame", "GET", to_path("/v1/games/{gameId}", game_id), models.GameCard)


def remove_import(game_id: str) -> Operation[None]:
    """Remove an imported game.

    game_id: The game's id.
    """
    return Operation("removeImport", "DELETE", to_path("/v1/games/{gameId}", game_id), None)


def claim_seat(
    game_id: str, seat: int, body: models.SeatClaimBody | Mapping[str, Any], *, words: bool | None = None
) -> Operation[models.ClaimedSeat]:
    """Claim a seat.

    game_id: The game's id.
    seat: The seat's number, from 0.
    words: Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons.
    """
    return Operation(
        "claimSeat",
        "POST",
        to_path("/v1/games/{gameId}/seats/{seat}/claim", game_id, seat),
        models.ClaimedSeat,
        query={"words": words},
        body=body,
    )


def join_game(
    game_id: str, body: models.JoinBody | Mapping[str, Any], *, words: bool | None = None
) -> Operation[models.ClaimedSeat]:
    """Take the next free seat.

    game_id: The game's id.
    words: Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons.
    """
    return Operation(
        "joinGame",
        "POST",
        to_path("/v1/games/{gameId}/join", game_id),
        models.ClaimedSeat,
        query={"words": words},
        body=body,
    )


def begin_game(game_id: str) -> Operation[models.BegunTable]:
    """Begin with those who are here.

    game_id: The game's id.
    """
    return Operation("beginGame", "POST", to_path("/v1/games/{gameId}/begin", game_id), models.BegunTable)


def get_rematch(game_id: str) -> Operation[models.Rematch]:
    """Get the rematch.

    game_id: The game's id.
    """
    return Operation("getRematch", "GET", to_path("/v1/games/{gameId}/rematch", game_id), models.Rematch)


def put_rematch(game_id: str, body: models.RematchBody | Mapping[str, Any]) -> Operation[models.Successor]:
    """Play again.

    game_id: The game's id.
    """
    return Operation("putRematch", "PUT", to_path("/v1/games/{gameId}/rematch", game_id), models.Successor, body=body)


def put_commit(
    game_id: str, seat: int, body: models.SeatCommitBody | Mapping[str, Any]
) -> Operation[models.LuckResult]:
    """Commit to another nonce.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "putCommit",
        "PUT",
        to_path("/v1/games/{gameId}/seats/{seat}/commit", game_id, seat),
        models.LuckResult,
        body=body,
    )


def put_nonce(game_id: str, seat: int, body: models.NonceBody | Mapping[str, Any]) -> Operation[models.LuckResult]:
    """Reveal your nonce.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "putNonce", "PUT", to_path("/v1/games/{gameId}/seats/{seat}/nonce", game_id, seat), models.LuckResult, body=body
    )


def put_public(game_id: str, body: models.PublicLuckBody | Mapping[str, Any]) -> Operation[models.LuckResult]:
    """Submit the public entropy.

    game_id: The game's id.
    """
    return Operation("putPublic", "PUT", to_path("/v1/games/{gameId}/public", game_id), models.LuckResult, body=body)


def get_view(
    game_id: str,
    *,
    at: int | None = None,
    viewpoint: str | None = None,
    until: Literal["decision"] | None = None,
    wait: int | None = None,
    after: int | None = None,
    words: bool | None = None,
) -> Operation[models.View]:
    """View the game.

    game_id: The game's id.
    at: A version that you may read; the present one by default.
    viewpoint: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    until: Wait until your seat has to decide (`decision`), or the game is over, up to `wait` seconds.
    wait: Seconds to wait for what `until` names.
    after: The version that you have seen: `until` waits for another one.
    words: Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons.
    """
    return Operation(
        "getView",
        "GET",
        to_path("/v1/games/{gameId}/view", game_id),
        models.View,
        query={"at": at, "viewpoint": viewpoint, "until": until, "wait": wait, "after": after, "words": words},
    )


def post_command(
    game_id: str, body: Mapping[str, Any], *, words: bool | None = None, if_match: str | None = None
) -> Operation[models.CommandResult]:
    """Send a command.

    game_id: The game's id.
    words: Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons.
    if_match: The id of the answered decision, in quotation marks, or `*` for the open one. Needed for every command but `resign` and `abort`, which answer no decision.
    """
    return Operation(
        "postCommand",
        "POST",
        to_path("/v1/games/{gameId}/commands", game_id),
        models.CommandResult,
        query={"words": words},
        headers={"If-Match": if_match},
        body=body,
    )


def check_command(
    game_id: str, body: Mapping[str, Any], *, if_match: str | None = None
) -> Operation[models.CommandCheck]:
    """Check a command.

    game_id: The game's id.
    if_match: The id of the answered decision, in quotation marks, or `*` for the open one. Needed for every command but `resign` and `abort`, which answer no decision.
    """
    return Operation(
        "checkCommand",
        "POST",
        to_path("/v1/games/{gameId}/commands/check", game_id),
        models.CommandCheck,
        headers={"If-Match": if_match},
        body=body,
    )


def get_events(
    game_id: str,
    *,
    after: int | None = None,
    digest: str | None = None,
    limit: int | None = None,
    wait: int | None = None,
    viewpoint: str | None = None,
    words: bool | None = None,
) -> Operation[models.EventPage]:
    """Follow the game.

    game_id: The game's id.
    after: The last version that you know.
    digest: The `digest` of the event `after`, if you hold it: should the log have another one there, or end before it, the answer is `reset`. It has no effect with `Last-Event-ID`.
    limit: Number of events at most.
    wait: Seconds to wait for the first event.
    viewpoint: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    words: Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons.
    """
    return Operation(
        "getEvents",
        "GET",
        to_path("/v1/games/{gameId}/events", game_id),
        models.EventPage,
        query={"after": after, "digest": digest, "limit": limit, "wait": wait, "viewpoint": viewpoint, "words": words},
    )


def get_chat(game_id: str) -> Operation[models.Chat]:
    """Get the chat's mode.

    game_id: The game's id.
    """
    return Operation("getChat", "GET", to_path("/v1/games/{gameId}/chat", game_id), models.Chat)


def put_chat(game_id: str, body: models.ChatBody | Mapping[str, Any]) -> Operation[models.Chat]:
    """Set the chat's mode.

    game_id: The game's id.
    """
    return Operation("putChat", "PUT", to_path("/v1/games/{gameId}/chat", game_id), models.Chat, body=body)


def make_guest(game_id: str, body: models.GuestBody | Mapping[str, Any]) -> Operation[models.CreatedGuest]:
    """Get a name as a spectator.

    game_id: The game's id.
    """
    return Operation("makeGuest", "POST", to_path("/v1/games/{gameId}/guests", game_id), models.CreatedGuest, body=body)


def get_messages(
    game_id: str,
    *,
    scope: Literal["players", "spectators"] | None = None,
    after: int | None = None,
    limit: int | None = None,
    wait: int | None = None,
) -> Operation[models.ChatPage]:
    """Read messages.

    game_id: The game's id.
    scope: The scope: `players`, the table's own chat, or `spectators`. By default the caller's own.
    after: The last number that you know; without it, the latest messages.
    limit: Number of messages at most.
    wait: Seconds to wait for the first message.
    """
    return Operation(
        "getMessages",
        "GET",
        to_path("/v1/games/{gameId}/messages", game_id),
        models.ChatPage,
        query={"scope": scope, "after": after, "limit": limit, "wait": wait},
    )


def post_message(
    game_id: str, body: models.ChatMessageBody | Mapping[str, Any]
) -> Operation[models.CreatedChatMessage]:
    """Send a message.

    game_id: The game's id.
    """
    return Operation(
        "postMessage", "POST", to_path("/v1/games/{gameId}/messages", game_id), models.CreatedChatMessage, body=body
    )


def get_presence(game_id: str) -> Operation[models.Presence]:
    """Get presence.

    game_id: The game's id.
    """
    return Operation("getPresence", "GET", to_path("/v1/games/{gameId}/presence", game_id), models.Presence)


def put_presence(game_id: str, body: models.PresenceBody | Mapping[str, Any]) -> Operation[models.Presence]:
    """State your presence.

    game_id: The game's id.
    """
    return Operation("putPresence", "PUT", to_path("/v1/games/{gameId}/presence", game_id), models.Presence, body=body)


def remind_seat(game_id: str, seat: int) -> Operation[models.SeatReminder]:
    """Remind a seat.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "remindSeat", "POST", to_path("/v1/games/{gameId}/seats/{seat}/reminders", game_id, seat), models.SeatReminder
    )


def list_blocks(game_id: str) -> Operation[models.ChatBlocks]:
    """List your blocks.

    game_id: The game's id.
    """
    return Operation("listBlocks", "GET", to_path("/v1/games/{gameId}/blocks", game_id), models.ChatBlocks)


def put_block(game_id: str, author: str) -> Operation[models.ChatBlock]:
    """Block an author.

    game_id: The game's id.
    author: The blocked author: `seat-2`, or `guest-` and a guest's id.
    """
    return Operation(
        "putBlock", "PUT", to_path("/v1/games/{gameId}/blocks/{author}", game_id, author), models.ChatBlock
    )


def remove_block(game_id: str, author: str) -> Operation[None]:
    """End a block.

    game_id: The game's id.
    author: The blocked author: `seat-2`, or `guest-` and a guest's id.
    """
    return Operation("removeBlock", "DELETE", to_path("/v1/games/{gameId}/blocks/{author}", game_id, author), None)


def report(body: models.ReportBody | Mapping[str, Any]) -> Operation[models.CreatedReport]:
    """Report a message, a name, a player or a study."""
    return Operation("report", "POST", to_path("/v1/reports"), models.CreatedReport, body=body)


def list_reports(
    *, state: Literal["open", "closed", "all"] | None = None, cursor: str | None = None, limit: int | None = None
) -> Operation[models.ReportPage]:
    """List reports.

    state: The state of the reports: `open`, `closed`, or `all`.
    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of reports at most.
    """
    return Operation(
        "listReports",
        "GET",
        to_path("/v1/moderation/reports"),
        models.ReportPage,
        query={"state": state, "cursor": cursor, "limit": limit},
    )


def list_acts(*, cursor: str | None = None, limit: int | None = None) -> Operation[models.ModerationActPage]:
    """Read the log of moderation.

    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of acts at most.
    """
    return Operation(
        "listActs",
        "GET",
        to_path("/v1/moderation/acts"),
        models.ModerationActPage,
        query={"cursor": cursor, "limit": limit},
    )


def moderate(body: models.ModerationActBody | Mapping[str, Any]) -> Operation[models.ModerationAct]:
    """Hide, show, suspend, lift or dismiss."""
    return Operation("moderate", "POST", to_path("/v1/moderation/acts"), models.ModerationAct, body=body)


def get_inbox(
    *, after: str | None = None, limit: int | None = None, wait: int | None = None
) -> Operation[models.InboxPage]:
    """Read your inbox.

    after: The last `cursor` that you got.
    limit: Number of items at most.
    wait: Seconds to wait for the first item.
    """
    return Operation(
        "getInbox", "GET", to_path("/v1/inbox"), models.InboxPage, query={"after": after, "limit": limit, "wait": wait}
    )


def create_inbox(body: models.InboxBody | Mapping[str, Any]) -> Operation[models.CreatedInbox]:
    """Make an inbox."""
    return Operation("createInbox", "POST", to_path("/v1/inbox"), models.CreatedInbox, body=body)


def list_inbox_seats() -> Operation[models.InboxSeats]:
    """List the seats of your inbox."""
    return Operation("listInboxSeats", "GET", to_path("/v1/inbox/seats"), models.InboxSeats)


def put_inbox_seat(
    game_id: str, seat: int, body: models.SeatTokenBody | Mapping[str, Any]
) -> Operation[models.InboxSeat]:
    """Add a seat to your inbox.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "putInboxSeat", "PUT", to_path("/v1/inbox/seats/{gameId}/{seat}", game_id, seat), models.InboxSeat, body=body
    )


def remove_inbox_seat(game_id: str, seat: int) -> Operation[None]:
    """Remove a seat from your inbox.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation("removeInboxSeat", "DELETE", to_path("/v1/inbox/seats/{gameId}/{seat}", game_id, seat), None)


def make_intervention(
    game_id: str, body: models.InterventionBody | Mapping[str, Any]
) -> Operation[models.InterventionResult]:
    """Intervene at a table.

    game_id: The game's id.
    """
    return Operation(
        "makeIntervention",
        "POST",
        to_path("/v1/games/{gameId}/interventions", game_id),
        models.InterventionResult,
        body=body,
    )


def exchange_seat_slip(
    game_id: str, body: models.SlipExchangeBody | Mapping[str, Any]
) -> Operation[models.SeatSlipToken]:
    """Exchange the slip of a seat.

    game_id: The game's id.
    """
    return Operation(
        "exchangeSeatSlip", "POST", to_path("/v1/games/{gameId}/exchanges", game_id), models.SeatSlipToken, body=body
    )


def list_seat_asks(game_id: str) -> Operation[models.SeatAsks]:
    """List asks for seats.

    game_id: The game's id.
    """
    return Operation("listSeatAsks", "GET", to_path("/v1/games/{gameId}/seat-asks", game_id), models.SeatAsks)


def ask_for_seat(game_id: str, body: models.SeatAskBody | Mapping[str, Any]) -> Operation[models.CreatedSeatAsk]:
    """Ask for your seat.

    game_id: The game's id.
    """
    return Operation(
        "askForSeat", "POST", to_path("/v1/games/{gameId}/seat-asks", game_id), models.CreatedSeatAsk, body=body
    )


def put_seat_asks(game_id: str, body: models.SeatAsksBody | Mapping[str, Any]) -> Operation[models.SeatAsks]:
    """Allow asks for seats.

    game_id: The game's id.
    """
    return Operation("putSeatAsks", "PUT", to_path("/v1/games/{gameId}/seat-asks", game_id), models.SeatAsks, body=body)


def get_own_seat_ask(game_id: str) -> Operation[models.OwnSeatAsk]:
    """Get your own ask.

    game_id: The game's id.
    """
    return Operation("getOwnSeatAsk", "GET", to_path("/v1/games/{gameId}/seat-asks/own", game_id), models.OwnSeatAsk)


def answer_seat_ask(game_id: str, body: models.SeatAskAnswerBody | Mapping[str, Any]) -> Operation[models.SeatAsks]:
    """Answer an ask for a seat.

    game_id: The game's id.
    """
    return Operation(
        "answerSeatAsk", "POST", to_path("/v1/games/{gameId}/seat-asks/answers", game_id), models.SeatAsks, body=body
    )


def list_webhooks() -> Operation[models.Webhooks]:
    """List the webhooks of your inbox."""
    return Operation("listWebhooks", "GET", to_path("/v1/inbox/webhooks"), models.Webhooks)


def create_webhook(body: models.WebhookBody | Mapping[str, Any]) -> Operation[models.CreatedWebhook]:
    """Register a webhook."""
    return Operation("createWebhook", "POST", to_path("/v1/inbox/webhooks"), models.CreatedWebhook, body=body)


def get_webhook(webhook_id: str) -> Operation[models.WebhookDetail]:
    """Read a webhook.

    webhook_id: The webhook's id.
    """
    return Operation("getWebhook", "GET", to_path("/v1/inbox/webhooks/{webhookId}", webhook_id), models.WebhookDetail)


def delete_webhook(webhook_id: str) -> Operation[None]:
    """Delete a webhook.

    webhook_id: The webhook's id.
    """
    return Operation("deleteWebhook", "DELETE", to_path("/v1/inbox/webhooks/{webhookId}", webhook_id), None)


def rotate_webhook_secret(webhook_id: str) -> Operation[models.WebhookSecret]:
    """Rotate a webhook's secret.

    webhook_id: The webhook's id.
    """
    return Operation(
        "rotateWebhookSecret",
        "POST",
        to_path("/v1/inbox/webhooks/{webhookId}/secret", webhook_id),
        models.WebhookSecret,
    )


def ping_webhook(webhook_id: str) -> Operation[models.WebhookPing]:
    """Send a ping to your receiver.

    webhook_id: The webhook's id.
    """
    return Operation(
        "pingWebhook", "POST", to_path("/v1/inbox/webhooks/{webhookId}/ping", webhook_id), models.WebhookPing
    )


def enable_webhook(webhook_id: str) -> Operation[models.Webhook]:
    """Enable a webhook, or retry now.

    webhook_id: The webhook's id.
    """
    return Operation(
        "enableWebhook", "POST", to_path("/v1/inbox/webhooks/{webhookId}/enable", webhook_id), models.Webhook
    )


def get_push_key() -> Operation[models.PushKey]:
    """Read the key that browsers subscribe with."""
    return Operation("getPushKey", "GET", to_path("/v1/push"), models.PushKey)


def list_push_subscriptions() -> Operation[models.PushSubscriptions]:
    """List the push subscriptions of your inbox."""
    return Operation("listPushSubscriptions", "GET", to_path("/v1/inbox/push"), models.PushSubscriptions)


def put_push_subscription(body: models.PushSubscriptionBody | Mapping[str, Any]) -> Operation[models.PushSubscription]:
    """Subscribe a browser to your inbox."""
    return Operation("putPushSubscription", "PUT", to_path("/v1/inbox/push"), models.PushSubscription, body=body)


def get_push_subscription(subscription_id: str) -> Operation[models.PushSubscriptionDetail]:
    """Read a push subscription.

    subscription_id: The subscription's id.
    """
    return Operation(
        "getPushSubscription",
        "GET",
        to_path("/v1/inbox/push/{subscriptionId}", subscription_id),
        models.PushSubscriptionDetail,
    )


def delete_push_subscription(subscription_id: str) -> Operation[None]:
    """End a push subscription.

    subscription_id: The subscription's id.
    """
    return Operation(
        "deletePushSubscription", "DELETE", to_path("/v1/inbox/push/{subscriptionId}", subscription_id), None
    )


def get_mail_address() -> Operation[models.MailAddress]:
    """Read the mail address of your inbox."""
    return Operation("getMailAddress", "GET", to_path("/v1/inbox/mail"), models.MailAddress)


def put_mail_address(body: models.MailBody | Mapping[str, Any]) -> Operation[models.MailAddress]:
    """Give your inbox a mail address."""
    return Operation("putMailAddress", "PUT", to_path("/v1/inbox/mail"), models.MailAddress, body=body)


def delete_mail_address() -> Operation[None]:
    """Delete the mail address of your inbox."""
    return Operation("deleteMailAddress", "DELETE", to_path("/v1/inbox/mail"), None)


def confirm_mail_address(body: models.MailCodeBody | Mapping[str, Any]) -> Operation[models.MailAddress]:
    """Confirm the mail address."""
    return Operation("confirmMailAddress", "POST", to_path("/v1/inbox/mail/confirm"), models.MailAddress, body=body)


def register_player(body: models.NewPlayerBody | Mapping[str, Any]) -> Operation[models.PlayerSecrets]:
    """Register as a player."""
    return Operation("registerPlayer", "POST", to_path("/v1/players"), models.PlayerSecrets, body=body)


def recover_player(body: models.RecoveryCodeBody | Mapping[str, Any]) -> Operation[models.PlayerSecrets]:
    """Sign in with your recovery code."""
    return Operation("recoverPlayer", "POST", to_path("/v1/players/recover"), models.PlayerSecrets, body=body)


def redeem_player_link(body: models.PlayerLinkBody | Mapping[str, Any]) -> Operation[models.PlayerSignIn]:
    """Sign this device in by a link."""
    return Operation("redeemPlayerLink", "POST", to_path("/v1/players/link"), models.PlayerSignIn, body=body)


def get_player() -> Operation[models.Player]:
    """Read your account."""
    return Operation("getPlayer", "GET", to_path("/v1/players/me"), models.Player)


def change_player(body: models.PlayerChangesBody | Mapping[str, Any]) -> Operation[models.Player]:
    """Change your name or consents."""
    return Operation("changePlayer", "PATCH", to_path("/v1/players/me"), models.Player, body=body)


def forget_player() -> Operation[None]:
    """Delete your account."""
    return Operation("forgetPlayer", "DELETE", to_path("/v1/players/me"), None)


def get_player_profile(player_id: str) -> Operation[models.PlayerProfile]:
    """Read a player's profile.

    player_id: The player's id.
    """
    return Operation("getPlayerProfile", "GET", to_path("/v1/players/{playerId}", player_id), models.PlayerProfile)


def list_credentials() -> Operation[models.CredentialPage]:
    """List your credentials."""
    return Operation("listCredentials", "GET", to_path("/v1/players/me/credentials"), models.CredentialPage)


def revoke_credential(credential_id: str) -> Operation[None]:
    """Revoke a credential.

    credential_id: The credential's id, which opens nothing.
    """
    return Operation(
        "revokeCredential", "DELETE", to_path("/v1/players/me/credentials/{credentialId}", credential_id), None
    )


def renew_recovery_code() -> Operation[models.RecoveryCode]:
    """Get a new recovery code."""
    return Operation("renewRecoveryCode", "POST", to_path("/v1/players/me/recovery-code"), models.RecoveryCode)


def make_player_link() -> Operation[models.PlayerLink]:
    """Link another device."""
    return Operation("makePlayerLink", "POST", to_path("/v1/players/me/links"), models.PlayerLink)


def get_passkey_challenge() -> Operation[models.PasskeyChallenge]:
    """Get a challenge to sign in by a passkey."""
    return Operation("getPasskeyChallenge", "GET", to_path("/v1/players/passkeys/challenge"), models.PasskeyChallenge)


def sign_in_by_passkey(body: models.PasskeySignInBody | Mapping[str, Any]) -> Operation[models.PlayerSignIn]:
    """Sign this device in by a passkey."""
    return Operation("signInByPasskey", "POST", to_path("/v1/players/passkeys/sign-in"), models.PlayerSignIn, body=body)


def get_new_passkey_challenge() -> Operation[models.PasskeyCreation]:
    """Get a challenge to make a passkey."""
    return Operation(
        "getNewPasskeyChallenge", "GET", to_path("/v1/players/me/passkeys/challenge"), models.PasskeyCreation
    )


def add_passkey(body: models.NewPasskeyBody | Mapping[str, Any]) -> Operation[models.Credential]:
    """Add a passkey to your account."""
    return Operation("addPasskey", "POST", to_path("/v1/players/me/passkeys"), models.Credential, body=body)


def get_oidc_authorization() -> Operation[models.OidcAuthorization]:
    """Start a sign-in through another site."""
    return Operation("getOidcAuthorization", "GET", to_path("/v1/players/oidc/authorization"), models.OidcAuthorization)


def find_oidc_identity(body: models.OidcAnswerBody | Mapping[str, Any]) -> Operation[models.OidcIdentity]:
    """Return from the other site."""
    return Operation("findOidcIdentity", "POST", to_path("/v1/players/oidc/identity"), models.OidcIdentity, body=body)


def sign_in_by_oidc(body: models.OidcSignInBody | Mapping[str, Any]) -> Operation[models.PlayerSignIn]:
    """Sign this device in by an identity."""
    return Operation("signInByOidc", "POST", to_path("/v1/players/oidc/sign-in"), models.PlayerSignIn, body=body)


def add_identity(body: models.IdentityBody | Mapping[str, Any]) -> Operation[models.Credential]:
    """Add an identity to your account."""
    return Operation("addIdentity", "POST", to_path("/v1/players/me/identities"), models.Credential, body=body)


def list_my_games(*, cursor: str | None = None, limit: int | None = None) -> Operation[models.MyGamePage]:
    """List your games.

    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of games at most.
    """
    return Operation(
        "listMyGames",
        "GET",
        to_path("/v1/players/me/games"),
        models.MyGamePage,
        query={"cursor": cursor, "limit": limit},
    )


def bind_seat(game_id: str, seat: int, body: models.PlayerSeatBody | Mapping[str, Any]) -> Operation[models.PlayerSeat]:
    """Bind a seat to your account.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "bindSeat", "PUT", to_path("/v1/players/me/seats/{gameId}/{seat}", game_id, seat), models.PlayerSeat, body=body
    )


def reissue_seat(game_id: str, seat: int) -> Operation[models.PlayerSeatToken]:
    """Get another token for your seat.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "reissueSeat",
        "POST",
        to_path("/v1/players/me/seats/{gameId}/{seat}/token", game_id, seat),
        models.PlayerSeatToken,
    )


def list_own_ratings() -> Operation[models.OwnRatingPage]:
    """Read your ratings."""
    return Operation("listOwnRatings", "GET", to_path("/v1/players/me/ratings"), models.OwnRatingPage)


def list_ratings(
    ruleset: str, *, people: int | None = None, cursor: str | None = None, limit: int | None = None
) -> Operation[models.RatingPage]:
    """List ratings.

    ruleset: The ruleset's name.
    people: The number of people at the rated tables.
    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of players at most.
    """
    return Operation(
        "listRatings",
        "GET",
        to_path("/v1/ratings/{ruleset}", ruleset),
        models.RatingPage,
        query={"people": people, "cursor": cursor, "limit": limit},
    )


def get_record(game_id: str, *, viewpoint: str | None = None) -> Operation[bytes]:
    """Get a game's record.

    game_id: The game's id.
    viewpoint: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    """
    return Operation(
        "getRecord",
        "GET",
        to_path("/v1/games/{gameId}/record", game_id),
        bytes,
        accept="application/x-ndjson",
        query={"viewpoint": viewpoint},
    )


def import_record(body: bytes) -> Operation[models.ImportedGame]:
    """Import a record."""
    return Operation(
        "importRecord",
        "POST",
        to_path("/v1/records"),
        models.ImportedGame,
        body=body,
        content_type="application/x-ndjson",
    )


def list_forks(game_id: str, *, cursor: str | None = None, limit: int | None = None) -> Operation[models.GamePage]:
    """List the public forks of a game.

    game_id: The game's id.
    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of games at most.
    """
    return Operation(
        "listForks",
        "GET",
        to_path("/v1/games/{gameId}/forks", game_id),
        models.GamePage,
        query={"cursor": cursor, "limit": limit},
    )


def fork_game(game_id: str, body: models.ForkBody | Mapping[str, Any]) -> Operation[models.CreatedGame]:
    """Fork a game.

    game_id: The game's id.
    """
    return Operation("forkGame", "POST", to_path("/v1/games/{gameId}/forks", game_id), models.CreatedGame, body=body)


def fork_replay(replay_id: str, body: models.ReplayForkBody | Mapping[str, Any]) -> Operation[models.CreatedGame]:
    """Fork a replay.

    replay_id: The replay's id.
    """
    return Operation(
        "forkReplay", "POST", to_path("/v1/replays/{replayId}/forks", replay_id), models.CreatedGame, body=body
    )


def get_checkpoint(game_id: str, *, at: int | None = None) -> Operation[models.Checkpoint]:
    """Get the signed head.

    game_id: The game's id.
    at: A version that you may read; the present one by default.
    """
    return Operation(
        "getCheckpoint", "GET", to_path("/v1/games/{gameId}/checkpoint", game_id), models.Checkpoint, query={"at": at}
    )


def list_keys() -> Operation[models.SigningKeyPage]:
    """List the public keys."""
    return Operation("listKeys", "GET", to_path("/v1/keys"), models.SigningKeyPage)


def get_evidence(game_id: str, *, at: int | None = None, viewpoint: str | None = None) -> Operation[models.Evidence]:
    """Get evidence of a view.

    game_id: The game's id.
    at: A version that you may read; the present one by default.
    viewpoint: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    """
    return Operation(
        "getEvidence",
        "GET",
        to_path("/v1/games/{gameId}/evidence", game_id),
        models.Evidence,
        query={"at": at, "viewpoint": viewpoint},
    )


def list_arbiter_reads(
    game_id: str, *, cursor: str | None = None, limit: int | None = None
) -> Operation[models.ArbiterReadPage]:
    """List the arbiter's reads.

    game_id: The game's id.
    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of reads at most.
    """
    return Operation(
        "listArbiterReads",
        "GET",
        to_path("/v1/games/{gameId}/arbiter-reads", game_id),
        models.ArbiterReadPage,
        query={"cursor": cursor, "limit": limit},
    )


def list_rulings(game_id: str) -> Operation[models.RulingPage]:
    """List the rulings.

    game_id: The game's id.
    """
    return Operation("listRulings", "GET", to_path("/v1/games/{gameId}/rulings", game_id), models.RulingPage)


def make_ruling(game_id: str, body: models.RulingBody | Mapping[str, Any]) -> Operation[models.RulingResult]:
    """Make a ruling.

    game_id: The game's id.
    """
    return Operation(
        "makeRuling", "POST", to_path("/v1/games/{gameId}/rulings", game_id), models.RulingResult, body=body
    )


def share_replay(game_id: str, body: models.ReplayBody | Mapping[str, Any]) -> Operation[models.CreatedReplay]:
    """Share a replay.

    game_id: The game's id.
    """
    return Operation(
        "shareReplay", "POST", to_path("/v1/games/{gameId}/replays", game_id), models.CreatedReplay, body=body
    )


def get_replay(replay_id: str) -> Operation[models.Replay]:
    """Read a replay's description.

    replay_id: The replay's id.
    """
    return Operation("getReplay", "GET", to_path("/v1/replays/{replayId}", replay_id), models.Replay)


def revoke_replay(replay_id: str) -> Operation[None]:
    """Revoke a replay.

    replay_id: The replay's id.
    """
    return Operation("revokeReplay", "DELETE", to_path("/v1/replays/{replayId}", replay_id), None)


def get_frames(
    replay_id: str,
    *,
    from_: int | None = None,
    to: int | None = None,
    limit: int | None = None,
    viewpoint: str | None = None,
    words: bool | None = None,
) -> Operation[models.ReplayFramePage]:
    """Get a replay's frames.

    replay_id: The replay's id.
    from_: The first version of the page: `next` of the previous page.
    to: The last version of the frames; the end by default.
    limit: Number of frames at most.
    viewpoint: One of the replay's `viewpoints`; by default its `viewpoint`.
    words: Whether the answer includes the ruleset's texts and scene: questions, effects, places of things, moves and reasons.
    """
    return Operation(
        "getFrames",
        "GET",
        to_path("/v1/replays/{replayId}/frames", replay_id),
        models.ReplayFramePage,
        query={"from": from_, "to": to, "limit": limit, "viewpoint": viewpoint, "words": words},
    )


def start_study(replay_id: str, body: models.StudyBody | Mapping[str, Any]) -> Operation[models.CreatedStudy]:
    """Start a study.

    replay_id: The replay's id.
    """
    return Operation(
        "startStudy", "POST", to_path("/v1/replays/{replayId}/studies", replay_id), models.CreatedStudy, body=body
    )


def get_study(study_id: str) -> Operation[models.Study]:
    """Read a study.

    study_id: The study's id.
    """
    return Operation("getStudy", "GET", to_path("/v1/studies/{studyId}", study_id), models.Study)


def change_study(
    study_id: str, body: models.StudyContentBody | Mapping[str, Any], *, if_match: str | None = None
) -> Operation[models.Study]:
    """Change a study.

    study_id: The study's id.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "changeStudy",
        "PUT",
        to_path("/v1/studies/{studyId}", study_id),
        models.Study,
        headers={"If-Match": if_match},
        body=body,
    )


def delete_study(study_id: str) -> Operation[None]:
    """Delete a study.

    study_id: The study's id.
    """
    return Operation("deleteStudy", "DELETE", to_path("/v1/studies/{studyId}", study_id), None)


def add_study_variation(
    study_id: str, body: models.StudyVariationBody | Mapping[str, Any]
) -> Operation[models.CreatedStudyVariation]:
    """Add a variation.

    study_id: The study's id.
    """
    return Operation(
        "addStudyVariation",
        "POST",
        to_path("/v1/studies/{studyId}/variations", study_id),
        models.CreatedStudyVariation,
        body=body,
    )


def list_my_studies(*, cursor: str | None = None, limit: int | None = None) -> Operation[models.StudyPage]:
    """List your studies.

    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of studies at most.
    """
    return Operation(
        "listMyStudies",
        "GET",
        to_path("/v1/players/me/studies"),
        models.StudyPage,
        query={"cursor": cursor, "limit": limit},
    )


def get_table_picture(game_id: str) -> Operation[bytes]:
    """Get the poster of a table.

    game_id: The game's id.
    """
    return Operation(
        "getTablePicture", "GET", to_path("/v1/games/{gameId}/card.png", game_id), bytes, accept="image/png"
    )


def get_replay_picture(replay_id: str, *, v: int | None = None, viewpoint: str | None = None) -> Operation[bytes]:
    """Get the poster of a replay.

    replay_id: The replay's id.
    v: A version of the replay; by default the first open decision, or the end if `spoilers` are `all`.
    viewpoint: One of the replay's `viewpoints`; by default its `viewpoint`.
    """
    return Operation(
        "getReplayPicture",
        "GET",
        to_path("/v1/replays/{replayId}/card.png", replay_id),
        bytes,
        accept="image/png",
        query={"v": v, "viewpoint": viewpoint},
    )


def get_embedding(
    *,
    url: str | None = None,
    maxwidth: int | None = None,
    maxheight: int | None = None,
    format_: Literal["json", "xml"] | None = None,
    dnt: str | None = None,
) -> Operation[models.PageEmbed]:
    """Embed a replay, a table or a study.

    url: Address of the page of a replay, a table or a study.
    maxwidth: Width of the embedding at most, in pixels.
    maxheight: Height of the embedding at most, in pixels.
    format_: The format of the answer: `json`; `xml` is refused.
    dnt: A wish not to be tracked, which has no effect: nothing is tracked.
    """
    return Operation(
        "getEmbedding",
        "GET",
        to_path("/v1/oembed"),
        models.PageEmbed,
        query={"url": url, "maxwidth": maxwidth, "maxheight": maxheight, "format": format_, "dnt": dnt},
    )


def get_token() -> Operation[models.Token]:
    """Inspect your token."""
    return Operation("getToken", "GET", to_path("/v1/token"), models.Token)


def list_tokens(
    game_id: str, *, cursor: str | None = None, limit: int | None = None
) -> Operation[models.AccessGrantPage]:
    """List your tokens and links.

    game_id: The game's id.
    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of tokens and links at most.
    """
    return Operation(
        "listTokens",
        "GET",
        to_path("/v1/games/{gameId}/tokens", game_id),
        models.AccessGrantPage,
        query={"cursor": cursor, "limit": limit},
    )


def mint_token(game_id: str, body: models.TokenBody | Mapping[str, Any]) -> Operation[models.CreatedToken]:
    """Mint a weaker token.

    game_id: The game's id.
    """
    return Operation("mintToken", "POST", to_path("/v1/games/{gameId}/tokens", game_id), models.CreatedToken, body=body)


def revoke_token(token_id: str) -> Operation[None]:
    """Revoke a token or a link.

    token_id: The token's `id`, which is not the token itself.
    """
    return Operation("revokeToken", "DELETE", to_path("/v1/tokens/{tokenId}", token_id), None)


def list_seeks(*, ruleset: str | None = None) -> Operation[models.SeekPage]:
    """List seeks.

    ruleset: The ruleset that the listed seeks have.
    """
    return Operation("listSeeks", "GET", to_path("/v1/seeks"), models.SeekPage, query={"ruleset": ruleset})


def make_seek(body: models.SeekBody | Mapping[str, Any]) -> Operation[models.SeekPlace]:
    """Make a seek."""
    return Operation("makeSeek", "POST", to_path("/v1/seeks"), models.SeekPlace, body=body)


def join_seek(seek_id: str, body: models.SeekerBody | Mapping[str, Any]) -> Operation[models.SeekPlace]:
    """Join a seek.

    seek_id: The seek's id.
    """
    return Operation("joinSeek", "POST", to_path("/v1/seeks/{seekId}/join", seek_id), models.SeekPlace, body=body)


def get_seek(seek_id: str, *, wait: int | None = None) -> Operation[models.SeekPlace]:
    """Keep your place, and get your seat.

    seek_id: The seek's id.
    wait: Seconds to wait for news.
    """
    return Operation("getSeek", "GET", to_path("/v1/seeks/{seekId}", seek_id), models.SeekPlace, query={"wait": wait})


def leave_seek(seek_id: str) -> Operation[None]:
    """Leave a seek.

    seek_id: The seek's id.
    """
    return Operation("leaveSeek", "DELETE", to_path("/v1/seeks/{seekId}", seek_id), None)


def list_my_tournaments(*, cursor: str | None = None, limit: int | None = None) -> Operation[models.MyTournamentPage]:
    """List your tournaments.

    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of tournaments at most.
    """
    return Operation(
        "listMyTournaments",
        "GET",
        to_path("/v1/players/me/tournaments"),
        models.MyTournamentPage,
        query={"cursor": cursor, "limit": limit},
    )


def bind_entry(
    tournament_id: str, entry: int, body: models.PlayerEntryBody | Mapping[str, Any]
) -> Operation[models.PlayerEntry]:
    """Bind an entry to your account.

    tournament_id: The tournament's id.
    entry: The entry's number.
    """
    return Operation(
        "bindEntry",
        "PUT",
        to_path("/v1/players/me/entries/{tournamentId}/{entry}", tournament_id, entry),
        models.PlayerEntry,
        body=body,
    )


def list_tournaments(*, cursor: str | None = None, limit: int | None = None) -> Operation[models.TournamentPage]:
    """List tournaments.

    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of tournaments at most.
    """
    return Operation(
        "listTournaments",
        "GET",
        to_path("/v1/tournaments"),
        models.TournamentPage,
        query={"cursor": cursor, "limit": limit},
    )


def create_tournament(body: models.TournamentBody | Mapping[str, Any]) -> Operation[models.CreatedTournament]:
    """Create a tournament."""
    return Operation("createTournament", "POST", to_path("/v1/tournaments"), models.CreatedTournament, body=body)


def get_tournament(tournament_id: str) -> Operation[models.Tournament]:
    """Get a tournament.

    tournament_id: The tournament's id.
    """
    return Operation(
        "getTournament", "GET", to_path("/v1/tournaments/{tournamentId}", tournament_id), models.Tournament
    )


def amend_tournament(
    tournament_id: str, body: models.TournamentAmendmentBody | Mapping[str, Any], *, if_match: str | None = None
) -> Operation[models.ChangedTournament]:
    """Amend a tournament.

    tournament_id: The tournament's id.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "amendTournament",
        "PATCH",
        to_path("/v1/tournaments/{tournamentId}", tournament_id),
        models.ChangedTournament,
        headers={"If-Match": if_match},
        body=body,
    )


def make_consent(
    tournament_id: str, body: models.RegulationsConsentBody | Mapping[str, Any]
) -> Operation[models.RegulationsConsent]:
    """Consent to other regulations.

    tournament_id: The tournament's id.
    """
    return Operation(
        "makeConsent",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/consents", tournament_id),
        models.RegulationsConsent,
        body=body,
    )


def announce(
    tournament_id: str, body: models.AnnouncementBody | Mapping[str, Any]
) -> Operation[models.CreatedAnnouncement]:
    """Make an announcement.

    tournament_id: The tournament's id.
    """
    return Operation(
        "announce",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/announcements", tournament_id),
        models.CreatedAnnouncement,
        body=body,
    )


def confirm_standings(tournament_id: str, *, if_match: str | None = None) -> Operation[models.ChangedTournament]:
    """Make the standings final.

    tournament_id: The tournament's id.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "confirmStandings",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/confirm", tournament_id),
        models.ChangedTournament,
        headers={"If-Match": if_match},
    )


def grant_official(tournament_id: str, body: models.OfficialBody | Mapping[str, Any]) -> Operation[models.OfficialSlip]:
    """Grant an official.

    tournament_id: The tournament's id.
    """
    return Operation(
        "grantOfficial",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/officials", tournament_id),
        models.OfficialSlip,
        body=body,
    )


def revoke_official(tournament_id: str, official_id: str) -> Operation[None]:
    """Revoke an official.

    tournament_id: The tournament's id.
    official_id: The official's id.
    """
    return Operation(
        "revokeOfficial",
        "DELETE",
        to_path("/v1/tournaments/{tournamentId}/officials/{officialId}", tournament_id, official_id),
        None,
    )


def list_entries(
    tournament_id: str, *, cursor: str | None = None, limit: int | None = None
) -> Operation[models.EntryPage]:
    """List entries.

    tournament_id: The tournament's id.
    cursor: The cursor of the page: `next` of the previous page.
    limit: Number of entries at most.
    """
    return Operation(
        "listEntries",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/entries", tournament_id),
        models.EntryPage,
        query={"cursor": cursor, "limit": limit},
    )


def make_entries(tournament_id: str, body: models.EntriesBody | Mapping[str, Any]) -> Operation[models.CreatedEntries]:
    """Enter a tournament.

    tournament_id: The tournament's id.
    """
    return Operation(
        "makeEntries",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/entries", tournament_id),
        models.CreatedEntries,
        body=body,
    )


def preview_entries(
    tournament_id: str, body: models.EntriesPreviewBody | Mapping[str, Any], *, section: str | None = None
) -> Operation[models.EntriesPreview]:
    """Preview entries.

    tournament_id: The tournament's id.
    section: The section for entries that state none; by default the first.
    """
    return Operation(
        "previewEntries",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/entries/preview", tournament_id),
        models.EntriesPreview,
        query={"section": section},
        body=body,
    )


def change_entry(
    tournament_id: str, entry: int, body: models.EntryPatchBody | Mapping[str, Any]
) -> Operation[models.ChangedEntry]:
    """Change an entry.

    tournament_id: The tournament's id.
    entry: The entry's number.
    """
    return Operation(
        "changeEntry",
        "PATCH",
        to_path("/v1/tournaments/{tournamentId}/entries/{entry}", tournament_id, entry),
        models.ChangedEntry,
        body=body,
    )


def check_in(
    tournament_id: str, entry: int, body: models.CheckInBody | Mapping[str, Any]
) -> Operation[models.ChangedEntry]:
    """Check in.

    tournament_id: The tournament's id.
    entry: The entry's number.
    """
    return Operation(
        "checkIn",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/entries/{entry}/checkin", tournament_id, entry),
        models.ChangedEntry,
        body=body,
    )


def check_all_in(
    tournament_id: str, body: models.CheckAllInBody | Mapping[str, Any]
) -> Operation[models.CheckedInEntries]:
    """Check many in.

    tournament_id: The tournament's id.
    """
    return Operation(
        "checkAllIn",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/entries/checkin", tournament_id),
        models.CheckedInEntries,
        body=body,
    )


def ask_bye(tournament_id: str, entry: int, body: models.ByeBody | Mapping[str, Any]) -> Operation[models.ChangedEntry]:
    """Ask for a bye.

    tournament_id: The tournament's id.
    entry: The entry's number.
    """
    return Operation(
        "askBye",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/entries/{entry}/byes", tournament_id, entry),
        models.ChangedEntry,
        body=body,
    )


def get_draft(tournament_id: str, round_: int) -> Operation[models.VersionedDraft]:
    """Get a draft.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    """
    return Operation(
        "getDraft",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/draft", tournament_id, round_),
        models.VersionedDraft,
    )


def make_draft(tournament_id: str, round_: int) -> Operation[models.VersionedDraft]:
    """Draft a round.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    """
    return Operation(
        "makeDraft",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/draft", tournament_id, round_),
        models.VersionedDraft,
    )


def state_draft(
    tournament_id: str, round_: int, body: models.DraftBody | Mapping[str, Any], *, if_match: str | None = None
) -> Operation[models.VersionedDraft]:
    """Replace a draft.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "stateDraft",
        "PUT",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/draft", tournament_id, round_),
        models.VersionedDraft,
        headers={"If-Match": if_match},
        body=body,
    )


def publish_round(
    tournament_id: str,
    round_: int,
    body: models.RoundPublicationBody | Mapping[str, Any],
    *,
    if_match: str | None = None,
) -> Operation[models.VersionedRound]:
    """Publish a round.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "publishRound",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/publish", tournament_id, round_),
        models.VersionedRound,
        headers={"If-Match": if_match},
        body=body,
    )


def withdraw_round(
    tournament_id: str,
    round_: int,
    body: models.RoundWithdrawalBody | Mapping[str, Any],
    *,
    if_match: str | None = None,
) -> Operation[models.WithdrawnRound]:
    """Withdraw a published round.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "withdrawRound",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/withdraw", tournament_id, round_),
        models.WithdrawnRound,
        headers={"If-Match": if_match},
        body=body,
    )


def close_round(
    tournament_id: str, round_: int, body: models.RoundCloseBody | Mapping[str, Any], *, if_match: str | None = None
) -> Operation[models.VersionedRound]:
    """Close a round.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "closeRound",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/close", tournament_id, round_),
        models.VersionedRound,
        headers={"If-Match": if_match},
        body=body,
    )


def speak_luck(
    tournament_id: str, round_: int, body: models.SpokenLuckBody | Mapping[str, Any]
) -> Operation[models.VersionedRound]:
    """Record a public throw.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    """
    return Operation(
        "speakLuck",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/luck", tournament_id, round_),
        models.VersionedRound,
        body=body,
    )


def draw_lot(
    tournament_id: str, round_: int, body: models.EntryLotBody | Mapping[str, Any]
) -> Operation[models.DrawnEntryLot]:
    """Draw a lot.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    """
    return Operation(
        "drawLot",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/lots", tournament_id, round_),
        models.DrawnEntryLot,
        body=body,
    )


def get_round(tournament_id: str, round_: int) -> Operation[models.VersionedRound]:
    """Get a round.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    """
    return Operation(
        "getRound",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}", tournament_id, round_),
        models.VersionedRound,
    )


def get_progress(tournament_id: str, round_: int) -> Operation[models.RoundProgress]:
    """Get the progress of a round's tables.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    """
    return Operation(
        "getProgress",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/progress", tournament_id, round_),
        models.RoundProgress,
    )


def add_table(
    tournament_id: str, round_: int, body: models.OwnTableBody | Mapping[str, Any]
) -> Operation[models.VersionedRound]:
    """Make a table of your own.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    """
    return Operation(
        "addTable",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/tables", tournament_id, round_),
        models.VersionedRound,
        body=body,
    )


def get_table(tournament_id: str, round_: int, table: int) -> Operation[models.VersionedTable]:
    """Get a table.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    table: The table's number, from 1.
    """
    return Operation(
        "getTable",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}", tournament_id, round_, table),
        models.VersionedTable,
    )


def exchange_slip(
    tournament_id: str, body: models.SlipExchangeBody | Mapping[str, Any]
) -> Operation[models.TournamentSlipToken]:
    """Exchange a slip.

    tournament_id: The tournament's id.
    """
    return Operation(
        "exchangeSlip",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/exchanges", tournament_id),
        models.TournamentSlipToken,
        body=body,
    )


def make_entry_slip(tournament_id: str, entry: int) -> Operation[models.ChangedEntry]:
    """Give an entry another slip.

    tournament_id: The tournament's id.
    entry: The entry's number.
    """
    return Operation(
        "makeEntrySlip",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/entries/{entry}/slip", tournament_id, entry),
        models.ChangedEntry,
    )


def make_official_slip(tournament_id: str, official_id: str) -> Operation[models.OfficialSlip]:
    """Give an official another slip.

    tournament_id: The tournament's id.
    official_id: The official's id.
    """
    return Operation(
        "makeOfficialSlip",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/officials/{officialId}/slip", tournament_id, official_id),
        models.OfficialSlip,
    )


def rule_on_table(
    tournament_id: str,
    round_: int,
    table: int,
    body: models.TableRulingBody | Mapping[str, Any],
    *,
    if_match: str | None = None,
) -> Operation[models.CreatedTournamentRuling]:
    """Rule on a table.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    table: The table's number, from 1.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "ruleOnTable",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}/rulings", tournament_id, round_, table),
        models.CreatedTournamentRuling,
        headers={"If-Match": if_match},
        body=body,
    )


def read_hands(
    tournament_id: str, round_: int, table: int, body: models.TableHandsBody | Mapping[str, Any]
) -> Operation[models.TableHands]:
    """Read the hidden state of a table.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    table: The table's number, from 1.
    """
    return Operation(
        "readHands",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}/hands", tournament_id, round_, table),
        models.TableHands,
        body=body,
    )


def penalise(
    tournament_id: str, body: models.PenaltyBody | Mapping[str, Any]
) -> Operation[models.CreatedTournamentRuling]:
    """Penalise an entry.

    tournament_id: The tournament's id.
    """
    return Operation(
        "penalise",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/penalties", tournament_id),
        models.CreatedTournamentRuling,
        body=body,
    )


def act_on_clock(
    tournament_id: str, round_: int, table: int, body: models.TableInterventionBody | Mapping[str, Any]
) -> Operation[models.TableInterventionResult]:
    """Intervene at a running table.

    tournament_id: The tournament's id.
    round_: The round's number, from 1.
    table: The table's number, from 1.
    """
    return Operation(
        "actOnClock",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}/clock", tournament_id, round_, table),
        models.TableInterventionResult,
        body=body,
    )


def list_decisions(tournament_id: str) -> Operation[models.TournamentDecisions]:
    """List rulings and appeals.

    tournament_id: The tournament's id.
    """
    return Operation(
        "listDecisions",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/appeals", tournament_id),
        models.TournamentDecisions,
    )


def make_appeal(tournament_id: str, body: models.AppealBody | Mapping[str, Any]) -> Operation[models.VersionedAppeal]:
    """Appeal.

    tournament_id: The tournament's id.
    """
    return Operation(
        "makeAppeal",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/appeals", tournament_id),
        models.VersionedAppeal,
        body=body,
    )


def decide_appeal(
    tournament_id: str, appeal: int, body: models.AppealDecisionBody | Mapping[str, Any], *, if_match: str | None = None
) -> Operation[models.VersionedAppeal]:
    """Decide an appeal.

    tournament_id: The tournament's id.
    appeal: The appeal's number, from 1.
    if_match: The version that your decision is based on, in quotation marks. Requests that could overwrite a concurrent decision need it.
    """
    return Operation(
        "decideAppeal",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/appeals/{appeal}/decision", tournament_id, appeal),
        models.VersionedAppeal,
        headers={"If-Match": if_match},
        body=body,
    )


def get_standings(
    tournament_id: str, *, at: int | None = None, section: str | None = None
) -> Operation[models.Standings]:
    """Get the standings.

    tournament_id: The tournament's id.
    at: The version of the tournament's log that the standings are computed at; the newest by default.
    section: The section whose standings are wanted; all by default.
    """
    return Operation(
        "getStandings",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/standings", tournament_id),
        models.Standings,
        query={"at": at, "section": section},
    )


def get_tournament_facts(
    tournament_id: str,
    *,
    after: int | None = None,
    digest: str | None = None,
    limit: int | None = None,
    wait: int | None = None,
) -> Operation[models.TournamentFactPage]:
    """Follow a tournament.

    tournament_id: The tournament's id.
    after: The last version that you have.
    digest: The `digest` of the event `after`, if you hold it: should the log have another one there, or end before it, the answer is `reset`. It has no effect with `Last-Event-ID`.
    limit: Number of facts at most; a page of large facts may end earlier.
    wait: Seconds to wait for the first fact.
    """
    return Operation(
        "getTournamentFacts",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/facts", tournament_id),
        models.TournamentFactPage,
        query={"after": after, "digest": digest, "limit": limit, "wait": wait},
    )


def get_tournament_checkpoint(tournament_id: str) -> Operation[models.TournamentCheckpoint]:
    """Get the signed head of a tournament.

    tournament_id: The tournament's id.
    """
    return Operation(
        "getTournamentCheckpoint",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/checkpoint", tournament_id),
        models.TournamentCheckpoint,
    )


def get_tournament_record(tournament_id: str) -> Operation[bytes]:
    """Get a tournament's record.

    tournament_id: The tournament's id.
    """
    return Operation(
        "getTournamentRecord",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/record", tournament_id),
        bytes,
        accept="application/x-ndjson",
    )


def get_trf(tournament_id: str) -> Operation[bytes]:
    """Export a tournament as TRF-16.

    tournament_id: The tournament's id.
    """
    return Operation(
        "getTrf", "GET", to_path("/v1/tournaments/{tournamentId}/trf", tournament_id), bytes, accept="text/plain"
    )


def list_tournament_webhooks(tournament_id: str) -> Operation[models.Webhooks]:
    """List your webhooks of a tournament.

    tournament_id: The tournament's id.
    """
    return Operation(
        "listTournamentWebhooks",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/webhooks", tournament_id),
        models.Webhooks,
    )


def create_tournament_webhook(
    tournament_id: str, body: models.WebhookBody | Mapping[str, Any]
) -> Operation[models.CreatedWebhook]:
    """Register a webhook of a tournament.

    tournament_id: The tournament's id.
    """
    return Operation(
        "createTournamentWebhook",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/webhooks", tournament_id),
        models.CreatedWebhook,
        body=body,
    )


def get_tournament_webhook(tournament_id: str, webhook_id: str) -> Operation[models.TournamentWebhookDetail]:
    """Read a webhook of a tournament.

    tournament_id: The tournament's id.
    webhook_id: The webhook's id.
    """
    return Operation(
        "getTournamentWebhook",
        "GET",
        to_path("/v1/tournaments/{tournamentId}/webhooks/{webhookId}", tournament_id, webhook_id),
        models.TournamentWebhookDetail,
    )


def delete_tournament_webhook(tournament_id: str, webhook_id: str) -> Operation[None]:
    """Delete a webhook of a tournament.

    tournament_id: The tournament's id.
    webhook_id: The webhook's id.
    """
    return Operation(
        "deleteTournamentWebhook",
        "DELETE",
        to_path("/v1/tournaments/{tournamentId}/webhooks/{webhookId}", tournament_id, webhook_id),
        None,
    )


def rotate_tournament_webhook_secret(tournament_id: str, webhook_id: str) -> Operation[models.WebhookSecret]:
    """Rotate the secret of a tournament's webhook.

    tournament_id: The tournament's id.
    webhook_id: The webhook's id.
    """
    return Operation(
        "rotateTournamentWebhookSecret",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/webhooks/{webhookId}/secret", tournament_id, webhook_id),
        models.WebhookSecret,
    )


def ping_tournament_webhook(tournament_id: str, webhook_id: str) -> Operation[models.WebhookPing]:
    """Send a ping to your receiver of a tournament.

    tournament_id: The tournament's id.
    webhook_id: The webhook's id.
    """
    return Operation(
        "pingTournamentWebhook",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/webhooks/{webhookId}/ping", tournament_id, webhook_id),
        models.WebhookPing,
    )


def enable_tournament_webhook(tournament_id: str, webhook_id: str) -> Operation[models.Webhook]:
    """Enable a webhook of a tournament, or retry now.

    tournament_id: The tournament's id.
    webhook_id: The webhook's id.
    """
    return Operation(
        "enableTournamentWebhook",
        "POST",
        to_path("/v1/tournaments/{tournamentId}/webhooks/{webhookId}/enable", tournament_id, webhook_id),
        models.Webhook,
    )


def get_series(
    *,
    tournaments: str | None = None,
    best: int | None = None,
    row: str | None = None,
    section: str | None = None,
    same: str | None = None,
) -> Operation[models.SeriesStandings]:
    """Get the standings of a series.

    tournaments: Ids of the tournaments of the series in order, separated by commas; at most 20.
    best: Number of results of a side that count; all by default.
    row: Points by place, best first, separated by commas: `25,18,15`; by default the percentage of the field that was beaten.
    section: The section whose places count; by default of each tournament the first section with places.
    same: Entries that are one side: `1.3-2.7,1.4-3.1`, each by tournament and entry.
    """
    return Operation(
        "getSeries",
        "GET",
        to_path("/v1/series"),
        models.SeriesStandings,
        query={"tournaments": tournaments, "best": best, "row": row, "section": section, "same": same},
    )
