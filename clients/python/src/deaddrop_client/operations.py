# Written by clients/regenerate; not to be edited. fd5358db853bd6dd37505239e50fe1a5 3a6d5332f73744993f894edfe6576441
"""The operations of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from deaddrop_client import models
from deaddrop_client.operation import Operation, to_path


def list_rulesets() -> Operation[models.RulesetPage]:
    """List the games on offer."""
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
    cursor: str | None = None,
    limit: int | None = None,
) -> Operation[models.GamePage]:
    """List public games.

    ruleset: Games of this ruleset only.
    status: Games in this status only.
    cursor: `next` of the page before.
    limit: Games at most.
    """
    return Operation(
        "listGames",
        "GET",
        to_path("/v1/games"),
        models.GamePage,
        query={"ruleset": ruleset, "status": status, "cursor": cursor, "limit": limit},
    )


def create_game(body: models.GameBody | Mapping[str, Any]) -> Operation[models.GameMade]:
    """Open a game."""
    return Operation("createGame", "POST", to_path("/v1/games"), models.GameMade, body=body)


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


def claim_seat(game_id: str, seat: int, body: models.ClaimBody | Mapping[str, Any]) -> Operation[models.SeatClaimed]:
    """Sit down.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "claimSeat",
        "POST",
        to_path("/v1/games/{gameId}/seats/{seat}/claim", game_id, seat),
        models.SeatClaimed,
        body=body,
    )


def put_commit(game_id: str, seat: int, body: models.CommitBody | Mapping[str, Any]) -> Operation[models.LuckNow]:
    """Commit to another nonce.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "putCommit", "PUT", to_path("/v1/games/{gameId}/seats/{seat}/commit", game_id, seat), models.LuckNow, body=body
    )


def put_nonce(game_id: str, seat: int, body: models.NonceBody | Mapping[str, Any]) -> Operation[models.LuckNow]:
    """Show your nonce.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "putNonce", "PUT", to_path("/v1/games/{gameId}/seats/{seat}/nonce", game_id, seat), models.LuckNow, body=body
    )


def put_public(game_id: str, body: models.PublicLuckBody | Mapping[str, Any]) -> Operation[models.LuckNow]:
    """Say what the public luck is.

    game_id: The game's id.
    """
    return Operation("putPublic", "PUT", to_path("/v1/games/{gameId}/public", game_id), models.LuckNow, body=body)


def put_successor(game_id: str, body: models.SuccessorBody | Mapping[str, Any]) -> Operation[models.Successor]:
    """Sit down again.

    game_id: The game's id.
    """
    return Operation(
        "putSuccessor", "PUT", to_path("/v1/games/{gameId}/successor", game_id), models.Successor, body=body
    )


def get_view(game_id: str, *, at: int | None = None, as_: str | None = None) -> Operation[models.View]:
    """Look at the game.

    game_id: The game's id.
    at: A version that you may read; the present one by default.
    as_: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    """
    return Operation(
        "getView", "GET", to_path("/v1/games/{gameId}/view", game_id), models.View, query={"at": at, "as": as_}
    )


def post_command(game_id: str, body: Mapping[str, Any], *, if_match: str | None = None) -> Operation[models.Acted]:
    """Act.

    game_id: The game's id.
    if_match: The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but `resign` and `abort`, which answer no decision.
    """
    return Operation(
        "postCommand",
        "POST",
        to_path("/v1/games/{gameId}/commands", game_id),
        models.Acted,
        headers={"If-Match": if_match},
        body=body,
    )


def check_command(game_id: str, body: Mapping[str, Any], *, if_match: str | None = None) -> Operation[models.Checked]:
    """Check a command.

    game_id: The game's id.
    if_match: The id of the decision that is answered, in quotation marks, or `*` for the one that is open. Needed for every command but `resign` and `abort`, which answer no decision.
    """
    return Operation(
        "checkCommand",
        "POST",
        to_path("/v1/games/{gameId}/commands/check", game_id),
        models.Checked,
        headers={"If-Match": if_match},
        body=body,
    )


def get_events(
    game_id: str, *, after: int | None = None, limit: int | None = None, wait: int | None = None, as_: str | None = None
) -> Operation[models.FeedPage]:
    """Follow the game.

    game_id: The game's id.
    after: The last version you know.
    limit: Entries at most.
    wait: Seconds to wait for the first entry.
    as_: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    """
    return Operation(
        "getEvents",
        "GET",
        to_path("/v1/games/{gameId}/events", game_id),
        models.FeedPage,
        query={"after": after, "limit": limit, "wait": wait, "as": as_},
    )


