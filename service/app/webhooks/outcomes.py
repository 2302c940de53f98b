"""Outcomes of attempts, from the receiver's answer."""

from __future__ import annotations

import hmac

import msgspec

from service.outgoing.post import ReceiverAnswer

OVERLOADED = (429, 503)


def answers_challenge(challenge: str, body: bytes) -> bool:
    """Whether an answer is `{"challenge": …}` with the text sent."""
    try:
        decoded = msgspec.json.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    echoed = decoded.get("challenge") if isinstance(decoded, dict) else None
    return isinstance(echoed, str) and hmac.compare_digest(echoed.encode(), challenge.encode())


def answer_error(status: int) -> str | None:
    """Error code of an answer that is no delivery; None for a delivery.

    >>> answer_error(204), answer_error(302), answer_error(500)
    (None, 'redirect', 'status')
    """
    if 200 <= status < 300:
        return None
    return "redirect" if 300 <= status < 400 else "status"


def retry_after_ms(answer: ReceiverAnswer | None) -> int:
    """The delay an overloaded receiver asks for; 0 for none."""
    if answer is None or answer.status not in OVERLOADED or answer.retry_after_s is None:
        return 0
    return 1000 * answer.retry_after_s
