"""Fold of a mind over the events its seat observes (rule MF-9)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.kernel.secrecy import Known
from domain.kernel.stated_folds import Rows, VersionedFold, by_owner, unchanged_by
from domain.rulesets.microfilms.model import ending_events, events
from domain.rulesets.microfilms.model.cards import IDENTITIES
from domain.rulesets.microfilms.model.ending_events import (
    BrokerRevealed,
    Eliminated,
    HitmanRevealed,
    InterpolRevealed,
    JournalistRevealed,
)
from domain.rulesets.microfilms.model.events import (
    ActionDealt,
    BlackmailDeclared,
    BlackmailDefended,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    CardDrawn,
    CardTaken,
    CashedOut,
    DeckReshuffled,
    Discarded,
    DiscardTaken,
    IdentityDealt,
    Interrogated,
    Stole,
)
from domain.rulesets.microfilms.model.mind import Mind


def mind_after_own_bribe(mind: Mind, event: Any, version: int) -> Mind:
    card = event.card.value
    return replace(mind.without_cards(card), offered=None).with_arrival(event.target, card, "bribed", version)


def mind_after_bribe(mind: Mind, event: Any, version: int) -> Mind:
    if event.target != mind.seat:
        return mind.with_transfer(event.seat, event.target, version)
    card = event.card.value
    return mind.with_departure(event.seat, (card,), version).with_card(card)


def mind_after_interrogation(mind: Mind, event: Any, version: int) -> Mind:
    after, card = mind if event.paid == "FRANC" else mind.without_cards(event.paid), event.card.value
    if card in IDENTITIES:
        return after.with_identity(event.target, card, "interrogated", version)
    return after.with_sighting(event.target, (card,), "interrogated", version)


def mind_after_own_robbery(mind: Mind, event: Any, version: int) -> Mind:
    card = event.card.value
    return mind.with_departure(event.target, (card,), version).with_card(card)


def mind_after_robbery(mind: Mind, event: Any, version: int) -> Mind:
    if event.target != mind.seat:
        return mind.with_transfer(event.target, event.seat, version)
    card = event.card.value
    return mind.without_cards(card).with_arrival(event.seat, card, "taken", version)


def mind_after_defence(mind: Mind, event: BlackmailDefended, version: int) -> Mind:
    return (
        mind.without_cards("CO") if event.target == mind.seat else mind.with_departure(event.target, ("CO",), version)
    )


def mind_after_unmasking(mind: Mind, event: JournalistRevealed, version: int) -> Mind:
    """The target's identity, unless checks are sealed."""
    shown = event.shown
    return mind.with_identity(event.target, shown.value, "checked", version) if isinstance(shown, Known) else mind


def mind_after_search(mind: Mind, event: HitmanRevealed | InterpolRevealed, version: int) -> Mind:
    """The target's hand, unless checks are sealed."""
    shown = event.shown
    return mind.with_sighting(event.target, shown.value, "checked", version) if isinstance(shown, Known) else mind


def mind_after_look(mind: Mind, event: BrokerRevealed, version: int) -> Mind:
    """The cards in the two places named, unless checks are sealed."""
    if not isinstance(event.shown, Known):
        return mind
    here, there = event.shown.value
    return mind.with_look(event.first, here, version).with_look(event.second, there, version)


SILENT = (
    events.TableLaid, events.FreelancersBoxed, events.LetterBoxed, events.DeckBuilt, events.TurnBegan, events.Passed,
    events.BlackmailPaid, events.BlackmailDeclined, events.DiscardOwed, events.CroupierPaid,
    ending_events.AgentRevealed, ending_events.CroupierClaimed, ending_events.DrawProposed, ending_events.DrawAnswered,
    ending_events.DrawRefused, ending_events.Ended, ending_events.CardsRevealed,
)  # fmt: skip

ROWS: Rows[Mind] = {
    IdentityDealt: by_owner(lambda mind, event, _: replace(mind, identities=event.identities.value)),
    ActionDealt: by_owner(
        lambda mind, event, _: mind.with_card(event.card.value),
        lambda mind, event, _: mind.with_unseen_arrival(event.seat),
    ),
    CardDrawn: by_owner(
        lambda mind, event, _: mind.with_drawn_card(event.card.value),
        lambda mind, event, _: mind.with_unseen_arrival(event.seat),
    ),
    DiscardTaken: by_owner(
        lambda mind, event, _: mind.with_card(event.card),
        lambda mind, event, version: mind.with_arrival(event.seat, event.card, "discard", version),
    ),
    BribeOffered: by_owner(lambda mind, event, _: replace(mind, offered=event.card.value)),
    BribeAccepted: by_owner(mind_after_own_bribe, mind_after_bribe),
    BribeDeclined: by_owner(lambda mind, _, __: replace(mind, offered=None)),
    Stole: by_owner(
        lambda mind, _, __: mind.without_cards("SB"),
        lambda mind, event, version: mind.with_departure(event.seat, ("SB",), version),
    ),
    CashedOut: by_owner(
        lambda mind, _, __: mind.without_cards("CO"),
        lambda mind, event, version: mind.with_departure(event.seat, ("CO",), version),
    ),
    Interrogated: by_owner(
        mind_after_interrogation,
        lambda mind, event, version: (
            mind if event.paid == "FRANC" else mind.with_departure(event.seat, (event.paid,), version)
        ),
    ),
    BlackmailDeclared: by_owner(
        lambda mind, event, _: mind if event.paid == "FRANCS" else mind.without_cards(event.paid),
        lambda mind, event, version: (
            mind if event.paid == "FRANCS" else mind.with_departure(event.seat, (event.paid,), version)
        ),
    ),
    BlackmailDefended: mind_after_defence,
    CardTaken: by_owner(mind_after_own_robbery, mind_after_robbery),
    Discarded: by_owner(
        lambda mind, event, _: mind.without_cards(*event.cards),
        lambda mind, event, version: mind.with_departure(event.seat, event.cards, version),
    ),
    JournalistRevealed: by_owner(mind_after_unmasking),
    HitmanRevealed: by_owner(mind_after_search),
    BrokerRevealed: by_owner(mind_after_look),
    InterpolRevealed: by_owner(mind_after_search),
    Eliminated: by_owner(
        lambda mind, event, _: mind.without_cards(*event.cards),
        lambda mind, event, version: mind.with_departure(event.seat, event.cards, version),
    ),
    DeckReshuffled: lambda mind, _, __: replace(mind, drawn=()),
    **unchanged_by(*SILENT),
}

fold_mind = VersionedFold(ROWS)
"""The mind after an event as observed by its seat."""
