"""The fold of the table: public state after each event."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.stated_folds import Fold, Rows
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.casino_incognito.model import intrigue_fold
from domain.rulesets.casino_incognito.model.abilities import WINDOWS
from domain.rulesets.casino_incognito.model.events.hand_events import (
    Asked,
    CardPickedUp,
    CardsDealt,
    ConversationLost,
    DieRolled,
    DisguiseChosen,
    DisguisesLookedAt,
    HandBegan,
    LeakTurned,
    Phase,
    PhaseBegan,
    RoundBegan,
    RowTile,
    TilesLaid,
    TrackDrawn,
)
from domain.rulesets.casino_incognito.model.events.round_events import (
    Advanced,
    AdvanceEarned,
    AnswersOpened,
    BidSealed,
    BidsOpened,
    CharacterMoved,
    ConversationTaken,
    DeckReshuffled,
    DisavowalSealed,
    Disavowed,
    Eavesdropped,
    MovePassed,
    MoveSkipped,
    RoomChosen,
    RoomResolved,
    SatOut,
)
from domain.rulesets.casino_incognito.model.events.scoring_events import (
    AllRevealed,
    CharactersEntered,
    Earned,
    Ended,
    IncomePaid,
    LeakClaimed,
    LeakWon,
    Revealed,
    TileOpened,
    TileScored,
    TileUnclaimed,
    Wagered,
    WagerPassed,
)
from domain.rulesets.casino_incognito.model.intrigue_state import IntrigueState
from domain.rulesets.casino_incognito.model.table import Contact, Conversation, LeakCard, Score, Scoring, Shown, Table

ENDS_PASSES: tuple[Phase, ...] = ("contact", "rewards")
"""Phases with which standing passes end."""


def fold_phase_start(table: Table, event: PhaseBegan) -> Table:
    """Standing passes count in every window.  Rule CI-14.7.1."""
    plot = replace(table.plot, again=False, passing=() if event.phase in ENDS_PASSES else table.plot.passing)
    done = plot.passing if event.phase in WINDOWS else ()
    return replace(table, phase=event.phase, kind=None, asked=(), done=done, turn=None, price=1, plot=plot)


def fold_disguise_choice(table: Table, event: DisguiseChosen) -> Table:
    after = table.with_answer_from(event.seat)
    removed = with_item(table.removed, event.seat, event.out)
    return replace(after, done=(*table.done, event.seat), disguises=table.disguises + 1, removed=removed)


def fold_hand_start(table: Table, event: HandBegan) -> Table:
    kept: dict[str, Any] = {"plot": IntrigueState(fitting=table.plot.fitting)}
    if not event.keeps:
        kept = {"hidden": (0,) * len(table.chips), "open": ((),) * len(table.chips), "plot": IntrigueState()}
    return replace(
        table, hand=event.hand, round=0, deck=event.size, discard=(), leak=(), judged=(), claimed=False,
        conversations=(Conversation(),) * len(table.conversations), disavowed=(False,) * len(table.chips), **kept,
    )  # fmt: skip


def fold_deal(table: Table, event: CardsDealt) -> Table:
    hidden = with_added(table.hidden, event.seat, event.count)
    return replace(table, hidden=hidden, deck=table.deck - event.count, bonus=with_item(table.bonus, event.seat, 0))


def fold_pick_up(table: Table, event: CardPickedUp) -> Table:
    room, cards = table.conversations[event.spot - 1]
    return replace(table.with_conversation(event.spot, Conversation(room, (*cards, event.card))), deck=table.deck - 1)


def fold_die(table: Table, event: DieRolled) -> Table:
    return table.with_conversation(event.spot, table.conversations[event.spot - 1]._replace(room=event.room))


def fold_conversation_loss(table: Table, event: ConversationLost) -> Table:
    discard = tuple(sorted((*table.discard, *event.cards)))
    return replace(table.with_conversation(event.spot, Conversation()), discard=discard)


def fold_round_start(table: Table, event: RoundBegan) -> Table:
    plot = replace(table.plot, played=(), darted=(), henchmen=())
    return replace(table, round=event.round, advances=(), resolved=(), met=(), plot=plot)


def fold_move(table: Table, event: CharacterMoved) -> Table:
    after = replace(
        table.with_payment(event.seat, event.chips), rooms=with_item(table.rooms, event.character - 1, event.to)
    )
    done = table.done if event.chips else (*table.done, event.seat)
    return replace(after.with_answer_from(event.seat), done=done, price=max(table.price, event.chips))


def fold_move_pass(table: Table, event: MoveSkipped | MovePassed) -> Table:
    return replace(table.with_answer_from(event.seat), done=(*table.done, event.seat))


def fold_sealed_answer(table: Table, event: BidSealed | DisavowalSealed) -> Table:
    return replace(table.with_answer_from(event.seat), sealed=tuple(sorted((*table.sealed, event.seat))))


def fold_opened_bids(table: Table, event: BidsOpened) -> Table:
    assert table.contact is not None
    bidders = {each.seat for each in event.bids}
    henchmen = tuple(seat for seat in table.plot.henchmen if seat not in bidders)
    plot = replace(table.plot, henchmen=henchmen)
    return replace(table, sealed=(), marks=event.marks, contact=replace(table.contact, bids=event.bids), plot=plot)


def fold_taken_conversation(table: Table, event: ConversationTaken) -> Table:
    assert table.contact is not None
    after = (
        table.with_conversation(event.spot, Conversation())
        .with_payment(event.seat, event.chips)
        .with_answer_from(event.seat)
    )
    return replace(
        after,
        open=with_item(table.open, event.seat, (*table.open[event.seat], *event.cards)),
        contact=replace(table.contact, took=(*table.contact.took, event.seat)),
    )


def fold_eavesdropping(table: Table, event: Eavesdropped) -> Table:
    hidden = with_added(table.hidden, event.seat, event.count)
    return replace(table.with_payment(event.seat, 1), hidden=hidden, deck=table.deck - event.count)


def fold_sitting_out(table: Table, event: SatOut) -> Table:
    return replace(
        table, chips=tuple(each + event.chips * (seat in event.seats) for seat, each in enumerate(table.chips))
    )


def fold_disavowal(table: Table, event: Disavowed) -> Table:
    return replace(
        table,
        marks=with_item(table.marks, event.seat, ()),
        disavowed=with_item(table.disavowed, event.seat, True),
        among=with_item(table.among, event.seat, table.board_size),
    )


def fold_opened_tile(table: Table, event: TileOpened) -> Table:
    scores = table.scores if table.judged else ()
    return replace(table, scoring=Scoring(event.tile, (None,) * len(table.chips)), scores=scores, turn=None)


def fold_wager(table: Table, event: Wagered) -> Table:
    assert table.scoring is not None
    wagers = with_item(table.scoring.wagers, event.seat, event.chips)
    after = table.with_payment(event.seat, event.paid).with_answer_from(event.seat)
    return replace(after, scoring=replace(table.scoring, wagers=wagers))


def fold_wager_pass(table: Table, event: WagerPassed) -> Table:
    assert table.scoring is not None
    out = (*table.scoring.out, event.seat)
    return replace(table.with_answer_from(event.seat), scoring=replace(table.scoring, out=out))


def fold_reveal(table: Table, event: Revealed) -> Table:
    assert table.scoring is not None
    seat, now = event.seat, table.scoring
    shown = (*now.shown, *(Shown(seat, hand) for hand in event.hands))
    leak = tuple(LeakCard(card, chips + (spot in event.spots)) for spot, (card, chips) in enumerate(table.leak, 1))
    return replace(
        table.with_payment(seat, len(event.spots)).with_opened_cards(seat, event.opened).with_answer_from(seat),
        leak=leak,
        scoring=replace(now, shown=shown, revealed=(*now.revealed, seat)),
    )


def fold_score(table: Table, event: TileScored) -> Table:
    vp, bonus = table.vp, table.bonus
    for each in event.earned:
        vp, bonus = with_added(vp, each.seat, each.vp), with_added(bonus, each.seat, each.cards)
    tiles = tuple(each for each in table.tiles if each.tile != event.tile)
    return with_score(replace(table, vp=vp, bonus=bonus, tiles=tiles), event.tile, event.earned)


def fold_unclaimed_tile(table: Table, event: TileUnclaimed) -> Table:
    tiles = tuple(RowTile(tile, bonus + event.chips * (tile == event.tile)) for tile, bonus in table.tiles)
    return with_score(replace(table, tiles=tiles), event.tile, ())


def with_score(table: Table, tile: int, earned: tuple[Earned, ...]) -> Table:
    """Records the result of a tile."""
    assert table.scoring is not None
    score = Score(tile, table.scoring.wagers, table.scoring.shown, earned)
    return replace(table, scoring=None, judged=(*table.judged, tile), scores=(*table.scores, score))


def fold_room_end(table: Table, event: RoomResolved) -> Table:
    assert table.contact is not None
    return replace(table, contact=None, met=(*table.met, table.contact), resolved=(*table.resolved, event.room))


ROWS: Rows[Table] = {
    TrackDrawn: lambda table, event: replace(table, track=event.track),
    DisguisesLookedAt: lambda table, event: replace(table, disguises=table.disguises - event.size),
    DisguiseChosen: fold_disguise_choice,
    PhaseBegan: fold_phase_start,
    Asked: lambda table, event: replace(table, kind=event.kind, asked=event.seats),
    HandBegan: fold_hand_start,
    CardsDealt: fold_deal,
    CardPickedUp: fold_pick_up,
    DieRolled: fold_die,
    ConversationLost: fold_conversation_loss,
    LeakTurned: lambda table, event: replace(table, leak=(*table.leak, LeakCard(event.card)), deck=table.deck - 1),
    TilesLaid: lambda table, event: replace(table, tiles=event.row, drawn=(*table.drawn, *event.drawn)),
    RoundBegan: fold_round_start,
    CharacterMoved: fold_move,
    MoveSkipped: fold_move_pass,
    MovePassed: fold_move_pass,
    RoomChosen: lambda table, event: replace(table, contact=Contact(event.room), asked=()),
    BidSealed: fold_sealed_answer,
    BidsOpened: fold_opened_bids,
    ConversationTaken: fold_taken_conversation,
    AdvanceEarned: lambda table, event: replace(table, advances=(*table.advances, event.seat)),
    Eavesdropped: fold_eavesdropping,
    SatOut: fold_sitting_out,
    RoomResolved: fold_room_end,
    DeckReshuffled: lambda table, event: replace(table, deck=table.deck + len(event.cards), discard=()),
    DisavowalSealed: fold_sealed_answer,
    AnswersOpened: lambda table, _: replace(table, sealed=()),
    Disavowed: fold_disavowal,
    Advanced: lambda table, event: replace(table, track=event.track),
    TileOpened: fold_opened_tile,
    Wagered: fold_wager,
    WagerPassed: fold_wager_pass,
    Revealed: fold_reveal,
    TileScored: fold_score,
    TileUnclaimed: fold_unclaimed_tile,
    LeakClaimed: lambda table, event: replace(
        table.with_leak_paid_out(event.spot, event.seat, event.chips), asked=(), claimed=True
    ),
    LeakWon: lambda table, event: table.with_opened_cards(event.seat, event.opened).with_leak_paid_out(
        event.spot, event.seat, event.chips
    ),
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
"""The public state after an event, as observed by the public."""
