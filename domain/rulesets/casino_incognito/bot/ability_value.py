"""Value of intrigue abilities to a seat, in points, and the odds that others stop them (rules CI-14.4 and CI-15). Odds and costs
of others' moves are rules of thumb, given as constants here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Seat
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.bot.bid_policy import Rival, known_pile, mark_cost
from domain.rulesets.casino_incognito.bot.hand_value import LATER_RATE, Cards, HandEstimate
from domain.rulesets.casino_incognito.bot.move_policy import Floor
from domain.rulesets.casino_incognito.bot.sample_cards import unlocated_cards
from domain.rulesets.casino_incognito.bot.scoring_policy import OPEN_COST
from domain.rulesets.casino_incognito.model.abilities import Ability, ability, card_strength, has_ability_for
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.commands import Divert, Exchange
from domain.rulesets.casino_incognito.model.intrigue_offers import crowded_rooms, givable_cards, takeable_cards
from domain.rulesets.casino_incognito.model.intrigue_state import Token
from domain.rulesets.casino_incognito.model.limits import max_bid, unmarked_characters
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import ADJACENT, Room
from domain.rulesets.casino_incognito.model.table import Table

HARM: dict[Ability, float] = {
    "dart": 1.5, "buy": 1.5, "encounter": 1.0, "henchman": 0.5,
    "glitter": 3.0, "target": 1.5,
}  # fmt: skip
"""Cost of each ability to all others together, in points."""
EAGER = 0.9
"""Odds of stopping a card that costs others far more than its chips."""
STEEP = 3
"""How sharply others distinguish cards worth stopping from others."""
LEAST_RATE = 0.3
"""Least value of a chip to another seat, in points."""


def expected_harm(table: Table, mind: Mind) -> float:
    """Expected cost to all others together of a card known only to fit this window, in points."""
    able = [
        its for card in unlocated_cards(table, mind) if has_ability_for(card, table.phase) and (its := ability(card))
    ]
    return sum([HARM.get(its, 0.0) for its in able]) / max(1, len(able))


class MatchOdds:
    """Odds that a card is stopped, by the chips on it. max_chips: more chips are of no use."""

    def __init__(self, table: Table, mind: Mind, rate: float) -> None:
        others = [chips for seat, chips in enumerate(table.chips) if seat != mind.seat]
        part = 1 / len(others)
        self.richest = max(others)
        self.max_chips = min(table.chips[mind.seat], self.richest + 1)
        self.harm = part * expected_harm(table, mind)
        self.price = (1 + part) * (max(rate, LEAST_RATE) if table.hand == table.options.hands else LATER_RATE)

    def stop_odds(self, chips: int) -> float:
        """Zero if no other seat has that many chips; otherwise falls with the chips."""
        if chips > self.richest or not self.harm:
            return 0.0
        return EAGER / (1 + (chips * self.price / self.harm) ** STEEP)


DISAVOWAL_VALUE = 4.0
"""Value, to all others together, of one seat's disavowal before any tile is scored."""
MEDDLE_ODDS = 0.4
"""Odds that others move a character so that a room loses value."""


def is_too_weak(token: Token | None, card: Card) -> bool:
    """Whether the token on the board is too strong to be moved by this card.  Rule CI-15.2.4."""
    return token is not None and token.toll >= card_strength(card)


def deterrence(card: Card) -> float:
    """Odds that the toll prevents a harmful move."""
    return MEDDLE_ODDS * card_strength(card) / (1 + card_strength(card))


def muscle_worth(floor: Floor, room: Room, card: Card) -> float:
    """Keeps seats that cannot bid in a room from bringing a character in.  Rule CI-15.2."""
    return deterrence(card) * loss_by_newcomers(floor, room)


def femme_worth(floor: Floor, room: Room, card: Card) -> float:
    """Like the Muscle; also keeps characters from being led out, and payers pay this seat.  Rule CI-15.3."""
    loss = max(loss_by_newcomers(floor, room), loss_by_leaving(floor, room))
    payers = sum(bool(chips) for seat, chips in enumerate(floor.table.chips) if seat != floor.mind.seat)
    return deterrence(card) * (loss + payers * floor.rate)


def loss_by_newcomers(floor: Floor, room: Room) -> float:
    """Points lost if all others with chips can bid in a room."""
    table, me = floor.table, floor.mind.seat
    place = table.track.index(me)
    others = [seat for seat in table.seats if seat != me and max_bid(table, seat)]
    crowd = tuple([Rival(max_bid(table, seat), table.track.index(seat) > place) for seat in others])
    now = floor.worth(table, room)
    return max(0.0, now - floor.worth_against(room, crowd, is_open=floor.is_open(table, room)))


