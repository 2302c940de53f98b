"""The fold of the table, for events of intrigue."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from domain.kernel.stated_folds import Rows, unchanged
from domain.kernel.tuples import with_added, with_item, without_items
from domain.rulesets.casino_incognito.model.abilities import Window
from domain.rulesets.casino_incognito.model.events.ability_events import (
    BombOver,
    BombPlanted,
    CardExchanged,
    CardsBought,
    CharacterFled,
    ChipsCashedIn,
    ConversationMoved,
    DartPaid,
    DartSuffered,
    DartThrown,
    DrinksDrawn,
    DrinksPlaced,
    FaceDownLost,
    FaceDownRevealed,
    FaceDownTaken,
    FemmePaid,
    HenchmanHired,
    Intimidated,
    MarksOpened,
    MarksSealed,
    MusclePaid,
    RoomTargeted,
    TokenPlaced,
    TokensRemoved,
)
from domain.rulesets.casino_incognito.model.events.intrigue_events import (
    IntrigueExposed,
    IntrigueLet,
    IntrigueMatched,
    IntriguePassed,
    IntriguePlayed,
    IntrigueSealed,
    IntrigueTried,
    KeptPassing,
    MatchSealed,
    NothingCame,
    StakesReturned,
    StoppedPassing,
)
from domain.rulesets.casino_incognito.model.intrigue_state import (
    Effect,
    FaceDown,
    KnownFit,
    SealedTry,
    Stake,
    Token,
    Trial,
)
from domain.rulesets.casino_incognito.model.table import Conversation, Table


def with_intrigue(table: Table, **changes: Any) -> Table:
    return replace(table, plot=replace(table.plot, **changes))


def with_effect_over(table: Table) -> Table:
    """After the effect of the card being played."""
    return replace(with_intrigue(table, effect=None), asked=())


def with_effect_going_on(table: Table, **changes: Any) -> Table:
    """A later stage of the effect of the card being played."""
    assert table.plot.effect is not None
    return replace(with_intrigue(table, effect=replace(table.plot.effect, **changes)), asked=())


def fold_sealed_try(table: Table, event: IntrigueSealed) -> Table:
    """The answer stays sealed until the seat's turn to open it."""
    answers = tuple(sorted((*table.plot.answers, SealedTry(event.seat, table.chips[event.seat]))))
    return with_intrigue(table.with_answer_from(event.seat), answers=answers, again=False)


def fold_intrigue_pass(table: Table, event: IntriguePassed) -> Table:
    plot = table.plot.without_answer(event.seat)
    return replace(table.with_answer_from(event.seat), done=(*table.done, event.seat), plot=plot)


def fold_standing_pass(table: Table, event: KeptPassing) -> Table:
    plot = replace(table.plot, again=False, passing=(*table.plot.passing, event.seat))
    return replace(table.with_answer_from(event.seat), done=(*table.done, event.seat), plot=plot)


def fold_stopped_pass(table: Table, event: StoppedPassing) -> Table:
    """The seat has passed in the window that is open.  Rule CI-14.7.2."""
    return with_intrigue(table, passing=without_items(table.plot.passing, event.seat))


def fold_try(table: Table, event: IntrigueTried) -> Table:
    """A seat that passed before is no longer done.  Rule CI-14.2.2."""
    after = table.with_payment(event.seat, event.chips).with_answer_from(event.seat)
    done = tuple([each for each in table.done if each != event.seat])
    plot, trial = table.plot.without_answer(event.seat), Trial(event.seat, event.chips)
    return replace(after, done=done, plot=replace(plot, trial=trial, tries=(*plot.tries, event.seat)))


def fold_sealed_reply(table: Table, event: MarksSealed | MatchSealed) -> Table:
    asked = tuple([each for each in table.asked if each != event.seat])
    return replace(table, asked=asked, sealed=tuple(sorted((*table.sealed, event.seat))))


def fold_let(table: Table, event: IntrigueLet) -> Table:
    trial = table.plot.trial
    assert trial is not None
    sealed = tuple([each for each in table.sealed if each != event.seat])
    return replace(with_intrigue(table, trial=trial._replace(let=(*trial.let, event.seat))), asked=(), sealed=sealed)


def fold_match(table: Table, event: IntrigueMatched) -> Table:
    stakes = (*table.plot.stakes, Stake(event.owner, 2 * event.chips))
    return replace(
        with_intrigue(table.with_payment(event.seat, event.chips), trial=None, stakes=stakes), asked=(), sealed=()
    )


def fold_played_card(table: Table, event: IntriguePlayed) -> Table:
    """All that can are asked again, those with a standing pass too.  Rules CI-14.2.2, CI-14.7.1."""
    seat, plot = event.seat, table.plot.without_trial(event.seat).without_fit(event.seat, (event.card,))
    return replace(
        table,
        hidden=with_added(table.hidden, seat, -1),
        discard=tuple(sorted((*table.discard, event.card))),
        plot=replace(plot, again=True, passing=(), played=(*plot.played, seat), effect=Effect(seat, event.card)),
    )


def fold_exposed_card(table: Table, event: IntrigueExposed) -> Table:
    return replace(table, plot=table.plot.without_trial(event.seat)).with_opened_cards(event.seat, (event.card,))


