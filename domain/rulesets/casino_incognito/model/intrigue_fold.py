"""How what everybody sees follows from what everybody is told of intrigue."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from domain.kernel.folds import Rows, unchanged
from domain.rulesets.casino_incognito.model.abilities import Window
from domain.rulesets.casino_incognito.model.intrigue_events import (
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
    IntrigueExposed,
    IntrigueLet,
    IntrigueMatched,
    IntriguePassed,
    IntriguePlayed,
    IntrigueSealed,
    IntrigueTried,
    MarksOpened,
    MarksSealed,
    MatchSealed,
    MusclePaid,
    NothingCame,
    RoomTargeted,
    StakesReturned,
    TokenPlaced,
    TokensRemoved,
)
from domain.rulesets.casino_incognito.model.intrigue_state import (
    Answered,
    Effect,
    FaceDown,
    Fitting,
    Stake,
    Token,
    Trial,
)
from domain.rulesets.casino_incognito.model.table import Conversation, Table, added, put


def plotted(table: Table, **changes: Any) -> Table:
    return replace(table, plot=replace(table.plot, **changes))


def over(table: Table) -> Table:
    """The effect of a card is over, and so is what was asked for it."""
    return replace(plotted(table, effect=None), asked=())


def further(table: Table, **changes: Any) -> Table:
    """The effect of a card goes on."""
    assert table.plot.effect is not None
    return replace(plotted(table, effect=replace(table.plot.effect, **changes)), asked=())


def sealed(table: Table, event: IntrigueSealed) -> Table:
    """What a seat tries will be opened in its turn."""
    answers = tuple(sorted((*table.plot.answers, Answered(event.seat, table.chips[event.seat]))))
    return plotted(table.answered(event.seat), answers=answers, is_sealed=True, again=False)


def passed(table: Table, event: IntriguePassed) -> Table:
    plot = table.plot.answered(event.seat)
    return replace(table.answered(event.seat), done=(*table.done, event.seat), plot=plot)


def tried(table: Table, event: IntrigueTried) -> Table:
    """In windows that were not sealed, who passed before may try a card after it."""
    after = table.paid(event.seat, event.chips).answered(event.seat)
    done = table.done if table.plot.is_sealed else ()
    plot, trial = table.plot.answered(event.seat), Trial(event.seat, event.chips)
    return replace(after, done=done, plot=replace(plot, trial=trial, tries=(*plot.tries, event.seat)))


def answer_sealed(table: Table, event: MarksSealed | MatchSealed) -> Table:
    asked = tuple([each for each in table.asked if each != event.seat])
    return replace(table, asked=asked, sealed=tuple(sorted((*table.sealed, event.seat))))


def let(table: Table, event: IntrigueLet) -> Table:
    trial = table.plot.trial
    assert trial is not None
    sealed = tuple([each for each in table.sealed if each != event.seat])
    return replace(plotted(table, trial=trial._replace(let=(*trial.let, event.seat))), asked=(), sealed=sealed)


def matched(table: Table, event: IntrigueMatched) -> Table:
    stakes = (*table.plot.stakes, Stake(event.owner, 2 * event.chips))
    return replace(plotted(table.paid(event.seat, event.chips), trial=None, stakes=stakes), asked=(), sealed=())


def played(table: Table, event: IntriguePlayed) -> Table:
    seat, plot = event.seat, table.plot.withdrawn(event.seat).shown(event.seat, (event.card,))
    return replace(
        table,
        hidden=added(table.hidden, seat, -1),
        discard=tuple(sorted((*table.discard, event.card))),
        plot=replace(plot, again=plot.is_sealed, played=(*plot.played, seat), effect=Effect(seat, event.card)),
    )


def exposed(table: Table, event: IntrigueExposed) -> Table:
    return replace(table, plot=table.plot.withdrawn(event.seat)).turned(event.seat, (event.card,))


def returned(table: Table, event: StakesReturned) -> Table:
    """What everybody knows of a card that was tried when chips no longer lie on it.  Rule CI-16.3."""
    told: list[Fitting] = []
    if not table.options.free_bluff:
        told = [Fitting(seat, cast("Window", table.phase)) for seat in table.plot.tries]
    fitting = tuple(sorted({*table.plot.fitting, *told}))
    chips = tuple(has + more for has, more in zip(table.chips, event.chips, strict=True))
    return plotted(replace(table, chips=chips), tries=(), stakes=(), fitting=fitting)


def drinks_drawn(table: Table, event: DrinksDrawn) -> Table:
    return further(replace(table, deck=table.deck - event.count), drawn=event.count)


def drinks_placed(table: Table, event: DrinksPlaced) -> Table:
    down = (*table.plot.down, *(FaceDown(spot, event.seat) for spot in event.spots))
    return over(plotted(table, down=tuple(sorted(down))))


def face_down_taken(table: Table, event: FaceDownTaken) -> Table:
    hidden = added(table.hidden, event.seat, event.count)
    return replace(table, hidden=hidden, plot=table.plot.without(event.spot))


def face_down_lost(table: Table, event: FaceDownLost) -> Table:
    discard = tuple(sorted((*table.discard, *event.cards)))
    return replace(table, discard=discard, plot=table.plot.without(event.spot))


def token_placed(table: Table, event: TokenPlaced) -> Table:
    return over(plotted(table, **{event.token: Token(event.seat, event.room, event.toll)}))


def dart_suffered(table: Table, event: DartSuffered) -> Table:
    return over(plotted(table, darted=tuple(sorted({*table.plot.darted, event.seat}))))


def bought(table: Table, event: CardsBought) -> Table:
    hidden = added(table.hidden, event.seat, event.count)
    return over(replace(table, hidden=hidden, deck=table.deck - event.count))


def exchanged(table: Table, event: CardExchanged) -> Table:
    seat, (room, cards) = event.seat, table.conversations[event.spot - 1]
    after = table.turned(seat, event.opened)
    place, gone = cards.index(event.taken), after.open[seat].index(event.given)
    lying = (*after.open[seat][:gone], *after.open[seat][gone + 1 :], event.taken)
    after = replace(after, open=put(after.open, seat, lying))
    return over(after.conversation(event.spot, Conversation(room, put(cards, place, event.given))))


def fled(table: Table, event: CharacterFled) -> Table:
    assert table.plot.effect is not None
    rooms = put(table.rooms, event.character - 1, event.to)
    return further(replace(table, rooms=rooms), moved=(*table.plot.effect.moved, event.seat))


def cashed_in(table: Table, event: ChipsCashedIn) -> Table:
    return over(replace(table.paid(event.seat, event.chips), vp=added(table.vp, event.seat, event.chips)))


def moved(table: Table, event: ConversationMoved) -> Table:
    return over(table.conversation(event.spot, table.conversations[event.spot - 1]._replace(room=event.to)))


ROWS: Rows[Table] = {
    IntrigueSealed: sealed,
    MatchSealed: answer_sealed,
    IntriguePassed: passed,
    IntrigueTried: tried,
    IntrigueLet: let,
    IntrigueMatched: matched,
    IntriguePlayed: played,
    IntrigueExposed: exposed,
    StakesReturned: returned,
    NothingCame: lambda table, _: over(table),
    DrinksDrawn: drinks_drawn,
    DrinksPlaced: drinks_placed,
    FaceDownTaken: face_down_taken,
    FaceDownLost: face_down_lost,
    TokenPlaced: token_placed,
    MusclePaid: lambda table, event: table.paid(event.seat, event.chips),
    FemmePaid: lambda table, event: table.paid(event.seat, event.chips).paid(event.owner, -event.chips),
    TokensRemoved: lambda table, _: plotted(table, muscle=None, femme=None),
    DartThrown: lambda table, event: further(table, target=event.target),
    DartPaid: lambda table, event: over(table.paid(event.seat, event.chips)),
    DartSuffered: dart_suffered,
    CardsBought: bought,
    Intimidated: lambda table, event: over(table.paid(event.seat, -event.chips)),
    CardExchanged: exchanged,
    HenchmanHired: lambda table, event: over(plotted(table, henchmen=(*table.plot.henchmen, event.seat))),
    BombPlanted: lambda table, event: further(table, room=event.room),
    CharacterFled: fled,
    BombOver: lambda table, _: over(table),
    ChipsCashedIn: cashed_in,
    RoomTargeted: lambda table, event: further(table, room=event.room),
    MarksSealed: answer_sealed,
    MarksOpened: lambda table, event: replace(over(table), sealed=(), marks=event.marks),
    ConversationMoved: moved,
    FaceDownRevealed: unchanged,
}
