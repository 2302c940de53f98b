"""Challenges for passkeys: random bytes under the server key, so that no data is stored before a passkey answers.

A challenge is good for five minutes, for one player or for signing in. The player's stream ensures that it is used
once:
its result has an id that follows from it.
"""

from __future__ import annotations

import hmac

from service.app.core.context import Context

CHALLENGE_MS = 5 * 60 * 1000
FOR_SIGNING_IN = ""
"""In place of a player's id: the player who will answer is unknown."""
_HEAD, _TAG = 8 + 16, 16


def make_challenge(context: Context, player: str) -> bytes:
    """A challenge, 40 bytes. player: the owner of the passkey to register, or `FOR_SIGNING_IN`."""
    head = (context.now_ms() + CHALLENGE_MS).to_bytes(8, "big") + context.entropy(_HEAD - 8)
    return head + challenge_tag(context, player, head)


def is_good_challenge(context: Context, player: str, challenge: bytes) -> bool:
    """Whether a challenge was made here, for this, less than five minutes ago."""
    head, tag = challenge[:_HEAD], challenge[_HEAD:]
    is_ours = hmac.compare_digest(tag, challenge_tag(context, player, head))
    return is_ours and context.now_ms() < int.from_bytes(head[:8], "big")


def challenge_tag(context: Context, player: str, head: bytes) -> bytes:
    return context.derive("passkey-challenge", player, head.hex())[:_TAG]
