"""The question, goals, threats, hints, and the reason of the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.offers import is_forced, to_offers
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.phrases import EndReason, Goal, Hint, Place, Question, Secret, Threat
from domain.rulesets.microfilms.model.cards import (
    AGENT,
    AGENTS,
    CROUPIER_GOAL,
    FILMS,
    FREELANCERS,
    IN_TEXT,
    LETTERS,
    NAMES,
    NATION_NAMES,
    NATION_OF,
    Identity,
    Nation,
)
from domain.rulesets.microfilms.model.mind import KnownIdentities, Mind, known_identities
from domain.rulesets.microfilms.model.offers import attempt_offers, offers
from domain.rulesets.microfilms.model.table import CardsRevealed, Table, croupier_seat, decisions
from domain.rulesets.microfilms.view.text import CARD, REASONS

LAST_TURNS = 2
"""Rounds before the last turn from which the danger names it."""

FREELANCE_AIMS: dict[Identity, Goal] = {
    "JOURNALIST": Goal("show a Microfilm and name the agent of its nation.", "MF-6.3"),
    "HITMAN": Goal("name who holds the Ace of Spades.", "MF-6.4"),
    "BROKER": Goal("from the second evening on, name where both Alliance letters are.", "MF-6.5"),
    "INTERPOL": Goal("from the second evening on, arrest a Suspect with a bloodstained card.", "MF-6.6"),
}
"""By identity: how a Cleared player wins."""


def question(table: Table, mind: Mind | None, people: Sequence[str]) -> Question | None:
    """The question to the mind's seat; None if it owes no decision."""
    if mind is None:
        return None
    by = table.turn
    who = people[by] if by is not None else ""
    match decisions(table).get(mind.seat):
        case "turn":
            return Question(f"It is your turn: {turn_text(table, mind)}.", rule="MF-4")
        case "bribe":
            return Question(f"{who} offers you a card, face down. Do you take it?", by, (Place(CARD, "offer"),), "MF-4.3")
        case "blackmail":
            asks = "You can only decline." if is_forced(offers(table, mind)) else "What do you say?"
            return Question(f"{who} blackmails you. {asks}", by, blackmail_things(mind, by), "MF-4.7")
        case "discard":
            kept = count_text(table.limit(mind.seat), "card")
            own = tuple([Place(card, f"hand:{mind.seat}") for card in sorted({*mind.hand})])
            return Question(f"You may keep {kept}: discard {table.owed}.", things=own, rule="MF-5.1")
        case "draw_offer":
            return Question(f"{who} proposes a draw. Do you agree?", by, rule="MF-8.3")
        case "croupier":
            return Question("The Croupier plays by his own rules.", rule="MF-7.2")
    return None


def turn_text(table: Table, mind: Mind) -> str:
    """The actions open to the seat in its turn, given its cards and francs."""
    card = "a card" if {"CO", "IB", "SB"} & {*mind.hand} else ""
    spent = [each for each in (card, "francs" if table.francs[mind.seat] else "") if each]
    act = f"use {' or '.join(spent)}" if spent else ""
    draw = "draw" if table.deck or table.discard_size else ""
    win = "try to win" if to_offers(attempt_offers(table, mind)) else ""
    named = [each for each in (draw, "pass", "bribe" if mind.hand else "", act, win) if each]
    return f"{', '.join(named[:-1])} or {named[-1]}" if named[1:] else named[0]


def blackmail_things(mind: Mind, by: Seat | None) -> tuple[Place, ...]:
    """The token that would turn over, and the card that wards the blackmail off."""
    token = () if by is None else (Place("suspicion", f"token:{by}"),)
    return (*token, Place("CO", f"hand:{mind.seat}")) if "CO" in mind.hand else token


def goals(table: Table, mind: Mind | None, _people: Sequence[str]) -> tuple[Goal, ...]:
    """How the seat can win, by its identities and the letters that it has seen."""
    if mind is None or table.phase in ("setup", "over"):
        return ()
    aims = [FREELANCE_AIMS.get(each) or agent_aim(table, mind, each) for each in mind.identities]
    if table.cleared[mind.seat]:
        return tuple([Goal(f"{each.text[:1].upper()}{each.text[1:]}", each.rule) for each in aims])
    return tuple([Goal(f"Be Cleared, then {each.text}", each.rule) for each in aims])


