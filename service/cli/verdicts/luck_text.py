"""Who brought what to the luck of a game, and who could choose it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.kernel.event_text import and_list, count_text
from domain.kernel.written_text import to_escaped

if TYPE_CHECKING:
    from domain.audit.shown import Shown
    from domain.audit.shown_luck import ShownNonces

LONGEST_WORDS = 200
"""Characters of the words of spoken luck."""


def deal_words(shown: Shown) -> str:
    """Who chose the luck of the deal."""
    if shown.end is not None and shown.end.by == "silence":
        return f"{nonce_words(shown.nonces)}. Nothing was dealt."
    return luck_words(shown)


def luck_words(shown: Shown) -> str:
    """Who chose the luck."""
    nonces = shown.nonces
    if shown.is_undone and (shown.public is not None or nonces.given):
        chose = "the operator could choose among any number of deals"
        return f"{nonce_words(nonces)}; the game was put back before its deal, so {chose}."
    if shown.words is not None:
        typed = (
            f"words typed in after the last nonce: “{to_escaped(shown.words, LONGEST_WORDS)}”; {nonce_words(nonces)}"
        )
        return f"{typed}. If that is what was thrown, nobody chose the deal; if not, whoever typed them chose freely."
    if shown.public is not None:
        chose = "the operator could drop the table, and choose nothing"
        return f"public entropy came after the last nonce ({shown.public}); {nonce_words(nonces)}; {chose}."
    if not nonces.given:
        return f"{nonce_words(nonces)}; the operator alone chose the luck."
    if not nonces.closed:
        return f"{nonce_words(nonces)}, in the open; the operator could choose the luck with whoever gave the last."
    honest = "that player" if len(nonces.given) == 1 and not nonces.silent else "one of them"
    return f"{nonce_words(nonces)}; if {honest} is honest, {choice_words(shown.deals or 0)}."


def choice_words(deals: int) -> str:
    if deals == 1:
        return "nobody could choose the deal"
    return f"the operator could choose among {count_text(deals, 'deal')} at most"


def nonce_words(nonces: ShownNonces) -> str:
    told = f"{len(nonces.given)} of {count_text(len(nonces.people), 'seat')} of people gave a nonce"
    silent = f", {seats_text(nonces.silent)} kept one back" if nonces.silent else ""
    return f"{told}{silent}"


def seats_text(seats: Sequence[int]) -> str:
    return and_list([f"seat {seat}" for seat in seats])
