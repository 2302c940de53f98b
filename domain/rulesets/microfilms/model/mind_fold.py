"""How what a seat knows follows from what it is told (rule MF-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from domain.kernel.secrecy import Event, Known, Seen
from domain.rulesets.microfilms.model.cards import IDENTITIES
from domain.rulesets.microfilms.model.events import (
    ActionDealt,
    BlackmailDeclared,
    BlackmailDefended,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    BrokerRevealed,
    CardDrawn,
    CardTaken,
    CashedOut,
    DeckReshuffled,
    Discarded,
    DiscardTaken,
    Eliminated,
    HitmanRevealed,
    IdentityDealt,
    InterpolRevealed,
    Interrogated,
    JournalistRevealed,
    Stole,
)
from domain.rulesets.microfilms.model.mind import Mind


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this seat knows after an event, as it may know it."""
    event = seen.event
    lessons = OWN if getattr(event, "seat", None) == mind.seat else OTHERS
    lesson = lessons.get(type(event))
    return lesson(mind, event, seen.version) if lesson is not None else mind


def gave(mind: Mind, event: Any, version: int) -> Mind:
    card = event.card.value
    return replace(mind.lost(card), offered=None).noted(event.target, card, "bribed", version)


def bribed(mind: Mind, event: Any, version: int) -> Mind:
    if event.target != mind.seat:
        return mind.passed(event.seat, event.target, version)
    card = event.card.value
    return mind.forgot(event.seat, (card,), version).gained(card)


def interrogated(mind: Mind, event: Any, version: int) -> Mind:
    after, card = mind if event.paid == "FRANC" else mind.lost(event.paid), event.card.value
    if card in IDENTITIES:
        return after.met(event.target, card, "interrogated", version)
    return after.sighted(event.target, (card,), "interrogated", version)


def took(mind: Mind, event: Any, version: int) -> Mind:
    card = event.card.value
    return mind.forgot(event.target, (card,), version).gained(card)


def robbed(mind: Mind, event: Any, version: int) -> Mind:
    if event.target != mind.seat:
        return mind.passed(event.target, event.seat, version)
    card = event.card.value
    return mind.lost(card).noted(event.seat, card, "taken", version)


def defended(mind: Mind, event: BlackmailDefended, version: int) -> Mind:
    return mind.lost("CO") if event.target == mind.seat else mind.forgot(event.target, ("CO",), version)


def unmasked(mind: Mind, event: JournalistRevealed, version: int) -> Mind:
    """Whose identity I checked, unless the checks are sealed."""
    shown = event.shown
    return mind.met(event.target, shown.value, "checked", version) if isinstance(shown, Known) else mind


def searched(mind: Mind, event: HitmanRevealed | InterpolRevealed, version: int) -> Mind:
    """Whose hand I checked, unless the checks are sealed."""
    shown = event.shown
    return mind.sighted(event.target, shown.value, "checked", version) if isinstance(shown, Known) else mind


def looked(mind: Mind, event: BrokerRevealed, version: int) -> Mind:
    """Where I looked for the letters, unless the checks are sealed."""
    if not isinstance(event.shown, Known):
        return mind
    here, there = event.shown.value
    return mind.looked(event.first, here, version).looked(event.second, there, version)


Lesson = Callable[[Mind, Any, int], Mind]

OWN: dict[type[Event], Lesson] = {
    IdentityDealt: lambda mind, event, _: replace(mind, identities=event.identities.value),
    ActionDealt: lambda mind, event, _: mind.gained(event.card.value),
    CardDrawn: lambda mind, event, _: mind.drew(event.card.value),
    DiscardTaken: lambda mind, event, _: mind.gained(event.card),
    BribeOffered: lambda mind, event, _: replace(mind, offered=event.card.value),
    BribeAccepted: gave,
    BribeDeclined: lambda mind, _, __: replace(mind, offered=None),
    Stole: lambda mind, _, __: mind.lost("SB"),
    CashedOut: lambda mind, _, __: mind.lost("CO"),
    Interrogated: interrogated,
    BlackmailDeclared: lambda mind, event, _: mind if event.paid == "FRANCS" else mind.lost(event.paid),
    BlackmailDefended: defended,
    CardTaken: took,
    Discarded: lambda mind, event, _: mind.lost(*event.cards),
    JournalistRevealed: unmasked,
    HitmanRevealed: searched,
    BrokerRevealed: looked,
    InterpolRevealed: searched,
    Eliminated: lambda mind, event, _: mind.lost(*event.cards),
}
"""What a seat learns from what it does or gets itself."""

OTHERS: dict[type[Event], Lesson] = {
    ActionDealt: lambda mind, event, _: mind.grown(event.seat),
    CardDrawn: lambda mind, event, _: mind.grown(event.seat),
    DiscardTaken: lambda mind, event, version: mind.noted(event.seat, event.card, "discard", version),
    BribeAccepted: bribed,
    Stole: lambda mind, event, version: mind.forgot(event.seat, ("SB",), version),
    CashedOut: lambda mind, event, version: mind.forgot(event.seat, ("CO",), version),
    Interrogated: lambda mind, event, version: (
        mind if event.paid == "FRANC" else mind.forgot(event.seat, (event.paid,), version)
    ),
    BlackmailDeclared: lambda mind, event, version: (
        mind if event.paid == "FRANCS" else mind.forgot(event.seat, (event.paid,), version)
    ),
    BlackmailDefended: defended,
    CardTaken: robbed,
    Discarded: lambda mind, event, version: mind.forgot(event.seat, event.cards, version),
    DeckReshuffled: lambda mind, _, __: replace(mind, drawn=()),
    Eliminated: lambda mind, event, version: mind.forgot(event.seat, event.cards, version),
}
"""What it learns from what others do, and from what befalls the table."""

TELLING: frozenset[type[Event]] = frozenset((*OWN, *OTHERS))
