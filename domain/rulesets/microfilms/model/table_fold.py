"""Fold of the table over public observations (rule MF-9)."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.stated_folds import Rows, VersionedFold, unchanged_by
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.microfilms.model import disproved_claims, events
from domain.rulesets.microfilms.model.cards import NATION_OF
from domain.rulesets.microfilms.model.disproved_claims import Denied
from domain.rulesets.microfilms.model.ending_events import (
    AgentRevealed,
    BrokerRevealed,
    CardsRevealed,
    CroupierClaimed,
    DrawAnswered,
    DrawProposed,
    DrawRefused,
    Eliminated,
    Ended,
    HitmanRevealed,
    InterpolRevealed,
    JournalistRevealed,
)
from domain.rulesets.microfilms.model.events import (
    BlackmailDeclared,
    BlackmailDeclined,
    BlackmailDefended,
    BlackmailPaid,
    BribeAccepted,
    BribeDeclined,
    BribeOffered,
    CardDrawn,
    CardTaken,
    CashedOut,
    CroupierPaid,
    DeckBuilt,
    DeckReshuffled,
    Discarded,
    DiscardOwed,
    DiscardTaken,
    Interrogated,
    Passed,
    Stole,
    TableLaid,
    TurnBegan,
)
from domain.rulesets.microfilms.model.table import Table


def with_turn(table: Table, event: TurnBegan, _: int) -> Table:
    is_player = event.seat < table.players
    return replace(
        table, turn=event.seat, previous=table.turn, phase="turn" if is_player else "croupier", facing=None, owed=0,
        turns=table.turns + is_player, proposed=False,
    )  # fmt: skip


def with_bribe(table: Table, event: BribeAccepted, version: int) -> Table:
    return replace(
        table.with_card_transfer(event.seat, event.target, version),
        cleared=with_item(table.cleared, event.seat, True),
        phase="turn",
        facing=None,
    )


def with_declined_bribe(table: Table, event: BribeDeclined, _: int) -> Table:
    return replace(table.with_payment(event.target, event.seat, event.francs), phase="turn", facing=None)


def with_discard(table: Table, event: Discarded, version: int) -> Table:
    return replace(
        table.with_discarded_cards(event.seat, *event.cards, version=version).with_house_payment(
            event.seat, -event.fee
        ),
        owed=0,
    )


def with_interrogation(table: Table, event: Interrogated, version: int) -> Table:
    if event.paid == "FRANC":
        return table.with_house_payment(event.seat, -1)
    return table.with_discarded_cards(event.seat, event.paid, version=version)


def with_steal(table: Table, event: Stole, version: int) -> Table:
    return table.with_discarded_cards(event.seat, "SB", version=version).with_payment(
        event.target, event.seat, event.francs
    )


def with_cash_out(table: Table, event: CashedOut, version: int) -> Table:
    return table.with_discarded_cards(event.seat, "CO", version=version).with_house_payment(event.seat, event.francs)


def with_blackmail(table: Table, event: BlackmailDeclared, version: int) -> Table:
    if event.paid == "FRANCS":
        after = table.with_house_payment(event.seat, -2)
    else:
        after = table.with_discarded_cards(event.seat, event.paid, version=version)
    return replace(after, phase="blackmail", facing=event.target)


def with_declined_blackmail(table: Table, event: BlackmailDeclined, _: int) -> Table:
    tokens = with_item(with_item(table.cleared, event.seat, True), event.target, False)
    return replace(table, cleared=tokens, phase="turn", facing=None)


def with_defence(table: Table, event: BlackmailDefended, version: int) -> Table:
    return replace(table.with_discarded_cards(event.target, "CO", version=version), phase="turn", facing=None)


def with_taken_card(table: Table, event: CardTaken, version: int) -> Table:
    return table.with_card_transfer(event.target, event.seat, version)


def with_reshuffle(table: Table, event: DeckReshuffled, _: int) -> Table:
    return replace(
        table, evening=event.evening, deck=event.size, discard=(), discard_size=0,
        misplaced=disproved_claims.after_reshuffle(table.misplaced),
        pool=tuple(sorted(table.discard)) if len(table.discard) == event.size else None,
    )  # fmt: skip


def with_croupier_pay(table: Table, event: CroupierPaid, _: int) -> Table:
    return replace(
        table.with_house_payment(event.seat, event.francs), cleared=with_item(table.cleared, event.seat, True)
    )


def with_deck(table: Table, event: DeckBuilt, _: int) -> Table:
    return replace(table, deck=event.size, hands=tuple(int(seat < table.players) for seat in table.seats))


def with_reveal(table: Table, event: AgentRevealed | CroupierClaimed, _: int) -> Table:
    return table.with_identity_shown(event.seat, event.identity)


def with_journalist_attempt(table: Table, event: JournalistRevealed, _: int) -> Table:
    not_agent = (*table.not_agent, (event.target, NATION_OF[event.film]))
    return replace(table.with_identity_shown(event.seat, "JOURNALIST"), not_agent=not_agent)


def with_hitman_attempt(table: Table, event: HitmanRevealed, _: int) -> Table:
    return replace(
        table.with_identity_shown(event.seat, "HITMAN"), denied=(*table.denied, Denied(event.target, ("ACE",)))
    )


def with_interpol_attempt(table: Table, event: InterpolRevealed, _: int) -> Table:
    bloody = tuple(sorted(table.options.bloody))
    return replace(
        table.with_identity_shown(event.seat, "INTERPOL"), denied=(*table.denied, Denied(event.target, bloody))
    )


def with_broker_attempt(table: Table, event: BrokerRevealed, _: int) -> Table:
    return replace(table.with_identity_shown(event.seat, "BROKER"), misplaced=(event.first, event.second))


def with_elimination(table: Table, event: Eliminated, version: int) -> Table:
    """The hand goes to the discard, the francs to the house or out of the game.  Rule MF-6.7."""
    after = replace(
        table.with_discarded_cards(event.seat, *event.cards, version=version),
        out=with_item(table.out, event.seat, True),
    )
    if table.options.eliminated_francs == "house":
        return after.with_house_payment(event.seat, -event.francs)
    return replace(
        after, francs=with_added(after.francs, event.seat, -event.francs), removed=after.removed + event.francs
    )


def with_draw_answer(table: Table, event: DrawAnswered, _: int) -> Table:
    return replace(table, asked=tuple([each for each in table.asked if each != event.seat]))


def with_end(table: Table, event: Ended, _: int) -> Table:
    return replace(
        table, phase="over", outcome=Outcome(event.winners, event.reason), facing=None, owed=0, asked=(),
        not_agent=(), denied=(), misplaced=None,
    )  # fmt: skip


SILENT = (
    events.FreelancersBoxed, events.IdentityDealt, events.LetterBoxed, events.ActionDealt,
)  # fmt: skip

ROWS: Rows[Table] = {
    TableLaid: lambda table, event, _: replace(table, nations=event.nations, francs=event.francs, house=event.house),
    DeckBuilt: with_deck,
    TurnBegan: with_turn,
    CardDrawn: lambda table, event, _: replace(table.with_drawn_card(event.seat), deck=table.deck - 1),
    DiscardTaken: lambda table, event, version: table.with_discard_taken(
        event.seat, event.card, event.uncovered, version
    ),
    Passed: lambda table, event, _: table.with_house_payment(event.seat, event.francs),
    BribeOffered: lambda table, event, _: replace(table, phase="bribe", facing=event.target),
    BribeAccepted: with_bribe,
    BribeDeclined: with_declined_bribe,
    Stole: with_steal,
    CashedOut: with_cash_out,
    Interrogated: with_interrogation,
    BlackmailDeclared: with_blackmail,
    BlackmailPaid: lambda table, event, _: replace(
        table.with_payment(event.target, event.seat, 2), phase="turn", facing=None
    ),
    BlackmailDefended: with_defence,
    BlackmailDeclined: with_declined_blackmail,
    CardTaken: with_taken_card,
    DiscardOwed: lambda table, event, _: replace(table, phase="discard", owed=event.count),
    Discarded: with_discard,
    DeckReshuffled: with_reshuffle,
    CroupierPaid: with_croupier_pay,
    AgentRevealed: with_reveal,
    JournalistRevealed: with_journalist_attempt,
    HitmanRevealed: with_hitman_attempt,
    BrokerRevealed: with_broker_attempt,
    InterpolRevealed: with_interpol_attempt,
    CroupierClaimed: with_reveal,
    Eliminated: with_elimination,
    DrawProposed: lambda table, event, _: replace(table, phase="draw_offer", asked=event.asked, proposed=True),
    DrawAnswered: with_draw_answer,
    DrawRefused: lambda table, _, __: replace(table, phase="turn", asked=()),
    Ended: with_end,
    CardsRevealed: lambda table, event, _: replace(table, reveal=event),
    **unchanged_by(*SILENT),
}

fold_table = VersionedFold(ROWS)
"""The table after an event as the public observes it."""
