"""How what everybody sees follows from what everybody is told."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.kernel.folds import Fold, Rows
from domain.kernel.ruleset import Outcome
from domain.rulesets.casino_incognito.model import intrigue_fold
from domain.rulesets.casino_incognito.model.events import (
    Advanced,
    AdvanceEarned,
    AllRevealed,
    AnswersOpened,
    Asked,
    BidSealed,
    BidsOpened,
    CardPickedUp,
    CardsDealt,
    CharacterMoved,
    CharactersEntered,
    ConversationLost,
    ConversationTaken,
    DeckReshuffled,
    DieRolled,
    DisavowalSealed,
    Disavowed,
    DisguiseChosen,
    DisguisesLookedAt,
    Earned,
    Eavesdropped,
    Ended,
    HandBegan,
    IncomePaid,
    LeakClaimed,
    LeakTurned,
    LeakWon,
    MovePassed,
    MoveSkipped,
    PhaseBegan,
    Revealed,
    RoomChosen,
    RoomResolved,
    RoundBegan,
    RowTile,
    SatOut,
    TileOpened,
    TileScored,
    TilesLaid,
    TileUnclaimed,
    TrackDrawn,
    Wagered,
    WagerPassed,
)
from domain.rulesets.casino_incognito.model.intrigue_state import Plot
from domain.rulesets.casino_incognito.model.table import (
    Contact,
    Conversation,
    LeakCard,
    Score,
    Scoring,
    Shown,
    Table,
    added,
    put,
)


def phase_began(table: Table, event: PhaseBegan) -> Table:
    plot = table.plot if not table.plot.is_sealed else replace(table.plot, is_sealed=False, again=False)
    return replace(table, phase=event.phase, kind=None, asked=(), done=(), turn=None, price=1, plot=plot)


def chosen(table: Table, event: DisguiseChosen) -> Table:
    after = table.answered(event.seat)
    removed = put(table.removed, event.seat, event.out)
    return replace(after, done=(*table.done, event.seat), disguises=table.disguises + 1, removed=removed)


def hand_began(table: Table, event: HandBegan) -> Table:
    kept: dict[str, Any] = {"plot": Plot(fitting=table.plot.fitting)}
    if not event.keeps:
        kept = {"hidden": (0,) * len(table.chips), "open": ((),) * len(table.chips), "plot": Plot()}
    return replace(
        table, hand=event.hand, round=0, deck=event.size, discard=(), leak=(), judged=(), claimed=False,
        conversations=(Conversation(),) * len(table.conversations), disavowed=(False,) * len(table.chips), **kept,
    )  # fmt: skip


def dealt(table: Table, event: CardsDealt) -> Table:
    hidden = added(table.hidden, event.seat, event.count)
    return replace(table, hidden=hidden, deck=table.deck - event.count, bonus=put(table.bonus, event.seat, 0))


def picked_up(table: Table, event: CardPickedUp) -> Table:
    room, cards = table.conversations[event.spot - 1]
    return replace(table.conversation(event.spot, Conversation(room, (*cards, event.card))), deck=table.deck - 1)


def rolled(table: Table, event: DieRolled) -> Table:
    return table.conversation(event.spot, table.conversations[event.spot - 1]._replace(room=event.room))


def lost(table: Table, event: ConversationLost) -> Table:
    discard = tuple(sorted((*table.discard, *event.cards)))
    return replace(table.conversation(event.spot, Conversation()), discard=discard)


def round_began(table: Table, event: RoundBegan) -> Table:
    plot = replace(table.plot, played=(), darted=(), henchmen=())
    return replace(table, round=event.round, advances=(), resolved=(), met=(), plot=plot)


def moved(table: Table, event: CharacterMoved) -> Table:
    after = replace(table.paid(event.seat, event.chips), rooms=put(table.rooms, event.character - 1, event.to))
    done = table.done if event.chips else (*table.done, event.seat)
    return replace(after.answered(event.seat), done=done, price=max(table.price, event.chips))


def stopped(table: Table, event: MoveSkipped | MovePassed) -> Table:
    return replace(table.answered(event.seat), done=(*table.done, event.seat))


def sealed(table: Table, event: BidSealed | DisavowalSealed) -> Table:
    return replace(table.answered(event.seat), sealed=tuple(sorted((*table.sealed, event.seat))))


def bids_opened(table: Table, event: BidsOpened) -> Table:
    assert table.contact is not None
    bidders = {each.seat for each in event.bids}
    henchmen = tuple(seat for seat in table.plot.henchmen if seat not in bidders)
    plot = replace(table.plot, henchmen=henchmen)
    return replace(table, sealed=(), marks=event.marks, contact=replace(table.contact, bids=event.bids), plot=plot)


def taken(table: Table, event: ConversationTaken) -> Table:
    assert table.contact is not None
    after = table.conversation(event.spot, Conversation()).paid(event.seat, event.chips).answered(event.seat)
    return replace(
        after,
        open=put(table.open, event.seat, (*table.open[event.seat], *event.cards)),
        contact=replace(table.contact, took=(*table.contact.took, event.seat)),
    )


def eavesdropped(table: Table, event: Eavesdropped) -> Table:
    hidden = added(table.hidden, event.seat, event.count)
    return replace(table.paid(event.seat, 1), hidden=hidden, deck=table.deck - event.count)


def sat_out(table: Table, event: SatOut) -> Table:
    return replace(
        table, chips=tuple(each + event.chips * (seat in event.seats) for seat, each in enumerate(table.chips))
    )


def disavowed(table: Table, event: Disavowed) -> Table:
    return replace(
        table,
        marks=put(table.marks, event.seat, ()),
        disavowed=put(table.disavowed, event.seat, True),
        among=put(table.among, event.seat, table.board),
    )


def tile_opened(table: Table, event: TileOpened) -> Table:
    scores = table.scores if table.judged else ()
    return replace(table, scoring=Scoring(event.tile, (None,) * len(table.chips)), scores=scores, turn=None)


def wagered(table: Table, event: Wagered) -> Table:
    assert table.scoring is not None
    wagers = put(table.scoring.wagers, event.seat, event.chips)
    after = table.paid(event.seat, event.paid).answered(event.seat)
    return replace(after, scoring=replace(table.scoring, wagers=wagers))


def wager_passed(table: Table, event: WagerPassed) -> Table:
    assert table.scoring is not None
    out = (*table.scoring.out, event.seat)
    return replace(table.answered(event.seat), scoring=replace(table.scoring, out=out))


def revealed(table: Table, event: Revealed) -> Table:
    assert table.scoring is not None
    seat, now = event.seat, table.scoring
    shown = (*now.shown, *(Shown(seat, hand) for hand in event.hands))
    leak = tuple(LeakCard(card, chips + (spot in event.spots)) for spot, (card, chips) in enumerate(table.leak, 1))
    return replace(
        table.paid(seat, len(event.spots)).turned(seat, event.opened).answered(seat),
        leak=leak,
        scoring=replace(now, shown=shown, revealed=(*now.revealed, seat)),
    )


def scored(table: Table, event: TileScored) -> Table:
    vp, bonus = table.vp, table.bonus
    for each in event.earned:
        vp, bonus = added(vp, each.seat, each.vp), added(bonus, each.seat, each.cards)
    tiles = tuple(each for each in table.tiles if each.tile != event.tile)
    return judged(replace(table, vp=vp, bonus=bonus, tiles=tiles), event.tile, event.earned)


def unclaimed(table: Table, event: TileUnclaimed) -> Table:
    tiles = tuple(RowTile(tile, bonus + event.chips * (tile == event.tile)) for tile, bonus in table.tiles)
    return judged(replace(table, tiles=tiles), event.tile, ())


def judged(table: Table, tile: int, earned: tuple[Earned, ...]) -> Table:
    """A tile was scored."""
    assert table.scoring is not None
    score = Score(tile, table.scoring.wagers, table.scoring.shown, earned)
    return replace(table, scoring=None, judged=(*table.judged, tile), scores=(*table.scores, score))


def resolved(table: Table, event: RoomResolved) -> Table:
    assert table.contact is not None
    return replace(table, contact=None, met=(*table.met, table.contact), resolved=(*table.resolved, event.room))


ROWS: Rows[Table] = {
    TrackDrawn: lambda table, event: replace(table, track=event.track),
    DisguisesLookedAt: lambda table, event: replace(table, disguises=table.disguises - event.size),
    DisguiseChosen: chosen,
    PhaseBegan: phase_began,
    Asked: lambda table, event: replace(table, kind=event.kind, asked=event.seats),
    HandBegan: hand_began,
    CardsDealt: dealt,
    CardPickedUp: picked_up,
    DieRolled: rolled,
    ConversationLost: lost,
    LeakTurned: lambda table, event: replace(table, leak=(*table.leak, LeakCard(event.card)), deck=table.deck - 1),
    TilesLaid: lambda table, event: replace(table, tiles=event.row, drawn=(*table.drawn, *event.drawn)),
    RoundBegan: round_began,
    CharacterMoved: moved,
    MoveSkipped: stopped,
    MovePassed: stopped,
    RoomChosen: lambda table, event: replace(table, contact=Contact(event.room), asked=()),
    BidSealed: sealed,
    BidsOpened: bids_opened,
    ConversationTaken: taken,
    AdvanceEarned: lambda table, event: replace(table, advances=(*table.advances, event.seat)),
    Eavesdropped: eavesdropped,
    SatOut: sat_out,
    RoomResolved: resolved,
    DeckReshuffled: lambda table, event: replace(table, deck=table.deck + len(event.cards), discard=()),
    DisavowalSealed: sealed,
    AnswersOpened: lambda table, _: replace(table, sealed=()),
    Disavowed: disavowed,
    Advanced: lambda table, event: replace(table, track=event.track),
    TileOpened: tile_opened,
    Wagered: wagered,
    WagerPassed: wager_passed,
    Revealed: revealed,
    TileScored: scored,
    TileUnclaimed: unclaimed,
    LeakClaimed: lambda table, event: replace(
        table.settled(event.spot, event.seat, event.chips), asked=(), claimed=True
    ),
    LeakWon: lambda table, event: table.turned(event.seat, event.opened).settled(event.spot, event.seat, event.chips),
    IncomePaid: lambda table, event: replace(
        table, chips=tuple(has + more for has, more in zip(table.chips, event.chips, strict=True))
    ),
    CharactersEntered: lambda table, event: replace(
        table, rooms=(*table.rooms, *event.rooms), disguises=table.disguises + len(event.disguises)
    ),
    Ended: lambda table, event: replace(table, outcome=Outcome(event.winners, event.reason), asked=(), phase="over"),
    AllRevealed: lambda table, event: replace(table, reveal=event),
    **intrigue_fold.ROWS,
}

fold_table = Fold(ROWS)
"""What everybody sees after an event, as everybody may know it."""