def agent_aim(table: Table, mind: Mind, identity: Identity) -> Goal:
    """An agent's aim, given the alliances that the letters seen reveal."""
    mine, seen = NATION_OF[identity], {*table.letters, *mind.letters}
    others = [nation for nation in table.nations if nation != mine]
    if len(seen) > 1 and mine in seen:
        lone = next((nation for nation in others if nation not in seen), others[0])
        return Goal(f"show the Microfilm of {IN_TEXT[lone]}, which stands alone: your ally wins too.", "MF-6.2")
    if len(seen) > 1:
        return Goal(f"show the Microfilm of {either(others)}, as you stand alone.", "MF-6.2")
    if mine in seen:
        return Goal(f"show the Microfilm of {either(others)}, whichever stands alone: your ally wins too.", "MF-6.2")
    return Goal("show the Microfilm of the nation that stands alone, or, if you stand alone, of either ally.", "MF-6.2")


def either(nations: Sequence[Nation]) -> str:
    return " or ".join([IN_TEXT[each] for each in nations])


def secret(_table: Table, mind: Mind, _people: Sequence[str]) -> Secret | None:
    """The identities of the seat; None before the deal."""
    if not mind.identities:
        return None
    things = [Place(each, f"identity:{mind.seat}") for each in sorted(mind.identities)]
    return Secret(f"You are {and_list([NAMES[each] for each in mind.identities])}. Only you know.", tuple(things))


def threats(table: Table, _mind: Mind | None, _people: Sequence[str]) -> tuple[Threat, ...]:
    """The Croupier's francs, and the last turns."""
    if table.phase in ("setup", "over"):
        return ()
    found = []
    seat = croupier_seat(table)
    if seat is not None:
        have = table.francs[seat]
        found.append(Threat(f"The Croupier has {have} of {CROUPIER_GOAL} francs; with {CROUPIER_GOAL} both players lose.", have, CROUPIER_GOAL))
    last = table.options.turn_cap * table.players
    if table.turns > last - LAST_TURNS * table.players:
        found.append(Threat(f"Nobody wins after turn {last}; this is turn {table.turns}.", table.turns, last))
    return tuple(found)


BY_ATTEMPT = {
    "journalist": "{who} named the agent of the Microfilm that was shown.",
    "hitman": "{who}, the Hitman, found the Ace of Spades.",
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


SHORT: dict[Identity, str] = {
    "BROKER": "the Broker",
    "HITMAN": "the Hitman",
    "INTERPOL": "Interpol",
    "JOURNALIST": "the Journalist",
    **{agent: NATION_NAMES[nation] for nation, agent in AGENT.items()},
}
"""Names of identities in a list of several."""


def hints(table: Table, mind: Mind, people: Sequence[str]) -> tuple[Hint, ...]:
    """Possible identities of the others in the game that this seat does not know."""
    if table.phase in ("setup", "over") or table.reveal is not None:
        return ()
    known, found = known_identities(table, mind), list[Hint]()
    for seat in table.seats:
        open_faces = [each for each in possible_faces(table, known, seat) if each]
        if open_faces and not table.out[seat]:
            is_sure = all(len(each) == 1 for each in open_faces)
            named = ", and ".join([one_of(each) for each in open_faces])
            text = f"{people[seat]} {'is' if is_sure else 'may be'} {named}."
            may = tuple([face for faces in open_faces for face in faces])
            rule = "MF-7.1" if table.options.is_croupier else "MF-2.3"
            found.append(Hint(text, (Place("identity", f"identity:{seat}"),), may, rule))
    return tuple(found)


def one_of(faces: Sequence[Identity]) -> str:
    return and_list([SHORT[each] for each in faces]).replace(" and ", " or ")


def possible_faces(table: Table, known: KnownIdentities, seat: Seat) -> tuple[list[Identity], ...]:
    """The possible faces of each identity of a seat that this seat does not know: one identity, or with two players
    agent and freelancer.
    """
    taken = frozenset[Identity]().union(*known)
    agents = [AGENT[nation] for nation in table.nations if AGENT[nation] not in taken and (seat, nation) not in table.not_agent]
    freelancers = [each for each in FREELANCERS if each not in taken]
    if not table.options.is_croupier:
        are_dealt = len(taken - AGENTS) < table.players - len(table.nations)
        return () if known[seat] else ([*agents, *(freelancers if are_dealt else ())],)
    agent = [] if known[seat] & AGENTS else agents
    if seat == croupier_seat(table):
        return (agent,)
    return (agent, [] if known[seat] - AGENTS else [each for each in freelancers if each != "HITMAN"])
