"""What a view promises: the chance to win that is left when a seat's next turn has come, by rules of thumb.

The odds are exact; how long luck takes is not, and stands here as constants.
"""

from __future__ import annotations

from itertools import combinations

import msgspec
from msgspec.structs import replace

from domain.rulesets.microfilms import odds
from domain.rulesets.microfilms.cards import (
    AGENT,
    CROUPIER,
    CROUPIER_GOAL,
    FILM,
    LETTER,
    NATION_OF,
    Card,
    Identity,
    Nation,
)
from domain.rulesets.microfilms.mind import Mind
from domain.rulesets.microfilms.table import Table

FRANC, SHIELD = 0.006, 0.012
"""What a franc is worth beside its use, and a `CO` that can ward off a blackmail."""
CLEARED_DANGER, SUSPECT_DANGER, CALM = 0.8, 0.3, 20
"""How likely a player is to end the game in his first turn: so much, of so many."""
FAR = 9.0
"""Turns after which luck is no longer counted on."""
ACE: tuple[Card, ...] = ("ACE",)


def hope(table: Table, mind: Mind) -> float:
    """The chance to win that a view promises, when its next turn has come; of a hand above the limit it keeps the best."""
    book = odds.book(table, mind)
    top = dict(book.on_top()) if table.deck else {}
    outlook = Outlook(table, mind, mind.hand, book, top, pace(table, mind))
    limit = table.limit(mind.seat)
    if len(mind.hand) <= limit:
        return outlook.value()
    return max(replace(outlook, hand=hand).value() for hand in sorted({*combinations(mind.hand, limit)}))


def pace(table: Table, mind: Mind) -> float:
    """What a win is worth that comes a turn later: others may be first, the Croupier too, and turns run out.

    How soon others win shows in how long they have not: a game that has lasted long is a slow one.
    """
    others = [seat for seat in table.others(mind.seat) if seat < table.players]
    danger = sum(CLEARED_DANGER if table.cleared[seat] else SUSPECT_DANGER for seat in others) / (CALM + table.turns)
    left = table.options.turn_cap - table.turns / table.players
    if table.options.is_croupier:
        left = min(left, (CROUPIER_GOAL - table.francs[CROUPIER] + max(0, 2 - table.hands[CROUPIER])) / 2)
    return max(0.0, (1 - danger) * left / (left + 1))


