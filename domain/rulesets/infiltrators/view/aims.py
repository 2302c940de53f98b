"""The question, goals, threats, hints, and the reason of the end (rules IF-4, IF-5 and IF-9.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.phrases import EndReason, Goal, Hint, Place, Question, Secret, Threat
from domain.rulesets.infiltrators.model.candidates import candidates
from domain.rulesets.infiltrators.model.cards import NAMES, Card, cards_of
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.table import CardsRevealed, Table, decisions
from domain.rulesets.infiltrators.view.text import BACK, BULLET, card_text

NEAR = 4
"""Cards per seat from which the danger counts the last ones."""


def question(table: Table, mind: Mind | None, _people: Sequence[str]) -> Question | None:
    """The question to the mind's seat; None if it owes no decision."""
    if mind is None:
        return None
    hand = tuple([Place(card, f"hand:{mind.seat}") for card in mind.hand])
    match decisions(table).get(mind.seat):
        case "turn":
            own = "give a clue" if table.stands[mind.seat] else "nab a suspect" if table.centre else ""
            others = ("exchange", "shoot") if table.others(mind.seat) else ()
            named = [each for each in (own, *others, "bide" if table.headquarters else "") if each]
            return Question(f"It is your turn: {', '.join(named[:-1])}{' or ' if named[:-1] else ''}{named[-1]}.", things=hand, rule="IF-4")
        case "exchange_draw":
            return Question("Do you draw a card from the Headquarters?", things=(Place(BACK, "headquarters"),), rule="IF-4.3")
        case "reward":
            things = tuple([Place(card, "discard") for card in table.discard])
            return Question("You were right: which card do you take from the discard?", things=things, rule="IF-4.6")
        case "trim":
            kept = count_text(table.brief.limit, "card")
            return Question(f"You may keep {kept}: discard {table.owed}.", things=hand, rule="IF-4.7")
        case "last_chance":
            return Question("All cards are used up: do you shoot a last time?", things=(Place(BULLET, "bullets"),), rule="IF-5.3")
    return None


def goals(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Goal, ...]:
    """The goal of all seats, and of a seat with a suspect."""
    if table.phase in ("setup", "over"):
        return ()
    bullets, left = count_text(table.bullets, "bullet"), count_text(table.remaining, "suspect")
    shared = Goal(f"Name every suspect together: {left} left, {bullets} to shoot, before all cards are used up.", "IF-5.1")
    if mind is None or mind.suspect is None:
        return (shared,)
    return (shared, Goal("Tell the others by clues alone who your suspect is: only they can name it.", "IF-4.5.1"))


def secret(table: Table, mind: Mind, _people: Sequence[str]) -> Secret | None:
    """The suspect on the seat's stand; None without one."""
    if mind.suspect is None or table.phase == "over":
        return None
    return Secret(f"Your suspect is {card_text(mind.suspect)}. Only you see it: they must name it by your clues.", (Place(mind.suspect, f"stand:{mind.seat}"),))


def threats(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Threat, ...]:
    """Misses, and the last cards."""
    if table.phase in ("setup", "over"):
        return ()
    spare = table.bullets - table.remaining
    most = table.brief.bullets - table.brief.suspects + 1
    who = "The players" if mind is None else "You"
    text = f"{who} can miss {count_text(spare, 'more time')}; the miss after that loses the game." if spare else "Every shot must hit now: one miss loses the game."
    found = [Threat(text, most - 1 - spare, most)]
    cards, near = table.headquarters + sum(table.hands), NEAR * len(table.hands)
    if cards <= near:
        found.append(Threat(f"{count_text(cards, 'card')} left; without any all is lost.", near - cards, near))
    return tuple(found)


def ending(table: Table, _mind: Mind | None, _people: Sequence[str]) -> EndReason | None:
    """The reason of the end; None while the mission runs."""
    outcome = table.outcome
    if outcome is None:
        return None
    bullets, left = count_text(table.bullets, "bullet"), count_text(table.remaining, "suspect")
    texts = {
        "all_identified": f"Every suspect was named, with {bullets} left.",
        "too_few_bullets": f"There were too few bullets: {table.bullets} for {left}.",
        "cards_used_up": f"The Headquarters and all hands were empty, with {left} left.",
        "stuck": f"A player could do nothing, with {left} left.",
        "time_up": f"The time was up, with {left} left.",
    }
    things = tuple(suspects_left(table.reveal)) if table.reveal is not None else ()
    return EndReason(texts.get(outcome.reason, "The mission is over."), things)


def suspects_left(reveal: CardsRevealed) -> Iterator[Place]:
    """The suspects not eliminated."""
    for seat, card in enumerate(reveal.suspects):
        if card is not None:
            yield Place(card, f"stand:{seat}")
    yield from [Place(card, "centre") for card in reveal.centre]


FEW = 4
"""Most candidates that are named one by one."""


def hints(table: Table, mind: Mind, people: Sequence[str]) -> tuple[Hint, ...]:
    """Number of candidates of each suspect, and their names if they are few."""
    if table.phase in ("setup", "over"):
        return ()
    return tuple([Hint(candidates_text(people[seat], [*cards_of(left)]), rule="IF-9.3") for seat, left in candidates(table, mind).items()])


def candidates_text(owner: str, cards: Sequence[Card]) -> str:
    if len(cards) > FEW:
        return f"{owner}'s suspect can be {count_text(len(cards), 'card')}."
    named = and_list([NAMES[each] for each in cards]).replace(" and ", " or ")
    return f"{owner}'s suspect is {named}." if len(cards) == 1 else f"{owner}'s suspect can only be {named}."