def loss_by_leaving(floor: Floor, room: Room) -> float:
    """Points lost if this seat cannot bid in a room; zero if it can name more characters than others can lead out."""
    table, me = floor.table, floor.mind.seat
    if len(unmarked_characters(table, me, room)) > len(table.seats):
        return 0.0
    return max(0.0, floor.worth(table, room) - floor.worth_as(table, room, is_open=False))


def bomb_worth(floor: Floor, room: Room) -> float:
    """Points gained if each seat leads a character out of a room, and this seat leads one to a useful room.  Rule
    CI-15.9.
    """
    table = floor.table
    inside = table.characters_in(room)
    if not inside:
        return 0.0
    led = max(0.0, *[floor.move_gain(each, to) for each in inside for to in ADJACENT[room] if to in floor.stakes], 0.0)
    if len(inside) > len(table.seats):
        return led
    return floor.worth_against(room, (), is_open=False) - floor.worth(table, room) + led


def dart_loss(table: Table, seat: Seat, toll: int) -> int:
    """Chips that a dart costs a seat, paid or not biddable.  Rule CI-15.4."""
    return 0 if seat in table.plot.darted else max(0, min(toll, table.chips[seat] - 1))


def dart_victim(table: Table, seat: Seat, toll: int) -> Seat:
    """The leading other seat that has chips to lose."""
    others = [each for each in table.seats if each != seat]
    return max(others, key=lambda each: (dart_loss(table, each, toll) > 0, table.vp[each], table.chips[each]))


def target_worth(table: Table, seat: Seat, room: Room) -> float:
    """The others' loss from marking two characters or disavowing, per other seat.  Rule CI-15.11."""
    others = [each for each in table.seats if each != seat]
    return sum([target_loss(table, each, room) for each in others]) / len(others)


def target_loss(table: Table, seat: Seat, room: Room) -> float:
    """One targeted seat's loss: two marks, or a disavowal for the rest of the hand."""
    free, left = unmarked_characters(table, seat, room), table.board_size - len(table.marks[seat])
    disavowal = 0.0 if table.disavowed[seat] else DISAVOWAL_VALUE * (1 - len(table.judged) / max(1, len(table.tiles)))
    if len(free) < 2 or left <= 3:
        return disavowal
    caught = 2 / left if len(free) == 2 else 0.0
    contacts = max(1, table.options.rounds - table.round + 1) * (len(table.seats) - 1)
    marks = 2 * mark_cost(max(0, left - 4), contacts) if table.options.contact == "REVEAL_ONE" else 0.0
    return caught * disavowal + (1 - caught) * marks


TAKEN = 0.25
"""Odds of taking a wanted conversation."""
BIDDABLE = 0.4
"""Least value of a chip, in points, while bids are still to come."""


