"""The luck of a game in words, for views and for pages: awaited seats, reasons of cancelled tables, contributions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.game.information_state import InformationState
from domain.game.luck.drand import round_ms
from domain.game.luck.luck_status import LuckStatus
from domain.kernel.text.event_text import and_list, count_text
from projections.timestamps import stamp, stamp_or_none

WHY = (
    "The cards follow from a secret of the service and a secret number of each player's browser, so that nobody chooses "
    "them alone."
)
ALL_IN = "All numbers are in, and none can change any more. "
ALONE = "The operator alone chose the luck."
KNOWN_DEALS = {
    "duplicate": "The organiser could know this deal: they may deal it to another table of its group, and see all cards there.",
    "fixed": "The organiser stated this deal, and knows all cards.",
}
"""By mode, of deals that the organiser could know."""
OVERDUE = "If no cards are dealt soon after, anybody may bring the round from a relay of drand (PUT …/public)."


class LuckPanel(NamedTuple):
    """The texts of the panel. title: of the whole table, "" for its usual one; fairness: for readers who ask; before,
    time, after: for all, while the table waits, with a time in the middle, RFC 3339, if it has one; is_cancelled: whether
    a required nonce was missing; deal: who could know the deal beforehand, "" if no one could.
    """

    title: str = ""
    before: str = ""
    time: str | None = None
    after: str = ""
    is_cancelled: bool = False
    fairness: str = ""
    deal: str = ""


def luck_panel(info: InformationState, names: Sequence[str]) -> LuckPanel:
    """The panel of a game, empty if it has no text."""
    panel = made_luck_panel(info, names)
    known = deal_text(info)
    return panel._replace(deal=known, fairness=f"{known} {panel.fairness}".strip()) if known else panel


def deal_text(info: InformationState) -> str:
    """Who could know the deal beforehand; empty if no one could."""
    return KNOWN_DEALS.get(info.deal, "") if info.known_to else ""


def made_luck_panel(info: InformationState, names: Sequence[str]) -> LuckPanel:
    """The panel of the contributions to a game's luck."""
    luck = info.luck
    if luck is None:
        return LuckPanel(fairness=ALONE if info.is_operators_luck else "")
    if luck.state == "cancelled":
        return LuckPanel("The table was cancelled", silence(info, luck, names), is_cancelled=True)
    if info.status in ("over", "aborted"):
        return LuckPanel(fairness=luck_summary(luck, info, names)) if luck.state == "playing" else LuckPanel()
    if luck.state == "closed":
        return awaiting_nonces(luck, info, names)
    if luck.state == "open":
        return LuckPanel()
    if luck.state == "drawn" and luck.public is not None and not luck.entropy:
        return awaiting_public(luck)
    return LuckPanel(fairness=luck_summary(luck, info, names))


def luck_lines(info: InformationState, names: Sequence[str]) -> list[str]:
    """Who could know the deal, and the contributions that the table awaits until its luck is made, as lines of a view.
    """
    known = deal_text(info)
    return [*([known] if known else []), *awaited_lines(info, names)]


def awaited_lines(info: InformationState, names: Sequence[str]) -> list[str]:
    """The contributions that the table awaits, as lines."""
    luck = info.luck
    if luck is None:
        return []
    if luck.state == "closed":
        return [f"Waiting for the numbers for the luck of {and_list([names[seat] for seat in luck.awaited_seats], 'nobody')}."]
    if luck.state == "drawn" and luck.public is not None and not luck.entropy:
        return [f"{awaiting_public(luck).title}."]
    return [f"Cancelled: {silence(info, luck, names)}"] if luck.state == "cancelled" else []


def silence(info: InformationState, luck: LuckStatus, names: Sequence[str]) -> str:
    """Why a table was cancelled."""
    missing = f"{and_list([names[seat] for seat in luck.silent], 'nobody')} gave no number for the luck in time."
    return f"{missing} Nothing was dealt." if info.table is None else missing


def awaiting_nonces(luck: LuckStatus, info: InformationState, names: Sequence[str]) -> LuckPanel:
    """While nonces are missing. Shown to all only if this may cancel the table."""
    awaited = ["your browser" if seat == info.viewpoint else names[seat] for seat in luck.awaited_seats]
    title, until = f"Waiting for {and_list(awaited, 'the numbers')}", stamp_or_none(info.deadline_ms)
    if luck.plan.nonces != "required":
        wait = f"The numbers are awaited for {luck.plan.wait_s} seconds; then the cards are dealt with those that came."
        return LuckPanel(title, fairness=f"{WHY} {wait}")
    late = "If one is missing then, the table is cancelled."
    return LuckPanel(title, f"{WHY} The numbers are awaited until", until, late)


def awaiting_public(luck: LuckStatus) -> LuckPanel:
    """While public luck is missing."""
    before = ALL_IN if any(luck.nonces) else ""
    assert luck.public is not None
    title = f"Waiting for round {luck.public.round} of drand"
    why = "The cards also follow from public luck, which nobody knows before its time. It is due at"
    return LuckPanel(title, before + why, stamp(round_ms(luck.public.round)), OVERDUE)


def luck_summary(luck: LuckStatus, info: InformationState, names: Sequence[str]) -> str:
    """The contributions to the luck of a dealt game: record.md, section 7."""
    people = sum(place.kind == "human" for place in info.seats)
    given, silent = sum(nonce is not None for nonce in luck.nonces), and_list([names[each] for each in luck.silent], "")
    gave = "the one player" if given == people == 1 else f"{given} of {count_text(people, 'player')}"
    deals = luck.deals
    if luck.entropy:
        chose = "Public luck came after the last of them: nobody could choose the cards, if its round was named in time."
    elif not given:
        chose = ALONE
    elif luck.silent and luck.plan.nonces != "required":
        only = f"If nobody else than {silent} is honest, the operator of the service alone chose the cards"
        chose = f"{only}; if one that gave a number is, from {count_text(deals, 'deal')} at most."
    elif deals == 1:
        honest = "that player" if given == 1 else "one of them"
        chose = f"If {honest} is honest, nobody could choose the cards."
    else:
        chose = f"If one of them is honest, the operator of the service had {count_text(deals, 'deal')} to choose from at most."
    return f"Luck: {gave} gave a number{f'; {silent} gave none in time' if silent else ''}. {chose}"