def fold_returned_stakes(table: Table, event: StakesReturned) -> Table:
    """Chips return to their owners; each try that fitted the window becomes public knowledge.  Rule CI-16.3."""
    fits: list[KnownFit] = []
    if not table.options.free_bluff:
        fits = [KnownFit(seat, cast("Window", table.phase)) for seat in table.plot.tries]
    fitting = tuple(sorted({*table.plot.fitting, *fits}))
    chips = tuple(has + more for has, more in zip(table.chips, event.chips, strict=True))
    return with_intrigue(replace(table, chips=chips), tries=(), stakes=(), fitting=fitting)


def fold_drawn_drinks(table: Table, event: DrinksDrawn) -> Table:
    return with_effect_going_on(replace(table, deck=table.deck - event.count), drawn=event.count)


def fold_placed_drinks(table: Table, event: DrinksPlaced) -> Table:
    down = (*table.plot.down, *(FaceDown(spot, event.seat) for spot in event.spots))
    return with_effect_over(with_intrigue(table, down=tuple(sorted(down))))


def fold_taken_face_down(table: Table, event: FaceDownTaken) -> Table:
    hidden = with_added(table.hidden, event.seat, event.count)
    return replace(table, hidden=hidden, plot=table.plot.without_face_down(event.spot))


def fold_lost_face_down(table: Table, event: FaceDownLost) -> Table:
    discard = tuple(sorted((*table.discard, *event.cards)))
    return replace(table, discard=discard, plot=table.plot.without_face_down(event.spot))


def fold_token(table: Table, event: TokenPlaced) -> Table:
    return with_effect_over(with_intrigue(table, **{event.token: Token(event.seat, event.room, event.toll)}))


def fold_suffered_dart(table: Table, event: DartSuffered) -> Table:
    return with_effect_over(with_intrigue(table, darted=tuple(sorted({*table.plot.darted, event.seat}))))


def fold_bought_cards(table: Table, event: CardsBought) -> Table:
    hidden = with_added(table.hidden, event.seat, event.count)
    return with_effect_over(replace(table, hidden=hidden, deck=table.deck - event.count))


def fold_exchange(table: Table, event: CardExchanged) -> Table:
    seat, (room, cards) = event.seat, table.conversations[event.spot - 1]
    after = table.with_opened_cards(seat, event.opened)
    place, gone = cards.index(event.taken), after.open[seat].index(event.given)
    lying = (*after.open[seat][:gone], *after.open[seat][gone + 1 :], event.taken)
    after = replace(after, open=with_item(after.open, seat, lying))
    return with_effect_over(
        after.with_conversation(event.spot, Conversation(room, with_item(cards, place, event.given)))
    )


def fold_flight(table: Table, event: CharacterFled) -> Table:
    assert table.plot.effect is not None
    rooms = with_item(table.rooms, event.character - 1, event.to)
    return with_effect_going_on(replace(table, rooms=rooms), moved=(*table.plot.effect.moved, event.seat))


def fold_cash_in(table: Table, event: ChipsCashedIn) -> Table:
    return with_effect_over(
        replace(table.with_payment(event.seat, event.chips), vp=with_added(table.vp, event.seat, event.chips))
    )


def fold_diversion(table: Table, event: ConversationMoved) -> Table:
    return with_effect_over(
        table.with_conversation(event.spot, table.conversations[event.spot - 1]._replace(room=event.to))
    )


ROWS: Rows[Table] = {
    IntrigueSealed: fold_sealed_try,
    MatchSealed: fold_sealed_reply,
    IntriguePassed: fold_intrigue_pass,
    KeptPassing: fold_standing_pass,
    StoppedPassing: fold_stopped_pass,
    IntrigueTried: fold_try,
    IntrigueLet: fold_let,
    IntrigueMatched: fold_match,
    IntriguePlayed: fold_played_card,
    IntrigueExposed: fold_exposed_card,
    StakesReturned: fold_returned_stakes,
    NothingCame: lambda table, _: with_effect_over(table),
    DrinksDrawn: fold_drawn_drinks,
    DrinksPlaced: fold_placed_drinks,
    FaceDownTaken: fold_taken_face_down,
    FaceDownLost: fold_lost_face_down,
    TokenPlaced: fold_token,
    MusclePaid: lambda table, event: table.with_payment(event.seat, event.chips),
    FemmePaid: lambda table, event: table.with_payment(event.seat, event.chips).with_payment(event.owner, -event.chips),
    TokensRemoved: lambda table, _: with_intrigue(table, muscle=None, femme=None),
    DartThrown: lambda table, event: with_effect_going_on(table, target=event.target),
    DartPaid: lambda table, event: with_effect_over(table.with_payment(event.seat, event.chips)),
    DartSuffered: fold_suffered_dart,
    CardsBought: fold_bought_cards,
    Intimidated: lambda table, event: with_effect_over(table.with_payment(event.seat, -event.chips)),
    CardExchanged: fold_exchange,
    HenchmanHired: lambda table, event: with_effect_over(
        with_intrigue(table, henchmen=(*table.plot.henchmen, event.seat))
    ),
    BombPlanted: lambda table, event: with_effect_going_on(table, room=event.room),
    CharacterFled: fold_flight,
    BombOver: lambda table, _: with_effect_over(table),
    ChipsCashedIn: fold_cash_in,
    RoomTargeted: lambda table, event: with_effect_going_on(table, room=event.room),
    MarksSealed: fold_sealed_reply,
    MarksOpened: lambda table, event: replace(with_effect_over(table), sealed=(), marks=event.marks),
    ConversationMoved: fold_diversion,
    FaceDownRevealed: unchanged,
}
