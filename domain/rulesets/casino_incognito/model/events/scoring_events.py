"""Events of scoring and of the end of a hand (rules CI-9 and CI-10)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.outcome import Outcome
from domain.kernel.secrecy import Event, Seat
from domain.kernel.tuples import with_added, with_item
from domain.rulesets.casino_incognito.model.cards import Card, Hand
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot
from domain.rulesets.casino_incognito.model.table import AllRevealed, Earned, LeakCard, RowTile, Scoring, Shown, Table


class TileOpened(Event, frozen=True, tag="casino-incognito.tile_opened"):
    """The next tile is scored."""

    rule, weight = "CI-9.1", "silent"
    line = "The {tile:tile} is scored."
    tile: Annotated[int, Meta(description="Number of the tile that is scored next.")]

    def on_table(self, table: Table) -> Table:
        scores = table.scores if table.judged else ()
        return replace(table, scoring=Scoring(self.tile, (None,) * len(table.chips)), scores=scores, turn=None)


class Wagered(Event, frozen=True, tag="casino-incognito.wagered"):
    """A seat wagers."""

    rule = "CI-9.2"
    line = "{seat:who} wagers {chips:chips}."
    seat: Seat
    chips: Annotated[int, Meta(description="Chips that the seat has wagered on this tile in total.")]
    paid: Annotated[int, Meta(description="Chips paid now, the rise of the wager.")]

    def on_table(self, table: Table) -> Table:
        assert table.scoring is not None
        wagers = with_item(table.scoring.wagers, self.seat, self.chips)
        after = table.with_payment(self.seat, self.paid).with_answer_from(self.seat)
        return replace(after, scoring=replace(table.scoring, wagers=wagers))


class WagerPassed(Event, frozen=True, tag="casino-incognito.wager_passed"):
    """A seat passes: it chose to, or it lacks chips to stay in."""

    rule = "CI-9.2"
    line = "{seat:who} passes{lacks:want}."
    seat: Seat
    lacks: Annotated[int, Meta(description="Chips that the seat lacks for the highest wager; 0 if it chose to pass.")]

    def on_table(self, table: Table) -> Table:
        assert table.scoring is not None
        out = (*table.scoring.out, self.seat)
        return replace(table.with_answer_from(self.seat), scoring=replace(table.scoring, out=out))


class Revealed(Event, frozen=True, tag="casino-incognito.revealed"):
    """A seat shows hands."""

    rule = "CI-9.4"
    line = "{seat:who} shows {hands:hands}{spots:fee}."
    seat: Seat
    hands: Annotated[tuple[Hand, ...], Meta(description="Cards by hand, in the order in which the hands were shown.")]
    opened: Annotated[tuple[Card, ...], Meta(description="Face-down cards of the hands, face up afterwards.")]
    spots: Annotated[tuple[Spot, ...], Meta(description="Places of the Leak cards that the seat paid for.")]

    def on_table(self, table: Table) -> Table:
        assert table.scoring is not None
        seat, now = self.seat, table.scoring
        shown = (*now.shown, *(Shown(seat, hand) for hand in self.hands))
        leak = tuple(LeakCard(card, chips + (spot in self.spots)) for spot, (card, chips) in enumerate(table.leak, 1))
        return replace(
            table.with_payment(seat, len(self.spots)).with_opened_cards(seat, self.opened).with_answer_from(seat),
            leak=leak,
            scoring=replace(now, shown=shown, revealed=(*now.revealed, seat)),
        )

    def on_every_mind(self, mind: Mind) -> Mind:
        return mind.with_opened_cards(self.seat, self.opened)


class TileScored(Event, frozen=True, tag="casino-incognito.tile_scored"):
    """Rewards go out by place; the wagers go to the bank and the tile leaves the row."""

    rule, weight = "CI-9.7", "turning"
    line = "The {tile:tile} brings {earned:earned}."
    tile: Annotated[int, Meta(description="Number of the scored tile.")]
    earned: Annotated[tuple[Earned, ...], Meta(description="Rewards by place.")]

    def on_table(self, table: Table) -> Table:
        vp, bonus = table.vp, table.bonus
        for each in self.earned:
            vp, bonus = with_added(vp, each.seat, each.vp), with_added(bonus, each.seat, each.cards)
        tiles = tuple(each for each in table.tiles if each.tile != self.tile)
        return replace(table, vp=vp, bonus=bonus, tiles=tiles).with_score(self.tile, self.earned)


class TileUnclaimed(Event, frozen=True, tag="casino-incognito.tile_unclaimed"):
    """No hand was shown: chips are added to the tile, and it stays."""

    rule, weight = "CI-9.9", "turning"
    line = "Nobody shows a {tile:tile}: {chips:chips} added to the tile."
    tile: Annotated[int, Meta(description="Number of the tile that stays.")]
    chips: Annotated[int, Meta(description="Chips added to the tile.")]

    def on_table(self, table: Table) -> Table:
        tiles = tuple(RowTile(tile, bonus + self.chips * (tile == self.tile)) for tile, bonus in table.tiles)
        return replace(table, tiles=tiles).with_score(self.tile, ())


class LeakClaimed(Event, frozen=True, tag="casino-incognito.leak_claimed"):
    """The last seat on the track takes the chips of a Leak card."""

    rule = "CI-9.10"
    line = "{seat:who}, last in turn order, takes {chips:chips} from Leak card {spot:plain}."
    seat: Seat
    spot: Annotated[Spot, Meta(description="The Leak card's place, from 1.")]
    chips: Annotated[int, Meta(description="Chips that lay on the Leak card.")]

    def on_table(self, table: Table) -> Table:
        return replace(table.with_leak_paid_out(self.spot, self.seat, self.chips), asked=(), claimed=True)


class LeakWon(Event, frozen=True, tag="casino-incognito.leak_won"):
    """The best hand around a Leak card takes its chips."""

    rule, weight = "CI-9.11", "turning"
    line = (
        "{seat:who} has the best hand around Leak card {spot:plain}, {combination:plain} with {hand:hand}, "
        "and takes {chips:chips}."
    )
    seat: Seat
    spot: Annotated[Spot, Meta(description="The Leak card's place, from 1.")]
    chips: Annotated[int, Meta(description="Chips that lay on the Leak card.")]
    combination: Annotated[str, Meta(description="The combination that the hand makes.")]
    hand: Annotated[Hand, Meta(description="Cards of the winning hand.")]
    opened: Annotated[tuple[Card, ...], Meta(description="Face-down cards of the hand, face up afterwards.")]

    def on_table(self, table: Table) -> Table:
        return table.with_opened_cards(self.seat, self.opened).with_leak_paid_out(self.spot, self.seat, self.chips)

    def on_every_mind(self, mind: Mind) -> Mind:
        return mind.with_opened_cards(self.seat, self.opened)


class IncomePaid(Event, frozen=True, tag="casino-incognito.income_paid"):
    """Income is paid."""

    rule, weight = "CI-10.1", "part"
    line = "Income: {chips:purses}."
    chips: Annotated[tuple[int, ...], Meta(description="Chips paid as income, by seat.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, chips=tuple(has + more for has, more in zip(table.chips, self.chips, strict=True)))


class CharactersEntered(Event, frozen=True, tag="casino-incognito.characters_entered"):
    """New characters enter."""

    rule, weight = "CI-10.2", "part"
    line = "New characters enter in {rooms:rooms}."
    rooms: Annotated[tuple[Room, ...], Meta(description="Rooms of the new characters, in order of character.")]
    disguises: Annotated[tuple[Character, ...], Meta(description="The disguises added to the deck.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, rooms=(*table.rooms, *self.rooms), disguises=table.disguises + len(self.disguises))


class Ended(Event, frozen=True, tag="casino-incognito.ended"):
    """The game ends."""

    rule, weight = "CI-10.4", "turning"
    line = "The game has ended: {winners:all} won with {reason:reason}."
    winners: Annotated[tuple[Seat, ...], Meta(description="Seats that won, in ascending order.")]
    reason: Annotated[str, Meta(description="The reason of the end, as a code of the ruleset.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, outcome=Outcome(self.winners, self.reason), asked=(), phase="over")


EVENTS = (
    TileOpened, Wagered, WagerPassed, Revealed, TileScored, TileUnclaimed, LeakClaimed, LeakWon, IncomePaid,
    CharactersEntered, Ended, AllRevealed,
)  # fmt: skip
