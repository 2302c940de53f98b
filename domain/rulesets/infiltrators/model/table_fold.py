"""Fold of the table over public observations (rule IF-8.1)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event
from domain.kernel.stated_folds import Fold, Rows, unchanged_by
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.infiltrators.model import events
from domain.rulesets.infiltrators.model.events import (
    BoardMarked,
    CardMilled,
    CardsDrawn,
    CardsRevealed,
    ClueGiven,
    DrawDeclined,
    DrawOffered,
    Ended,
    ExchangeMade,
    HandDealt,
    HeadquartersBuilt,
    LastChanceGiven,
    LastShotOffered,
    MissionBegan,
    RewardDeclined,
    RewardDrawn,
    RewardOffered,
    RewardTaken,
    ShotHit,
    ShotMissed,
    SuspectNabbed,
    SuspectsDealt,
    Trimmed,
    TrimOwed,
    TurnBegan,
)
from domain.rulesets.infiltrators.model.table import LaidClue, Table, without_cards


def with_milled_cards(table: Table, _: CardMilled) -> Table:
    covered = (*table.covered, len(table.eliminated))
    return replace(table, headquarters=table.headquarters - 1, covered=covered)


def with_miss(table: Table, event: ShotMissed) -> Table:
    misses = with_item(table.misses, event.target, (*table.misses[event.target], event.card))
    return replace(table, bullets=table.bullets - 1, misses=misses)


def with_reward(table: Table, event: RewardTaken) -> Table:
    seat, card = event.seat, event.card
    return replace(
        table,
        discard=without_cards(table.discard, (card,)),
        hands=with_added(table.hands, seat, 1),
        kept=with_item(table.kept, seat, (*table.kept[seat], card)),
        phase="turn",
    )


def with_trim(table: Table, event: Trimmed) -> Table:
    after = table.with_cards_shown(event.seat, *event.cards)
    return replace(after, discard=(*table.discard, *event.cards), phase="turn", owed=0)


def with_last_shot(table: Table, event: LastShotOffered) -> Table:
    left = tuple([each for each in table.chances if each != event.seat])
    return replace(table, phase="last_chance", turn=event.seat, chances=left)


def with_resumed_turn(table: Table, _: Event) -> Table:
    """An offer was declined; the turn goes on."""
    return replace(table, phase="turn")


SILENT = (
    events.Bided, events.TurnSkipped, events.FireHeld,
)  # fmt: skip

ROWS: Rows[Table] = {
    MissionBegan: lambda table, event: replace(table, bullets=event.bullets),
    SuspectsDealt: lambda table, event: replace(table, centre=event.count),
    HandDealt: lambda table, event: replace(table, hands=with_added(table.hands, event.seat, event.count)),
    HeadquartersBuilt: lambda table, event: replace(table, headquarters=event.size),
    TurnBegan: lambda table, event: replace(
        table, phase="turn", turn=event.seat, turns=table.turns + 1, changed=0, chances=()
    ),
    SuspectNabbed: lambda table, event: replace(
        table, centre=table.centre - 1, stands=with_item(table.stands, event.seat, True)
    ),
    CardMilled: with_milled_cards,
    ClueGiven: lambda table, event: table.with_clue(
        event.seat, event.seat, LaidClue(event.card, event.vertical, event.seat)
    ),
    ExchangeMade: lambda table, event: table.with_clue(
        event.seat, event.target, LaidClue(event.card, event.vertical, event.seat)
    ),
    DrawOffered: lambda table, _: replace(table, phase="exchange_draw"),
    DrawDeclined: with_resumed_turn,
    CardsDrawn: lambda table, event: table.with_draw(event.seat, event.count),
    ShotMissed: with_miss,
    ShotHit: lambda table, event: table.with_elimination(event.target, event.card),
    RewardOffered: lambda table, _: replace(table, phase="reward"),
    RewardTaken: with_reward,
    RewardDrawn: lambda table, event: replace(table.with_face_down_reward(event.seat, event.place), phase="turn"),
    RewardDeclined: with_resumed_turn,
    TrimOwed: lambda table, event: replace(table, phase="trim", owed=event.count),
    Trimmed: with_trim,
    BoardMarked: lambda table, event: table.with_marks(event.target, event.cards, crossed=event.crossed),
    LastChanceGiven: lambda table, event: replace(table, chances=event.seats),
    LastShotOffered: with_last_shot,
    Ended: lambda table, event: replace(
        table, phase="over", outcome=Outcome(event.winners, event.reason), owed=0, chances=()
    ),
    CardsRevealed: lambda table, event: replace(table, reveal=event),
    **unchanged_by(*SILENT),
}

fold_table = Fold(ROWS)
"""The table after an event as the public observes it."""