def get_inbox(
    *, after: str | None = None, limit: int | None = None, wait: int | None = None
) -> Operation[models.InboxPage]:
    """Read your inbox.

    after: The last `cursor` that you got.
    limit: Entries at most.
    wait: Seconds to wait for the first entry.
    """
    return Operation(
        "getInbox", "GET", to_path("/v1/inbox"), models.InboxPage, query={"after": after, "limit": limit, "wait": wait}
    )


def create_inbox(body: models.InboxBody | Mapping[str, Any]) -> Operation[models.InboxMade]:
    """Make an inbox."""
    return Operation("createInbox", "POST", to_path("/v1/inbox"), models.InboxMade, body=body)


def list_inbox_seats() -> Operation[models.InboxSeats]:
    """List the seats that your inbox hears of."""
    return Operation("listInboxSeats", "GET", to_path("/v1/inbox/seats"), models.InboxSeats)


def put_inbox_seat(
    game_id: str, seat: int, body: models.SeatTokenBody | Mapping[str, Any]
) -> Operation[models.InboxSeat]:
    """Put a seat into your inbox.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation(
        "putInboxSeat", "PUT", to_path("/v1/inbox/seats/{gameId}/{seat}", game_id, seat), models.InboxSeat, body=body
    )


def remove_inbox_seat(game_id: str, seat: int) -> Operation[None]:
    """Take a seat out of your inbox.

    game_id: The game's id.
    seat: The seat's number, from 0.
    """
    return Operation("removeInboxSeat", "DELETE", to_path("/v1/inbox/seats/{gameId}/{seat}", game_id, seat), None)


def list_webhooks() -> Operation[models.Webhooks]:
    """List the webhooks of your inbox."""
    return Operation("listWebhooks", "GET", to_path("/v1/inbox/webhooks"), models.Webhooks)


def create_webhook(body: models.WebhookBody | Mapping[str, Any]) -> Operation[models.WebhookMade]:
    """Register a webhook."""
    return Operation("createWebhook", "POST", to_path("/v1/inbox/webhooks"), models.WebhookMade, body=body)


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
    """Enable a webhook that was disabled, or retry now.

    webhook_id: The webhook's id.
    """
    return Operation(
        "enableWebhook", "POST", to_path("/v1/inbox/webhooks/{webhookId}/enable", webhook_id), models.Webhook
    )


def get_record(game_id: str, *, as_: str | None = None) -> Operation[bytes]:
    """Get a game's record.

    game_id: The game's id.
    as_: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    """
    return Operation(
        "getRecord",
        "GET",
        to_path("/v1/games/{gameId}/record", game_id),
        bytes,
        accept="application/x-ndjson",
        query={"as": as_},
    )


def import_record(body: bytes) -> Operation[models.Imported]:
    """Import a record."""
    return Operation(
        "importRecord", "POST", to_path("/v1/records"), models.Imported, body=body, content_type="application/x-ndjson"
    )


def list_forks(game_id: str, *, cursor: str | None = None, limit: int | None = None) -> Operation[models.GamePage]:
    """List the public forks of a game.

    game_id: The game's id.
    cursor: `next` of the page before.
    limit: Games at most.
    """
    return Operation(
        "listForks",
        "GET",
        to_path("/v1/games/{gameId}/forks", game_id),
        models.GamePage,
        query={"cursor": cursor, "limit": limit},
    )


def fork_game(game_id: str, body: models.ForkBody | Mapping[str, Any]) -> Operation[models.GameMade]:
    """Fork a game.

    game_id: The game's id.
    """
    return Operation("forkGame", "POST", to_path("/v1/games/{gameId}/forks", game_id), models.GameMade, body=body)


def fork_replay(replay_id: str, body: models.ReplayForkBody | Mapping[str, Any]) -> Operation[models.GameMade]:
    """Fork a replay.

    replay_id: The replay's id.
    """
    return Operation(
        "forkReplay", "POST", to_path("/v1/replays/{replayId}/forks", replay_id), models.GameMade, body=body
    )


def get_checkpoint(game_id: str, *, at: int | None = None) -> Operation[models.Checkpoint]:
    """Get the signed head.

    game_id: The game's id.
    at: A version that you may read; the present one by default.
    """
    return Operation(
        "getCheckpoint", "GET", to_path("/v1/games/{gameId}/checkpoint", game_id), models.Checkpoint, query={"at": at}
    )


def list_keys() -> Operation[models.KeyPage]:
    """List the public keys."""
    return Operation("listKeys", "GET", to_path("/v1/keys"), models.KeyPage)


def get_evidence(game_id: str, *, at: int | None = None, as_: str | None = None) -> Operation[models.Evidence]:
    """Get evidence of what was shown.

    game_id: The game's id.
    at: A version that you may read; the present one by default.
    as_: Viewpoint: `seat:<number>`, `public` or `all`. Your own by default; any other once the game is over.
    """
    return Operation(
        "getEvidence",
        "GET",
        to_path("/v1/games/{gameId}/evidence", game_id),
        models.Evidence,
        query={"at": at, "as": as_},
    )


def list_arbiter_reads(
    game_id: str, *, cursor: str | None = None, limit: int | None = None
) -> Operation[models.ArbiterReadPage]:
    """List what the arbiter has read.

    game_id: The game's id.
    cursor: `next` of the page before.
    limit: Reads at most.
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


