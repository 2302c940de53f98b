"""What a view promises: the chance to win that is left when a seat's next turn has come, by rules of thumb.

The odds are exact; how long luck takes is not, and stands here as constants.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import combinations
from typing import NamedTuple

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.bot import belief
from domain.rulesets.microfilms.bot.belief import Belief
from domain.rulesets.microfilms.bot.layouts import PublicCards, Unseen
from domain.rulesets.microfilms.model.cards import (
    AGENT,
    AGENTS,
    CROUPIER,
    CROUPIER_GOAL,
    FILM,
    FILMS,
    LETTER,
    NATION_OF,
    Card,
    Identity,
    Nation,
)
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import Table

FRANC, SHIELD = 0.006, 0.012
"""What a franc is worth beside its use, and a `CO` that can ward off a blackmail."""
CLEARED_DANGER, SUSPECT_DANGER, CALM = 0.8, 0.3, 20
"""How likely a player is to end the game in his first turn: so much, of so many."""
FAR = 9.0
"""Turns after which luck is no longer counted on."""
ACE: frozenset[Card] = frozenset(("ACE",))

Hand = tuple[Card, ...]


def win_estimate(table: Table, mind: Mind, discount: float, seen: PublicCards | None = None) -> float:
    """The chance to win that a view promises to its best identity; of a hand above the limit it keeps the best."""
    evaluation, hand = Evaluation(table, mind, discount, seen), mind.hand
    kept = {*combinations(hand, min(len(hand), table.limit(mind.seat)))}
    return max([evaluation.value(identity, hand) for hand in kept for identity in mind.identities])


def turn_discount(table: Table, seat: Seat) -> float:
    """What a win is worth that comes a turn later: others may be first, the Croupier too, and turns run out.

    How soon others win shows in how long they have not: a game that has lasted long is a slow one.
    """
    others = [each for each in range(table.players) if each != seat and not table.out[each]]
    danger = sum([CLEARED_DANGER if table.cleared[each] else SUSPECT_DANGER for each in others]) / (CALM + table.turns)
    left = table.options.turn_cap - table.turns / table.players
    if table.options.is_croupier:
        left = min(left, (CROUPIER_GOAL - table.francs[CROUPIER] + max(0, 2 - table.hands[CROUPIER])) / 2)
    return max(0.0, (1 - danger) * left / (left + 1))


class Evaluation:
    """What each identity may hope for with the cards it keeps: the odds of its attempt, less for every turn it has yet to wait.

    discount: what a turn's wait leaves of a win.
    """

    def __init__(self, table: Table, mind: Mind, discount: float, seen: PublicCards | None) -> None:
        self.table, self.mind, self.discount = table, mind, discount
        self.belief = belief.belief_of(table, mind, seen)
        self.francs, self.is_cleared = table.francs[mind.seat], table.cleared[mind.seat]

    def value(self, identity: Identity, hand: Hand) -> float:
        """What an identity may hope for when its next turn has come, and a little for francs and a shield."""
        return (
            self.discounted_chance(1, self.identity_value(identity, hand))
            + FRANC * min(self.francs, 4)
            + SHIELD * ("CO" in hand)
        )

    def identity_value(self, identity: Identity, hand: Hand) -> float:
        if identity in AGENTS:
            return self.agent_value(NATION_OF[identity], hand)
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
        """What is left of a chance to win that comes `turns` from now."""
        left: float = self.discount**turns
        return chance * left

    def turns_to_clear(self, hand: Hand, kept: Card | None = None) -> float:
        """Turns until Cleared, if this card is not to be spent.

        A blackmail fails on a `CO` or is paid, and a bribe is mostly declined, but for the Croupier, who takes everything.
        """
        if self.is_cleared:
            return 0.0
        spare = [card for card in hand if card != kept] if kept else hand
        has_threat = self.francs >= 2 or "SB" in spare or "IB" in spare
        if self.table.options.is_croupier:
            return 1.0 if spare or has_threat else 2.0
        if has_threat:
            return 1.6
        return min(2.4 if spare else FAR, 3.6 - self.francs)

    def turns_to_evening(self) -> float:
        """Turns until the second evening: about half of all turns draw."""
        return 0.0 if self.table.evening >= 2 else 2.0 * self.table.deck / self.table.players

    def agent_value(self, mine: Nation, hand: Hand) -> float:
        """Show a film in hand, or draw for one."""
        search = self.search(mine)
        drawn = self.discounted_chance(self.turns_to_clear(hand) + search.wait, search.chance)
        return max([drawn, *[self.film_value(search, film, hand) for film in hand if film in FILMS]])

    def search(self, mine: Nation) -> FilmSearch:
        """Draw any film that may win; each has its odds."""
        belief, nations = self.belief, self.table.nations
        if len(belief.layouts) == 1:
            return cached_film_search(belief.unseen, nations, mine)
        return film_search(belief, belief.unseen.lone, nations, mine)

    def film_value(self, search: FilmSearch, film: Card, hand: Hand) -> float:
        """With a film in hand: as soon as Cleared, or when a letter has told if it is the right one.

        If it is not, another has to be found, which takes about four turns.
        """
        wins, wait = search.wins[NATION_OF[film]], self.turns_to_clear(hand, film)
        if not wins:
            return 0.0
        later = wins + self.discounted_chance(4, 1 - wins)
        return max(self.discounted_chance(wait, wins), self.discounted_chance(max(wait, search.wait_letter), later))

    def journalist_value(self, hand: Hand) -> float:
        """A film, and the face that goes with it: by guess, or by about four turns of interrogation."""
        face = self.agent_certainty
        wait_face = 4.0 if self.francs or "IB" in hand else 5.0
        held = [nation for nation in face if FILM[nation] in hand]
        if held:
            return max([
                self.discounted_chance(self.turns_to_clear(hand, FILM[nation]), max(face[nation], self.discounted_chance(wait_face)))
                for nation in held
            ])  # fmt: skip
        next_chance = self.belief.next_chance
        likely = weighted_mean([(next_chance(FILM[nation]), chance) for nation, chance in face.items()]) or 0.5
        wait = self.turns_to_clear(hand) + expected_turns([next_chance(film) for film in FILM.values()])
        return self.discounted_chance(wait, max(likely, self.discounted_chance(wait_face)))

    @cached_property
    def agent_certainty(self) -> dict[Nation, float]:
        """How sure I am of who is the agent of each nation but mine."""
        found = belief.agent_odds(self.table, self.mind)
        others = self.table.others(self.mind.seat)
        return {
            nation: max([found.get((seat, nation), 0.0) for seat in others])
            for nation in self.table.nations
            if AGENT[nation] not in self.mind.identities
        }

    def hitman_value(self, hand: Hand) -> float:
        """Know who holds the Ace, who will hardly get rid of it; best of all, give it away as a bribe."""
        if "ACE" in hand:
            return self.discounted_chance(2 + 0.7 * self.turns_to_clear(hand, "ACE"), 0.85)
        wait_ace = min(5.0, expected_turns([self.belief.next_chance("ACE")]) + 2)
        wait = self.turns_to_clear(hand)
        return max(self.discounted_chance(wait, 0.9 * self.ace_certainty), self.discounted_chance(wait + wait_ace))

    @cached_property
    def ace_certainty(self) -> float:
        """How sure I am of who else holds the Ace."""
        return self.belief.best_hold_chance(self.table.others(self.mind.seat), ACE)

    def interpol_value(self, hand: Hand) -> float:
        """A Suspect with a bloodstained card, in the second evening; best of all, he took it as a bribe."""
        wait = self.turns_to_clear(hand)
        wait_bait = wait + (2 if self.table.options.bloody.intersection(hand) else 3)
        now = self.discounted_chance(max(self.turns_to_evening(), wait), 0.9 * self.arrest_certainty)
        return max(now, self.discounted_chance(max(self.turns_to_evening(), wait_bait), 0.7))

    @cached_property
    def arrest_certainty(self) -> float:
        """How sure I am of a Suspect with a bloodstained card."""
        suspects = [seat for seat in self.table.others(self.mind.seat) if not self.table.cleared[seat]]
        return self.belief.best_hold_chance(suspects, self.table.options.bloody)

    def broker_value(self, hand: Hand) -> float:
        """Know where both letters are, in the second evening; in five turns some more will have been seen."""
        wait = max(self.turns_to_clear(hand), self.turns_to_evening())
        now = self.discounted_chance(wait, 0.95 * self.letters_certainty)
        return max(now, self.discounted_chance(max(wait, 5.0), 0.6))

    @cached_property
    def letters_certainty(self) -> float:
        """How sure I am of where the letters are."""
        return belief.approximate_letters_chance(self.belief)


class FilmSearch(NamedTuple):
    """What an agent looks for: the chance to win with each film, and with one that has to be drawn, after so many turns.

    wait_letter: turns until a draw brings a letter that tells who is alone.
    """

    wins: Mapping[Nation, float]
    chance: float
    wait: float
    wait_letter: float


@lru_cache(maxsize=1024)
def cached_film_search(unseen: Unseen, nations: tuple[Nation, ...], mine: Nation) -> FilmSearch:
    """The search where it is known in which hands the known cards lie."""
    return film_search(unseen, unseen.lone, nations, mine)


def film_search(
    deck: Belief | Unseen, lone: tuple[Nation, ...], nations: tuple[Nation, ...], mine: Nation
) -> FilmSearch:
    """What a draw may bring. lone: nations that may be alone."""
    wins = belief.film_win_chances(nations, lone, mine)
    good = [(deck.next_chance(FILM[nation]), chance) for nation, chance in wins.items() if chance]
    wait = expected_turns([chance for chance, _ in good])
    wait_letter = expected_turns([deck.next_chance(LETTER[nation]) for nation in lone]) if len(lone) > 1 else 0.0
    return FilmSearch(wins, weighted_mean(good) or max(wins.values()), wait, wait_letter)


def expected_turns(chances: list[float]) -> float:
    """Turns until a draw brings one of several cards, by the chance of each to be next."""
    chance = sum(chances)
    return min(FAR, 1 / chance) if chance else FAR


def weighted_mean(weighed: list[tuple[float, float]]) -> float:
    """The mean of chances, each with its weight before it; 0 without weight."""
    total = sum([weight for weight, _ in weighed])
    return sum([weight * chance for weight, chance in weighed]) / total if total else 0.0
