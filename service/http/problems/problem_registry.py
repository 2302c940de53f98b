"""The closed registry of the core's problems (RFC 9457): every code with its status, title and meaning."""

from __future__ import annotations

from typing import Any

from service.http.problems.problem_kinds import CONFLICTS, ProblemKind
from service.http.problems.talk_problems import TALK_PROBLEMS

AGAIN = "Send the same request again after `Retry-After` seconds: it takes effect once."

REGISTRY: dict[str, ProblemKind] = {
    **TALK_PROBLEMS,
    "not-json": ProblemKind(
        400,
        "The body is not JSON",
        "The body must be one JSON object in UTF-8, at most 32 levels deep, without repeated names, NaN, Infinity or "
        "half a surrogate pair.",
    ),
    "bad-request": ProblemKind(
        400,
        "The request is not valid HTTP",
        "The request's first line, a header or the framing of its body is malformed.",
    ),
    "bad-cursor": ProblemKind(
        400, "The cursor is not valid", "Take the cursor from `next` of the previous page, unchanged."
    ),
    "missing-idempotency-key": ProblemKind(
        400,
        "The Idempotency-Key is missing",
        "Every POST needs an `Idempotency-Key` header of 1 to 64 printable ASCII characters, new for every new request; "
        "a repeated request with the same key gets the same answer, and takes effect once.",
    ),
    "weak-idempotency-key": ProblemKind(
        400,
        "The Idempotency-Key can be guessed",
        "Everyone who repeats a request with its key gets the same answer. If the answer holds tokens, the key needs 122 random bits: a random UUID (version 4), "
        "or at least 31 hexadecimal or 21 base64url characters at random. The key that the contract shows as an example is refused too: make a new one.",
    ),
    "unauthorised": ProblemKind(
        401,
        "A token is needed",
        "Send `Authorization: Bearer <token>` with a token of this game. Tokens are shown once, when a game is created, a "
        "seat claimed or a token minted.",
    ),
    "forbidden": ProblemKind(403, "This token does not allow that", "It needs another scope or viewpoint."),
    "belongs-to-tournament": ProblemKind(
        403, "The table belongs to a tournament", "Its officials decide on it, through the tournament; an organiser's token of the game does not."
    ),
    "webhooks-off": ProblemKind(
        403, "There are no webhooks here", "This installation sends none; read the inbox's stream."
    ),
    "push-off": ProblemKind(
        403, "There are no push messages here", "This installation sends none; read the inbox's stream."
    ),
    "mail-off": ProblemKind(403, "There is no mail here", "This installation sends none; read the inbox's stream."),
    "passkeys-off": ProblemKind(
        403, "There are no passkeys here", "This installation supports none; sign in by a link from another device, or by your recovery code."
    ),
    "oidc-off": ProblemKind(
        403, "There is no other site to sign in through", "This installation supports none; sign in by a link from another device, or by your recovery code."
    ),
    "wrong-code": ProblemKind(
        403, "This is not the code", "A code is valid for an hour and five tries; submit the address again for a new one."
    ),
    "not-found": ProblemKind(
        404, "There is nothing here", "It does not exist, or you may not see it: both get the same answer."
    ),
    "method-not-allowed": ProblemKind(
        405, "Not with this method", "The `Allow` header lists the methods of this resource."
    ),
    "not-acceptable": ProblemKind(
        406, "Not in these media types", "`Accept` names none of the media types of this resource."
    ),
    "too-many-codes": ProblemKind(
        429, "Too many codes for this address", "An address gets at most three codes a day, two of them for one network; use the last one, or wait."
    ),
    "timeout": ProblemKind(
        408, "The request came too slowly", "A request must arrive within seconds. It had no effect; send it again."
    ),
    **CONFLICTS,
    "gone": ProblemKind(
        410,
        "The token or link has ended",
        "It was revoked, or has expired. Ask the person who gave it to you for another one.",
    ),
    "stale-decision": ProblemKind(
        412,
        "The decision is not open",
        "`If-Match` names a decision that was answered or replaced, or never existed. `decision` and `offers` hold your open decision and offers now.",
    ),
    "too-large": ProblemKind(413, "The body is too large", "A body may hold 64 KiB, 1 MiB if it lists entries or tables of a tournament, and 8 MiB if it is a record."),
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
        "The record is wrong",
        "It was checked line by line and by the rules; `line` is the first wrong line. Nothing of it was stored.",
    ),
    "audit-too-costly": ProblemKind(
        422,
        "The record took too long to check",
        "A record is checked within 10 seconds and 512 MiB of memory. This one exceeded that; nothing of it was stored.",
    ),
    "audit-failed": ProblemKind(
        422,
        "The record could not be checked",
        "The check failed before it had a result. Nothing of the record was stored.",
    ),
    "bad-passkey": ProblemKind(
        422,
        "This answer of a passkey is not valid",
        "It is malformed, is for another site, or answers a challenge that has expired or was answered before. Request another challenge.",
    ),
    "bad-oidc": ProblemKind(
        422,
        "This sign-in is not valid",
        "It was not started here, belongs to another browser, took longer than ten minutes or was used before, or the provider did not confirm it. Start again.",
    ),
    "not-the-nonce": ProblemKind(
        422,
        "This is not the nonce",
        "Its SHA-256 is not the commitment of this seat, as text of 64 hexadecimal digits.",
    ),
    "not-the-round": ProblemKind(
        422,
        "This is no signature of the round",
        "The signature does not verify for this round with the public key of drand's network quicknet.",
    ),
    "not-offered": ProblemKind(
        422,
        "This is not open to you now",
        "The command is well-formed, but no offer admits it. `offers` lists your open offers.",
    ),
    "idempotency-conflict": ProblemKind(
        422,
        "The key was used before",
        "This `Idempotency-Key` came with another request. Make a new key for a new request.",
    ),
    "missing-if-match": ProblemKind(
        428,
        "The If-Match header is missing",
        "Send `If-Match` with the id of the decision from your view, in quotation marks, or `*` for the open one; at a tournament, with the "
        "version that your decision is based on.",
    ),
    "rate-limited": ProblemKind(
        429,
        "Too many requests",
        "The request had no effect. Send it again after `Retry-After` seconds. Every answer has the limit in `RateLimit-Policy` and "
        "the remaining quota in `RateLimit`.",
        wait_s=1,
    ),
    "import-limit": ProblemKind(
        429,
        "No more imports now",
        "The games and bytes that an address may import a day are limited, and so are all imports of the service. Remove some with their `removal_token`, or try "
        "again tomorrow.",
        wait_s=3600,
    ),
    "headers-too-large": ProblemKind(
        431,
        "The headers are too large",
        "A request may have 100 headers, each of 8,190 bytes, and 64 KiB of them in all.",
    ),
    "internal": ProblemKind(
        500, "An internal error", "The service's log has it under the `request_id`. Sending the same request again is safe."
    ),
    "json-only": ProblemKind(501, "Only as JSON", "oEmbed is answered as JSON and not as XML; leave `format` out."),
    "oidc-failed": ProblemKind(
        502,
        "The other site does not answer as it should",
        "The site that players sign in through is unreachable or slow, or its answers contradict its metadata. Start again later.",
    ),
    "audit-busy": ProblemKind(
        503,
        "Other records are being checked",
        "One record is checked at a time, and few may wait. Send the same request again after `Retry-After` seconds.",
        wait_s=5,
    ),
    "picture-busy": ProblemKind(
        503,
        "Other pictures are being drawn",
        "One picture is drawn at a time, and few may wait. Send the same request again after `Retry-After` seconds.",
        wait_s=5,
    ),
    "unavailable": ProblemKind(
        503,
        "Not now",
        f"The store of games cannot be used now, or this process has no room for one more stream or large request. {AGAIN}",
        wait_s=1,
    ),
}

UNREAD = frozenset({"bad-request", "timeout"})
"""Codes of connections that bring no whole HTTP request, so belong to no operation."""
TOO_LONG = ("uri-too-long", "headers-too-large")
"""Codes of requests whose head the server refuses, whatever their operation."""

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


def to_problem(code: str, kind: ProblemKind, instance: str, request_id: str, **more: Any) -> dict[str, Any]:
    """Problem details as JSON values, without members that are None. more: extension members, and the `detail` if it is not the meaning."""
    members: dict[str, Any] = {
        "type": f"/problems/{code}",
        "title": kind.title,
        "status": kind.status,
        "detail": kind.meaning,
        "instance": instance,
        "code": code,
        "request_id": request_id,
        "retry_after_s": kind.wait_s,
        **more,
    }
    return {name: value for name, value in members.items() if value is not None}