def make_ruling(game_id: str, body: models.RulingBody | Mapping[str, Any]) -> Operation[models.Ruled]:
    """Make a ruling.

    game_id: The game's id.
    """
    return Operation("makeRuling", "POST", to_path("/v1/games/{gameId}/rulings", game_id), models.Ruled, body=body)


def share_replay(game_id: str, body: models.ReplayBody | Mapping[str, Any]) -> Operation[models.ReplayShared]:
    """Share a replay.

    game_id: The game's id.
    """
    return Operation(
        "shareReplay", "POST", to_path("/v1/games/{gameId}/replays", game_id), models.ReplayShared, body=body
    )


def get_replay(replay_id: str) -> Operation[models.Replay]:
    """Read what a replay is.

    replay_id: The replay's id.
    """
    return Operation("getReplay", "GET", to_path("/v1/replays/{replayId}", replay_id), models.Replay)


def revoke_replay(replay_id: str) -> Operation[None]:
    """Revoke a replay.

    replay_id: The replay's id.
    """
    return Operation("revokeReplay", "DELETE", to_path("/v1/replays/{replayId}", replay_id), None)


def get_frames(
    replay_id: str, *, from_: int | None = None, to: int | None = None, limit: int | None = None, as_: str | None = None
) -> Operation[models.FramePage]:
    """See what happened.

    replay_id: The replay's id.
    from_: From this version on; `next` of the page before.
    to: Up to this version; the end by default.
    limit: Frames at most.
    as_: One of the replay's `viewpoints`; by default its `viewpoint`.
    """
    return Operation(
        "getFrames",
        "GET",
        to_path("/v1/replays/{replayId}/frames", replay_id),
        models.FramePage,
        query={"from": from_, "to": to, "limit": limit, "as": as_},
    )


def get_replay_card(
    replay_id: str, *, v: int | None = None, as_: str | None = None, shape: Literal["wide", "tall"] | None = None
) -> Operation[bytes]:
    """Get a picture of it.

    replay_id: The replay's id.
    v: A version of the replay; by default when the first decision is open, or the end where `spoilers` are `all`.
    as_: One of the replay's `viewpoints`; by default its `viewpoint`.
    shape: `wide`, 1200 by 630, or `tall`, for narrow screens.
    """
    return Operation(
        "getReplayCard",
        "GET",
        to_path("/v1/replays/{replayId}/card.svg", replay_id),
        bytes,
        accept="image/svg+xml",
        query={"v": v, "as": as_, "shape": shape},
    )


def get_token() -> Operation[models.Token]:
    """Inspect your token."""
    return Operation("getToken", "GET", to_path("/v1/token"), models.Token)


def list_tokens(game_id: str, *, cursor: str | None = None, limit: int | None = None) -> Operation[models.GrantPage]:
    """List your tokens and links.

    game_id: The game's id.
    cursor: `next` of the page before.
    limit: Tokens and links at most.
    """
    return Operation(
        "listTokens",
        "GET",
        to_path("/v1/games/{gameId}/tokens", game_id),
        models.GrantPage,
        query={"cursor": cursor, "limit": limit},
    )


def mint_token(game_id: str, body: models.TokenBody | Mapping[str, Any]) -> Operation[models.TokenMinted]:
    """Mint a weaker token.

    game_id: The game's id.
    """
    return Operation("mintToken", "POST", to_path("/v1/games/{gameId}/tokens", game_id), models.TokenMinted, body=body)


def revoke_token(token_id: str) -> Operation[None]:
    """Revoke a token or a link.

    token_id: The token's `id`, which is not the token.
    """
    return Operation("revokeToken", "DELETE", to_path("/v1/tokens/{tokenId}", token_id), None)
