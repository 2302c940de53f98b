"""Who brought what to the luck of a game, and who could choose it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.kernel.event_text import and_list, count_text

if TYPE_CHECKING:
    from domain.audit.shown import Shown
    from domain.audit.shown_luck import ShownNonces


def deal_words(shown: Shown, *, is_checked: bool) -> str:
    """Who chose the luck of the deal. is_checked: whether the record is complete, so that its draws were checked."""
    if shown.end is not None and shown.end.by == "silence":
        return f"{nonce_words(shown.nonces)}. Nothing was dealt."
    return luck_words(shown, is_checked=is_checked)


def luck_words(shown: Shown, *, is_checked: bool) -> str:
    """Who chose the luck."""
    nonces, gave = shown.nonces, nonce_words(shown.nonces)
    if shown.public is None and not nonces.given:
        return f"{gave}; the operator alone chose the luck."
    if shown.is_undone:
        chose = "the operator could choose among any number of deals"
        return f"{gave}; the game was put back before its deal, so {chose}."
    if not is_checked:
        return f"{gave}. Who could choose the deal is not known, since its draws were not checked."
    if shown.public is not None:
        chose = "the operator could drop the table, and choose nothing"
        return f"public entropy came after the last nonce ({shown.public}); {gave}; {chose}."
    if not nonces.closed:
        return f"{gave}, in the open; the operator could choose the luck with whoever gave the last."
    if nonces.silent:
        alone = "they are the only honest ones" if len(nonces.silent) > 1 else f"{seats_text(nonces.silent)} is the only honest one"
        chose = f"if one that gave is honest, {choice_words(shown.deals or 0)}"
        return f"{gave}. If {alone}, the operator alone chose; {chose}."
    honest = "that player" if len(nonces.given) == 1 else "one of them"
    return f"{gave}; if {honest} is honest, {choice_words(shown.deals or 0)}."


def choice_words(deals: int) -> str:
    if deals == 1:
        return "nobody could choose the deal"
    return f"the operator could choose among {count_text(deals, 'deal')} at most"


def nonce_words(nonces: ShownNonces) -> str:
    told = f"{len(nonces.given)} of {count_text(len(nonces.people), 'seat')} of people gave a nonce"
    missing = "the nonces of {} are missing" if len(nonces.silent) > 1 else "the nonce of {} is missing"
    return f"{told}, {missing.format(seats_text(nonces.silent))}" if nonces.silent else told


def seats_text(seats: Sequence[int]) -> str:
    return and_list([f"seat {seat}" for seat in seats])