class AbilityValues:
    """Values of trying and playing cards, for one view. Estimates are cached."""

    def __init__(self, table: Table, mind: Mind, chance: Chance, worlds: int) -> None:
        self.table, self.mind = table, mind
        self.estimate = HandEstimate(table, mind, chance, worlds)
        self.chips, self.own = table.chips[mind.seat], self.estimate.own
        self.now = self.estimate.prospect(self.own)
        self.odds = MatchOdds(table, mind, self.now.rate)
        has_bids = not table.phase.endswith(("scoring", "tile"))
        self.price = max(self.now.rate, BIDDABLE) if has_bids else self.now.rate
        self._play_values: dict[Card, float] = {}

    def hand_worth(self, cards: Cards) -> float:
        """Expected points with these cards and the seat's chips."""
        return self.estimate.prospect(cards).worth(self.chips)

    def try_value(self, card: Card, chips: int) -> float:
        """Value of trying a card for this many chips: lost with the card if it is played, doubled if it is stopped."""
        if card not in self._play_values:
            self._play_values[card] = self.play_value(card)
        stopped = self.odds.stop_odds(chips)
        price = 1.0 if ability(card) == "glitter" else self.price
        return (1 - stopped) * (self._play_values[card] - chips * price) + stopped * chips * self.now.rate

    def play_value(self, card: Card) -> float:
        """Value of the card's effect, less the value of the card itself; chips not counted."""
        its = ability(card)
        assert its is not None
        without = without_items(self.own, card)
        return PLAY_VALUES[its](self, card, without) + self.hand_worth(without) - self.hand_worth(self.own)

    def bluff_value(self, chips: int) -> float:
        """Value of trying a card without effect for this many chips; unless stopped, it is exposed.  Rule CI-14.6.2."""
        stopped = self.odds.stop_odds(chips)
        return stopped * chips * self.now.rate - (1 - stopped) * (chips * self.price + OPEN_COST)

    def buy_value(self, _card: Card, without: Cards) -> float:
        """Two more unseen cards."""
        heard = self.estimate.prospect(without, hears=True).worth(self.chips)
        return 2 * (heard - self.hand_worth(without))

    def intimidate_value(self, _card: Card, _without: Cards) -> float:
        return self.now.rate

    def glitter_value(self, _card: Card, _without: Cards) -> float:
        """One point per chip, against what is left to win in this hand and in later ones."""
        return self.chips * (1 - self.now.rate) - self.now.points

    def dart_value(self, card: Card, _without: Cards) -> float:
        """The victim pays or bids at most one chip."""
        toll = card_strength(card)
        victim = dart_victim(self.table, self.mind.seat, toll)
        return dart_loss(self.table, victim, toll) / len(self.table.seats)

    def target_value(self, _card: Card, _without: Cards) -> float:
        """The others mark two characters each or disavow."""
        return max((target_worth(self.table, self.mind.seat, room) for room in crowded_rooms(self.table)), default=0.0)

    def muscle_value(self, card: Card, _without: Cards) -> float:
        """The best room for the Muscle."""
        is_idle = is_too_weak(self.table.plot.muscle, card)
        return 0.0 if is_idle else max([muscle_worth(self.floor, room, card) for room in self.floor.rooms], default=0.0)

    def femme_value(self, card: Card, _without: Cards) -> float:
        """The best room for the Femme Fatale."""
        is_idle = is_too_weak(self.table.plot.femme, card)
        return 0.0 if is_idle else max([femme_worth(self.floor, room, card) for room in self.floor.rooms], default=0.0)

    def bomb_value(self, _card: Card, _without: Cards) -> float:
        """The best room to clear."""
        return max([bomb_worth(self.floor, room) for room in self.floor.rooms], default=0.0)

    def drinks_value(self, card: Card, without: Cards) -> float:
        """Cards known to this seat alone, in a conversation it may take."""
        piles = [
            (*without, *known_pile(self.table, self.mind, spot)[0])
            for room in self.floor.rooms
            if self.floor.is_open(self.table, room)
            for spot in self.table.spots_in(room)
        ]
        gains = [self.estimate.prospect(own, hears=True).worth(self.chips) - self.hand_worth(own) for own in piles]
        return TAKEN * card_strength(card) * max(gains, default=0.0)

    def encounter_value(self, _card: Card, without: Cards) -> float:
        """The best exchange."""
        return max((gain for gain, _ in self.exchange_gains(without)), default=0.0)

    def exchange_gains(self, own: Cards) -> list[tuple[float, Exchange]]:
        """Every possible exchange with its gain."""
        before = self.hand_worth(own)
        return [
            (self.hand_worth((*without_items(own, give), take)) - before, Exchange(spot, take, give))
            for spot, take in takeable_cards(self.table)
            for give in givable_cards(self.table, self.mind, take)
            if give in own
        ]

    def henchman_value(self, _card: Card, _without: Cards) -> float:
        """The best room that this seat could not bid in otherwise."""
        floor = self.floor
        return max([floor.worth_if_open(room) - floor.worth(self.table, room) for room in floor.rooms], default=0.0)

    @cached_property
    def floor(self) -> Floor:
        return Floor(self.table, self.estimate)

    def distraction_value(self, _card: Card, _without: Cards) -> float:
        """The best move of a conversation."""
        return max((gain for gain, _ in self.diversion_gains), default=0.0)

    @cached_property
    def diversion_gains(self) -> list[tuple[float, Divert]]:
        """Every possible move of a conversation with its gain."""
        found, before = [], self.floor.total_worth()
        for spot in self.table.occupied_spots:
            talk = self.table.conversations[spot - 1]
            for to in ADJACENT[talk.room]:
                after = Floor(self.table.with_conversation(spot, talk._replace(room=to)), self.estimate)
                found.append((after.total_worth() - before, Divert(spot, to)))
        return found


PLAY_VALUES: dict[Ability, Callable[[AbilityValues, Card, Cards], float]] = {
    "drinks": AbilityValues.drinks_value,
    "muscle": AbilityValues.muscle_value,
    "femme": AbilityValues.femme_value,
    "bomb": AbilityValues.bomb_value,
    "buy": AbilityValues.buy_value,
    "intimidate": AbilityValues.intimidate_value,
    "glitter": AbilityValues.glitter_value,
    "dart": AbilityValues.dart_value,
    "target": AbilityValues.target_value,
    "encounter": AbilityValues.encounter_value,
    "henchman": AbilityValues.henchman_value,
    "distraction": AbilityValues.distraction_value,
}