class Outlook(msgspec.Struct, frozen=True):
    """What each identity may hope for: the odds of its attempt, less for every turn it has yet to wait.

    hand: what is kept; top: what the next card of the draw deck may be; pace: what a turn's wait leaves of a win.
    """

    table: Table
    mind: Mind
    hand: tuple[Card, ...]
    book: odds.Book
    top: dict[Card, float]
    pace: float

    def value(self) -> float:
        """The best identity's hope, and a little for francs and a shield."""
        best = max(self.of(identity) for identity in self.mind.identities)
        return self.after(1, best) + FRANC * min(self.francs, 4) + SHIELD * ("CO" in self.hand)

    def of(self, identity: Identity) -> float:
        match identity:
            case "JOURNALIST":
                return self.journalist()
            case "HITMAN":
                return self.hitman()
            case "BROKER":
                return self.broker()
            case "INTERPOL":
                return self.interpol()
        return self.agent(NATION_OF[identity])

    @property
    def francs(self) -> int:
        return self.table.francs[self.mind.seat]

    def after(self, turns: float, chance: float = 1.0) -> float:
        """What is left of a chance to win that comes `turns` from now."""
        return float(chance * self.pace**turns)

    def clearing(self, *kept: Card) -> float:
        """Turns until Cleared, if these cards are not to be spent.

        A blackmail fails on a `CO` or is paid, and a bribe is mostly declined, but for the Croupier, who takes everything.
        """
        if self.table.cleared[self.mind.seat]:
            return 0.0
        spare = [card for card in self.hand if card not in kept]
        has_threat = "SB" in spare or "IB" in spare or self.francs >= 2
        if self.table.options.is_croupier:
            return 1.0 if spare or has_threat else 2.0
        if has_threat:
            return 1.6
        return min(2.4 if spare else FAR, 3.6 - self.francs)

    def evening(self) -> float:
        """Turns until the second evening: about half of all turns draw."""
        return 0.0 if self.table.evening >= 2 else 2.0 * self.table.deck / self.table.players

    def drawing(self, *cards: Card) -> float:
        """Turns until a draw brings one of these."""
        chance = sum(self.top.get(card, 0.0) for card in cards)
        return min(FAR, 1 / chance) if chance else FAR

    def agent(self, mine: Nation) -> float:
        """Show a film in hand, or draw for one."""
        wins = odds.film_wins(self.book, mine)
        held = [nation for nation in wins if FILM[nation] in self.hand]
        return max(self.drawn(wins), *(self.held(wins, nation) for nation in held), 0.0)

    def held(self, wins: dict[Nation, float], film: Nation) -> float:
        """With a film in hand: as soon as Cleared, or when a letter has told if it is the right one.

        If it is not, another has to be found, which takes about four turns.
        """
        wait = self.clearing(FILM[film])
        is_sure = len(self.book.lone) == 1
        wait_letter = 0.0 if is_sure else self.drawing(*(LETTER[nation] for nation in self.book.lone))
        now = self.after(wait, wins[film])
        later = wins[film] + self.after(4, 1 - wins[film])
        return max(now, self.after(max(wait, wait_letter), later)) if wins[film] else 0.0

    def drawn(self, wins: dict[Nation, float]) -> float:
        """Without a film: draw any that may win; each has its odds."""
        good = [nation for nation, chance in wins.items() if chance]
        wait = self.clearing() + self.drawing(*(FILM[nation] for nation in good))
        return self.after(wait, self.on_average(good, wins) or max(wins.values()))

    def on_average(self, nations: list[Nation], chances: dict[Nation, float]) -> float:
        """The mean of chances by film, each film as likely as it is on top of the draw deck; 0 if none is there."""
        likely = [(self.top.get(FILM[nation], 0.0), chances[nation]) for nation in nations]
        total = sum(weight for weight, _ in likely)
        return sum(weight * chance for weight, chance in likely) / total if total else 0.0

    def journalist(self) -> float:
        """A film, and the face that goes with it: by guess, or by about four turns of interrogation."""
        found = odds.agents(self.table, self.mind)
        others = self.table.others(self.mind.seat)
        face = {
            nation: max(found.get((seat, nation), 0.0) for seat in others)
            for nation in self.table.nations
            if AGENT[nation] not in self.mind.identities
        }
        wait_face = 4.0 if self.francs or "IB" in self.hand else 5.0
        held = [nation for nation in face if FILM[nation] in self.hand]
        if held:
            return max(
                self.after(self.clearing(FILM[nation]), max(face[nation], self.after(wait_face))) for nation in held
            )
        wait = self.clearing() + self.drawing(*FILM.values())
        return self.after(wait, max(self.on_average(list(face), face) or 0.5, self.after(wait_face)))

    def hitman(self) -> float:
        """Know who holds the Ace, who will hardly get rid of it; best of all, give it away as a bribe."""
        if "ACE" in self.hand:
            return self.after(2 + 0.7 * self.clearing("ACE"), 0.85)
        held = max(self.book.holds(seat, ACE) for seat in self.table.others(self.mind.seat))
        wait_ace = min(5.0, self.drawing("ACE") + 2)
        return max(self.after(self.clearing(), 0.9 * held), self.after(self.clearing() + wait_ace))

    def interpol(self) -> float:
        """A Suspect with a bloodstained card, in the second evening; best of all, he took it as a bribe."""
        bloody = self.table.options.bloody
        suspects = [seat for seat in self.table.others(self.mind.seat) if not self.table.cleared[seat]]
        caught = max((self.book.holds(seat, bloody) for seat in suspects), default=0.0)
        wait_bait = self.clearing() + (2 if bloody.intersection(self.hand) else 3)
        now = self.after(max(self.evening(), self.clearing()), 0.9 * caught)
        return max(now, self.after(max(self.evening(), wait_bait), 0.7))

    def broker(self) -> float:
        """Know where both letters are, in the second evening; in five turns some more will have been seen."""
        wait = max(self.clearing(), self.evening())
        now = self.after(wait, 0.95 * odds.likely_places(self.book))
        return max(now, self.after(max(wait, 5.0), 0.6))
