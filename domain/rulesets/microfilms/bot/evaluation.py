"""Heuristic evaluation of a view: the probability of winning, discounted to the seat's next turn.

Probabilities of cards come from the belief; waiting times are rules of thumb, given as constants here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.kernel.tuples import without_items
from domain.rulesets.microfilms.bot import belief
from domain.rulesets.microfilms.bot.belief import Belief, approximate_letters_chance
from domain.rulesets.microfilms.bot.layouts import PublicCards, Unseen
from domain.rulesets.microfilms.model import cards
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table

FRANC, SHIELD = 0.006, 0.012
"""Added value of a franc, and of a `CO` as a defence against blackmail."""
CLEARED_DANGER, SUSPECT_DANGER, CALM = 0.8, 0.3, 20
"""A player ends the game in a turn with probability danger / (`CALM` + turns played)."""
FAR = 9.0
"""Upper bound on expected waiting times, in turns."""
ACE: frozenset[cards.Card] = frozenset(("ACE",))

Hand = tuple[cards.Card, ...]


def win_estimate(
    table: Table,
    mind: Mind,
    discount: float,
    seen: PublicCards | None = None,
    discard_cost: Callable[[Hand], float] = lambda _: 0.0,
) -> float:
    """Estimated probability of winning with the seat's best identity and the best hand it may keep.

    discount: `turn_discount` of this table and seat; seen: `public_cards(table)`, if the caller has it.
    discard_cost: of the cards that a seat discards at the end of its turn, in the same unit.
    """
    evaluation, hand, limit = Evaluation(table, mind, discount, seen), mind.hand, table.limit(mind.seat)
    if len(hand) <= limit:
        return evaluation.best_value(hand)
    if table.turn != mind.seat:
        return max([evaluation.best_value(kept) for kept in {*combinations(hand, limit)}])
    can_pay = table.francs[mind.seat] >= cards.ACE_FEE
    return max([
        evaluation.after_fee(thrown).best_value(kept) - discard_cost(thrown)
        for kept, thrown in discards(hand, limit)
        if can_pay or "ACE" not in thrown
    ])  # fmt: skip


@lru_cache(maxsize=4096)
def discards(hand: Hand, limit: int) -> tuple[tuple[Hand, Hand], ...]:
    """Cards that a seat may keep, each time with those that it discards.  Rule MF-5.2."""
    return tuple([(kept, without_items(hand, *kept)) for kept in {*combinations(hand, limit)}])


def turn_discount(table: Table, seat: Seat) -> float:
    """Discount factor for a win one turn later: others or the Croupier may be first, and turns run out.

    The longer the game has lasted, the less others are expected to end it in a given turn.
    """
    others = [each for each in range(table.players) if each != seat and not table.out[each]]
    danger = sum([CLEARED_DANGER if table.cleared[each] else SUSPECT_DANGER for each in others]) / (CALM + table.turns)
    left = table.options.turn_cap - table.turns / table.players
    if table.options.is_croupier:
        left = min(left, (cards.CROUPIER_GOAL - table.francs[cards.CROUPIER] + max(0, 2 - table.hands[cards.CROUPIER])) / 2)
    return max(0.0, (1 - danger) * left / (left + 1))


class Evaluation:
    """Value of each identity with the cards kept: the probability of winning, discounted per turn of waiting."""

    def __init__(self, table: Table, mind: Mind, discount: float, seen: PublicCards | None) -> None:
        self.table, self.mind, self.discount = table, mind, discount
        self.belief = belief.belief_of(table, mind, seen)
        self.francs, self.is_cleared = table.francs[mind.seat], table.cleared[mind.seat]
        self.searches: dict[cards.Nation, FilmSearch] = {}

    def after_fee(self, thrown: Hand) -> Evaluation:
        """The evaluation once these cards are discarded, which costs francs for the Ace.  Rule MF-5.3."""
        if "ACE" not in thrown:
            return self
        after = copy(self)
        after.francs -= cards.ACE_FEE
        return after

    def best_value(self, hand: Hand) -> float:
        """Value of the seat's best identity with this hand."""
        return max([self.value(identity, hand) for identity in self.mind.identities])

    def value(self, identity: cards.Identity, hand: Hand) -> float:
        """Value of an identity at the next turn, plus small bonuses for francs and a defence."""
        return (
            self.discounted_chance(1, self.identity_value(identity, hand))
            + FRANC * min(self.francs, 4)
            + SHIELD * ("CO" in hand)
        )

    def identity_value(self, identity: cards.Identity, hand: Hand) -> float:
        """Value of an identity now, if it is the seat's turn."""
        if identity in cards.AGENTS:
            return self.agent_value(cards.NATION_OF[identity], hand)
        match identity:
            case "JOURNALIST":
                return self.journalist_value(hand)
            case "HITMAN":
                return self.hitman_value(hand)
            case "BROKER":
                return self.broker_value(hand)
            case "INTERPOL":
                return self.interpol_value(hand)
        raise TypeError(identity)

    def discounted_chance(self, turns: float, chance: float = 1.0) -> float:
        """A probability of winning `turns` from now, discounted."""
        left: float = self.discount**turns
        return chance * left

    def turns_to_clear(self, hand: Hand, kept: cards.Card | None = None) -> float:
        """Expected turns until Cleared without spending the card `kept`.

        A blackmail may be warded off or paid, and a bribe is mostly declined, except by the Croupier.
        """
        if self.is_cleared:
            return 0.0
        if self.francs >= 2:
            return 1.0 if self.table.options.is_croupier else 1.6
        spare = [card for card in hand if card != kept] if kept else hand
        if self.table.options.is_croupier:
            return 1.0 if spare else 2.0
        if "SB" in spare or "IB" in spare:
            return 1.6
        return min(2.4 if spare else FAR, 3.6 - self.francs)

    def turns_to_evening(self) -> float:
        """Expected turns until the second evening: about half of all turns draw a card."""
        return 0.0 if self.table.evening >= 2 else 2.0 * self.table.deck / self.table.players

    def agent_value(self, mine: cards.Nation, hand: Hand) -> float:
        """Value of an agent: show a film in hand, or draw for one."""
        search = self.searches.get(mine) or self.search(mine)
        drawn = self.discounted_chance(self.turns_to_clear(hand) + search.wait, search.chance)
        return max([drawn, *[self.film_value(search, film, hand) for film in hand if film in cards.FILMS]])

    def search(self, mine: cards.Nation) -> FilmSearch:
        """The search for a film that may win, the same for all hands that may be kept."""
        belief, nations = self.belief, self.table.nations
        if len(belief.layouts) == 1:
            found = lone_film_search(belief.unseen, nations, mine)
        else:
            found = film_search(belief, belief.unseen.lone, nations, mine)
        self.searches[mine] = found
        return found

    def film_value(self, search: FilmSearch, film: cards.Card, hand: Hand) -> float:
        """Value of a film in hand: shown as soon as Cleared, or once a letter tells whether it is right.

        If it is not, finding another takes about four turns.
        """
        wins, wait = search.wins[cards.NATION_OF[film]], self.turns_to_clear(hand, film)
        if not wins:
            return 0.0
        later = wins + self.discounted_chance(4, 1 - wins)
        return max(self.discounted_chance(wait, wins), self.discounted_chance(max(wait, search.wait_letter), later))

    def journalist_value(self, hand: Hand) -> float:
        """Value of the Journalist: a film, and its agent by guess or by about four turns of interrogation."""
        face = self.agent_certainty
        later = self.discounted_chance(4.0 if self.francs or "IB" in hand else 5.0)
        held = [nation for nation in face if cards.FILM[nation] in hand]
        if held:
            return max([
                self.discounted_chance(self.turns_to_clear(hand, cards.FILM[nation]), max(face[nation], later))
                for nation in held
            ])  # fmt: skip
        next_chance = self.belief.next_chance
        likely = weighted_mean([(next_chance(cards.FILM[nation]), chance) for nation, chance in face.items()]) or 0.5
        wait = self.turns_to_clear(hand) + expected_turns([next_chance(film) for film in cards.FILM.values()])
        return self.discounted_chance(wait, max(likely, later))

    @cached_property
    def agent_certainty(self) -> dict[cards.Nation, float]:
        """Probability of the likeliest other seat for each nation's agent, except one's own nation."""
        found = belief.agent_odds(self.table, self.mind)
        others = self.table.others(self.mind.seat)
        return {
            nation: max([found.get((seat, nation), 0.0) for seat in others])
            for nation in self.table.nations
            if cards.AGENT[nation] not in self.mind.identities
        }

    def hitman_value(self, hand: Hand) -> float:
        """Value of the Hitman: know the holder of the Ace, who can hardly get rid of it, or bribe with it."""
        if "ACE" in hand:
            return self.discounted_chance(2 + 0.7 * self.turns_to_clear(hand, "ACE"), 0.85)
        wait_ace = min(5.0, expected_turns([self.belief.next_chance("ACE")]) + 2)
        wait = self.turns_to_clear(hand)
        return max(self.discounted_chance(wait, 0.9 * self.ace_certainty), self.discounted_chance(wait + wait_ace))

    @cached_property
    def ace_certainty(self) -> float:
        """Probability of the likeliest other holder of the Ace."""
        return self.belief.best_hold_chance(self.table.others(self.mind.seat), ACE)

    def interpol_value(self, hand: Hand) -> float:
        """Value of Interpol: a Suspect with a bloodstained card in the second evening, at best one given as a bribe."""
        wait = self.turns_to_clear(hand)
        wait_bait = wait + (2 if self.table.options.bloody.intersection(hand) else 3)
        now = self.discounted_chance(max(self.turns_to_evening(), wait), 0.9 * self.arrest_certainty)
        return max(now, self.discounted_chance(max(self.turns_to_evening(), wait_bait), 0.7))

    @cached_property
    def arrest_certainty(self) -> float:
        """Probability of the likeliest Suspect to hold a bloodstained card."""
        suspects = [seat for seat in self.table.others(self.mind.seat) if not self.table.cleared[seat]]
        return self.belief.best_hold_chance(suspects, self.table.options.bloody)

    def broker_value(self, hand: Hand) -> float:
        """Value of the Broker: know both letters' places in the second evening; five turns show more of them."""
        wait = max(self.turns_to_clear(hand), self.turns_to_evening())
        now = self.discounted_chance(wait, 0.95 * self.letters_certainty)
        return max(now, self.discounted_chance(max(wait, 5.0), 0.6))

    @cached_property
    def letters_certainty(self) -> float:
        """Approximate probability of the likeliest places of the letters."""
        return approximate_letters_chance(self.belief)


