"""The closed registry of problems (RFC 9457): every code, its status, and what it means to a client."""

from __future__ import annotations

from typing import Any, NamedTuple


class ProblemKind(NamedTuple):
    """One kind of problem. meaning: for the page that its `type` resolves to."""

    status: int
    title: str
    meaning: str


REGISTRY: dict[str, ProblemKind] = {
    "not-json": ProblemKind(
        400,
        "The body is not JSON",
        "The body must be one JSON object in UTF-8, at most 32 levels deep, without repeated names, NaN, Infinity or "
        "half a surrogate pair.",
    ),
    "bad-request": ProblemKind(
        400,
        "This is not HTTP as we read it",
        "The request's first line, a header or the framing of its body is malformed.",
    ),
    "bad-cursor": ProblemKind(
        400, "The cursor is not one of ours", "Take the cursor from `next` of the page before, unchanged."
    ),
    "missing-idempotency-key": ProblemKind(
        400,
        "The Idempotency-Key is missing",
        "Every POST needs an `Idempotency-Key` header of 1 to 64 printable ASCII characters, new for every new request; "
        "a repeated request with the same key gets the same answer, and happens once.",
    ),
    "weak-idempotency-key": ProblemKind(
        400,
        "The Idempotency-Key can be guessed",
        "Whoever repeats a request with its key gets the same answer. Where that holds tokens, the key needs 122 random bits: a random UUID (version 4), "
        "or at least 31 hexadecimal or 21 base64url characters at random. The key that the contract shows as an example is refused too: make a new one.",
    ),
    "unauthorised": ProblemKind(
        401,
        "A token is needed",
        "Send `Authorization: Bearer <token>` with a token of this game. Tokens are shown once, when a game is created, a "
        "seat claimed or a token minted.",
    ),
    "forbidden": ProblemKind(403, "This token does not allow that", "Another scope or viewpoint would be needed."),
    "webhooks-off": ProblemKind(
        403, "There are no webhooks here", "This installation sends none; read the inbox's stream."
    ),
    "not-found": ProblemKind(
        404, "There is nothing here", "It does not exist, or you may not see it: the two look alike."
    ),
    "method-not-allowed": ProblemKind(
        405, "Not with this method", "The `Allow` header lists the methods of this resource."
    ),
    "not-acceptable": ProblemKind(
        406, "Not in these media types", "`Accept` asks only for media types that this resource is not offered in."
    ),
    "timeout": ProblemKind(
        408, "The request came too slowly", "A request must come within seconds. Nothing happened; send it again."
    ),
    "seat-taken": ProblemKind(409, "The seat is taken", "Somebody sits there, or it is no seat for people."),
    "not-started": ProblemKind(
        409,
        "The game has not started",
        "It starts by itself when every seat is filled. One that was put back goes on when its new luck is made: `luck` of the view.",
    ),
    "not-your-decision": ProblemKind(
        409, "Not your decision", "The game waits for another seat; `decisions` in the view says for whom."
    ),
    "game-over": ProblemKind(409, "The game is over", "Nothing can be changed in a game that has ended."),
    "not-over": ProblemKind(
        409, "The game is not over", "A running game has no result that could be corrected; a ruling can end it."
    ),
    "seat-resigned": ProblemKind(409, "The seat has resigned", "A bot plays on in its place."),
    "seat-absent": ProblemKind(409, "The seat is absent", "It was not there when the clock struck, too often; its player sends `return` first."),
    "not-absent": ProblemKind(409, "The seat is not absent", "Only a seat that the clock found absent can return."),
    "group-closed": ProblemKind(
        409, "The group is closed", "A group of equal luck takes no more games, or plays another ruleset."
    ),
    "inbox-full": ProblemKind(
        409,
        "The inbox is full",
        "It holds as many seats of running games as it may: take some out, or make another inbox.",
    ),
    "too-many-webhooks": ProblemKind(
        409, "As many webhooks as there may be", "An inbox has at most 5: delete one, or make another inbox."
    ),
    "webhook-not-active": ProblemKind(
        409,
        "The webhook is not active",
        "It has not met its challenge yet, or was disabled; `state` and `reason` say which.",
    ),
    "too-many-tokens": ProblemKind(
        409,
        "As many tokens and links as there may be",
        "From each token only so many tokens and links may descend, at a time and in all. Revoke what is not needed; `GET /v1/games/{g}/tokens` "
        "lists it.",
    ),
    "too-many-rulings": ProblemKind(
        409, "As many rulings as there may be", "A game may have 100 rulings; the last one counts."
    ),
    "replay-diverged": ProblemKind(
        409,
        "The replay is not the game that was played",
        "The log does not lead to its own digests: `detail` names the first event that is wrong. It is not shown as if it were "
        "true; tell the operator.",
    ),
    "rules-not-installed": ProblemKind(
        409,
        "The rules of this game are not installed",
        "A game keeps the version of the rules that it was created under, and this host does not have it: the game can be read, with its "
        "log and record, and takes no commands. Ask the operator.",
    ),
    "impossible-position": ProblemKind(
        409,
        "No world looks like this position",
        "A fork draws a world that looks like what a seat knows, and none was found: the game came as a record, with a position "
        "that no game comes to.",
    ),
    "luck-closed": ProblemKind(
        409,
        "The commitments are closed",
        "Every seat is filled, and nobody can change any more what goes into the luck.",
    ),
    "luck-not-closed": ProblemKind(
        409,
        "The commitments are not closed yet",
        "A nonce is shown when nobody can change his any more: keep it until the log has `game.luck_closed`, and check there that your "
        "commitment is among those.",
    ),
    "luck-not-drawn": ProblemKind(
        409, "Nonces are still awaited", "Public luck comes after the last nonce: wait until `luck.state` is `drawn`."
    ),
    "luck-drawn": ProblemKind(
        409, "The luck is drawn", "It is too late for this nonce, or the game waits for nothing of the kind."
    ),
    "other-round": ProblemKind(
        409,
        "Another round is awaited",
        "This game waits for the round that `luck.round` of its view names, and for no other.",
    ),
    "other-history": ProblemKind(
        409,
        "Another history than you name",
        "The commitments of this game were closed in another entry than the one whose digest you sent. You may have been shown another game than others: "
        "keep your nonce, and what you were shown.",
    ),
    "not-cancelled": ProblemKind(
        409, "The table was not cancelled", "Only a table that was cancelled for want of nonces has a successor."
    ),
    "has-forks": ProblemKind(409, "Other games go on from it", "Their past lies in this game, so it stays."),
    "game-differs": ProblemKind(
        409,
        "Another history of this game is here",
        "A game of this id is here, and it did not go as this record says.",
    ),
    "busy": ProblemKind(
        409,
        "Too many at once",
        "Others changed the game at the same moment, again and again. Send the same request again.",
    ),
    "gone": ProblemKind(
        410,
        "The token or the link is worth nothing any more",
        "It was revoked, or has expired. Ask whoever gave it to you for another one.",
    ),
    "stale-decision": ProblemKind(
        412,
        "The decision is closed",
        "`If-Match` names a decision that has been answered or replaced. `decision` and `offers` say what is open to you now.",
    ),
    "too-large": ProblemKind(413, "The body is too large", "A body may hold 64 KiB."),
    "uri-too-long": ProblemKind(
        414, "The address is too long", "The request's first line, with path and query, may have 4,094 bytes."
    ),
    "unsupported-media-type": ProblemKind(415, "Not this media type", "Send `Content-Type: application/json`."),
    "malformed": ProblemKind(
        422,
        "The request does not fit the contract",
        "`errors` lists the messages by field; the contract holds the schemas. Whole numbers have 64 bits at most.",
    ),
    "bad-record": ProblemKind(
        422,
        "The record is not what it says",
        "It was checked, line by line and by the rules; `line` is the first that is wrong. Nothing of it was kept.",
    ),
    "audit-too-costly": ProblemKind(
        422,
        "The record took too long to check",
        "A record is checked within 10 seconds and 512 MiB of memory. This one was not done by then; nothing of it was kept.",
    ),
    "audit-failed": ProblemKind(
        422,
        "The record could not be checked",
        "The check broke off before it came to a result. Nothing of the record was kept.",
    ),
    "not-the-nonce": ProblemKind(
        422,
        "This is not the nonce",
        "Its SHA-256 is not the commitment of this seat, as text of 64 hexadecimal digits.",
    ),
    "not-the-round": ProblemKind(
        422,
        "This is no signature of the round",
        "The public key of drand's network quicknet did not make this signature under this round.",
    ),
    "not-offered": ProblemKind(
        422,
        "This is not open to you now",
        "The command is well-formed, but none of the offers admits it. `offers` lists what is open to you.",
    ),
    "idempotency-conflict": ProblemKind(
        422,
        "The key was used before",
        "This `Idempotency-Key` came with another request. Make a new key for a new request.",
    ),
    "missing-if-match": ProblemKind(
        428,
        "Say which decision you answer",
        "Send `If-Match` with the id of the decision from your view, in quotation marks, or `*` for the one that is open.",
    ),
    "rate-limited": ProblemKind(
        429,
        "Too many requests",
        "Nothing happened. Send the same request again after `Retry-After` seconds. `RateLimit-Policy` tells the rule and "
        "`RateLimit` what is left of it, on every answer.",
    ),
    "import-limit": ProblemKind(
        429,
        "No more imports now",
        "An address may import so many games and bytes a day, and the service holds so many in all. Remove some with their `removal_token`, or come "
        "back tomorrow.",
    ),
    "headers-too-large": ProblemKind(
        431,
        "The headers are too large",
        "A request may have 100 headers, each of 8,190 bytes, and 64 KiB of them in all.",
    ),
    "internal": ProblemKind(
        500, "A fault of ours", "It is in our log under the `request_id`. Sending the same request again is safe."
    ),
    "audit-busy": ProblemKind(
        503,
        "Other records are being checked",
        "One record is checked at a time, and few may wait. Send the same request again after `Retry-After` seconds.",
    ),
    "unavailable": ProblemKind(
        503,
        "Not now",
        "The store cannot be reached, or there are as many streams as there may be. Send the same request again after "
        "`Retry-After` seconds: it happens once.",
    ),
}

UNREAD = frozenset({"bad-request", "timeout", "uri-too-long", "headers-too-large"})
"""Codes of requests refused before it is known which operation they ask for, by the server or a proxy."""

BY_STATUS = {
    400: "not-json",
    404: "not-found",
    405: "method-not-allowed",
    406: "not-acceptable",
    413: "too-large",
    414: "uri-too-long",
    415: "unsupported-media-type",
    431: "headers-too-large",
}
"""Codes of requests refused before a handler runs."""

RETRY_AFTER_S = {"unavailable": 1, "busy": 1, "rate-limited": 1, "audit-busy": 5, "import-limit": 3600}
"""Default Retry-After by code."""


def to_problem(code: str, detail: str | None, instance: str, request_id: str, **more: Any) -> dict[str, Any]:
    """Problem details as JSON values, without members that are None."""
    kind = REGISTRY[code]
    told: dict[str, Any] = {
        "type": f"/problems/{code}",
        "title": kind.title,
        "status": kind.status,
        "detail": detail or kind.meaning,
        "instance": instance,
        "code": code,
        "request_id": request_id,
        "retry_after_s": RETRY_AFTER_S.get(code),
        **more,
    }
    return {name: value for name, value in told.items() if value is not None}
