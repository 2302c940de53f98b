"""The reason of the end of a game (rules MF-6 to MF-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.words.phrases import EndReason, Place
from domain.rulesets.microfilms.model.cards import FILMS, IN_TEXT, LETTERS, NATION_OF, Nation
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.table import CardsRevealed, Table
from domain.rulesets.microfilms.view.table_text import REASONS

BY_ATTEMPT = {
    "journalist": "{who} named the agent of the Microfilm that was shown.",
    "hitman": "{who} found the Ace of Spades.",
    "broker": "{who} knew where both Alliance letters were.",
    "interpol": "{who} arrested a Suspect who held a bloodstained card.",
    "failed_attempt": "{who} tried to win and was wrong.",
    "croupier_ally": "{who} was allied with the Croupier, who held the Microfilm that was named.",
    "turn_cap": "Nobody had won when the last turn was over.",
    "croupier": "The players were allied against the Croupier, and did not see it.",
}
"""Texts by reason, with the player who made the attempt."""


def ending(table: Table, _mind: Mind | None, people: Sequence[str]) -> EndReason | None:
    """The reason of the end; None while the game runs."""
    outcome = table.outcome
    if outcome is None:
        return None
    who = people[table.turn] if table.turn is not None else "A player"
    things = tuple(deciding_cards(table.reveal, outcome.reason, table.turn)) if table.reveal is not None else ()
    if outcome.reason in ("allied_agents", "lone_agent") and table.turn is not None:
        return EndReason(agents_text(table, table.turn, outcome.winners, who), things)
    template = BY_ATTEMPT.get(outcome.reason)
    if template is not None:
        return EndReason(template.format(who=who), things)
    reason = REASONS.get(outcome.reason, outcome.reason)
    return EndReason(f"{reason[:1].upper()}{reason[1:]}.")


def agents_text(table: Table, seat: Seat, winners: Sequence[Seat], who: str) -> str:
    """The text of an agent's attempt. seat: the agent's."""
    reveal = table.reveal
    if reveal is None:
        return f"{who} showed a Microfilm, and {'it was the right one' if seat in winners else 'it was the wrong one'}."
    pair = sorted([nation for nation in table.nations if nation != NATION_OF[reveal.letter]])
    lone = IN_TEXT[NATION_OF[reveal.letter]]
    film, mine = shown_film(reveal, seat), agent_nation(reveal, seat)
    letters = f"the letters in play named {' and '.join([IN_TEXT[each] for each in pair])}"
    if mine == NATION_OF[reveal.letter]:
        whose = "which was an ally's" if seat in winners else "which was not an ally's"
        return f"{who} stood alone and showed {film}, {whose}: {letters}."
    return f"{who} showed {film}, {'and' if seat in winners else 'but'} {lone} stood alone: {letters}."


def agent_nation(reveal: CardsRevealed, seat: Seat) -> Nation | None:
    return next((NATION_OF[each] for each in reveal.identities[seat] if each in NATION_OF), None)


def shown_film(reveal: CardsRevealed, seat: Seat) -> str:
    """The Microfilm that was shown, if the hand has only one."""
    films = [each for each in reveal.hands[seat] if each in FILMS]
    return f"{IN_TEXT[NATION_OF[films[0]]]}'s film" if len(films) == 1 else "a Microfilm"


def deciding_cards(reveal: CardsRevealed, reason: str, seat: Seat | None) -> Iterator[Place]:
    """The cards that decided the game. reason: of the outcome; seat: the seat whose turn it was."""
    if reason == "hitman":
        yield from cards_among(reveal, ("ACE",))
    elif reason == "journalist" and seat is not None:
        films = [each for each in reveal.hands[seat] if each in FILMS]
        nations = {NATION_OF[film] for film in films}
        yield from [Place(film, f"hand:{seat}") for film in films]
        for other, identities in enumerate(reveal.identities):
            yield from [Place(each, f"identity:{other}") for each in identities if NATION_OF.get(each) in nations]
    else:
        yield from letters_in_play(reveal)


def cards_among(reveal: CardsRevealed, cards: Sequence[str]) -> Iterator[Place]:
    """The places of these cards, in hands and in the draw deck."""
    for seat, hand in enumerate(reveal.hands):
        yield from [Place(card, f"hand:{seat}") for card in hand if card in cards]
    yield from [Place(card, "deck") for card in reveal.deck if card in cards]


def letters_in_play(reveal: CardsRevealed) -> Iterator[Place]:
    """The places of the letters that reveal the alliance, except of those face up on the discard."""
    yield from cards_among(reveal, tuple(LETTERS))
    yield Place(reveal.letter, "box")