class FilmSearch(NamedTuple):
    """An agent's search. wins: probability of winning with each nation's film.

    chance, wait: probability of winning with a film yet to be drawn, and expected turns until then.
    wait_letter: expected turns until a draw brings a letter that tells who is alone.
    """

    wins: Mapping[cards.Nation, float]
    chance: float
    wait: float
    wait_letter: float


@lru_cache(maxsize=1024)
def lone_film_search(unseen: Unseen, nations: tuple[cards.Nation, ...], mine: cards.Nation) -> FilmSearch:
    """The search if there is only one layout."""
    return film_search(unseen, unseen.lone, nations, mine)


def film_search(
    deck: Belief | Unseen, lone: tuple[cards.Nation, ...], nations: tuple[cards.Nation, ...], mine: cards.Nation
) -> FilmSearch:
    """The search by draws from this deck. lone: nations that may be alone; mine: the agent's."""
    wins = belief.film_win_chances(nations, lone, mine)
    good = [(deck.next_chance(cards.FILM[nation]), chance) for nation, chance in wins.items() if chance]
    wait = expected_turns([chance for chance, _ in good])
    wait_letter = expected_turns([deck.next_chance(cards.LETTER[nation]) for nation in lone]) if len(lone) > 1 else 0.0
    return FilmSearch(wins, weighted_mean(good) or max(wins.values()), wait, wait_letter)


def expected_turns(chances: list[float]) -> float:
    """Expected turns until a draw brings one of several cards, at most `FAR`. chances: of each to be next."""
    chance = sum(chances)
    return min(FAR, 1 / chance) if chance else FAR


def weighted_mean(weighed: list[tuple[float, float]]) -> float:
    """Mean of (weight, value) pairs; 0 if all weights are 0."""
    total = sum([weight for weight, _ in weighed])
    return sum([weight * chance for weight, chance in weighed]) / total if total else 0.0
