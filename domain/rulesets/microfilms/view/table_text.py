"""A view as text, for screen readers, terminals and language models."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.rulesets.microfilms.model.cards import IDENTITIES, IN_TEXT, NAMES, NATION_NAMES
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.placements import Ways, in_doubt
from domain.rulesets.microfilms.model.sightings import Notes
from domain.rulesets.microfilms.model.table import Table, croupier_seat, decisions

AWAITED = {
    "turn": "It is {name}'s turn.",
    "bribe": "{name} must accept or decline a bribe.",
    "blackmail": "{name} must respond to blackmail.",
    "discard": "{name} must discard.",
    "draw_offer": "{name} must answer a draw proposal.",
    "croupier": "The Croupier is about to play.",
}

REASONS = {
    "allied_agents": "the allied agents got the lone agent's film",
    "lone_agent": "the lone agent beat the alliance",
    "journalist": "the Journalist's story was true",
    "hitman": "the Hitman found the Ace of Spades",
    "broker": "the Information Broker knew where the letters were",
    "interpol": "the Interpol Officer made an arrest",
    "failed_attempt": "the other player's attempt failed",
    "croupier_ally": "the claim to be the Croupier's ally was true",
    "croupier": "the players were allied and did not see it",
    "croupier_ten_francs": "the Croupier collected ten francs, and both players lose",
    "turn_cap": "the turns ran out",
    "draw_agreed": "everybody agreed to a draw",
}

KNOWN_BY = {
    "interrogated": "you interrogated them",
    "bribed": "you gave it to them as a bribe",
    "taken": "they took it from you",
    "discard": "they took it from the discard",
    "checked": "you checked",
    "inferred": "it can be nowhere else",
}


def describe(table: Table, mind: Mind | None, people: Sequence[str]) -> tuple[str, ...]:
    """The view as lines of text. mind: None for the public view; people: display name of each seat."""
    lines = [] if table.phase == "setup" else [*public_lines(table, people)]
    if mind is not None and mind.identities:
        lines += private_lines(table, mind, people)
    else:
        lines += sighting_lines(table.sightings, table.ways, people, "")
    return tuple(lines)


def public_lines(table: Table, people: Sequence[str]) -> Iterator[str]:
    """The public state."""
    nations = ", ".join(NATION_NAMES[each] for each in table.nations)
    yield f"Nations in play: {nations}. Evening {table.evening}. The house holds {franc_count(table.house)}."
    yield f"Draw deck: {count_text(table.deck, 'card')}. Discard: {discard_text(table)}."
    for seat in table.seats:
        yield player_line(table, seat, people)
    for seat, kind in decisions(table).items():
        yield AWAITED[kind].format(name=people[seat])
    if table.outcome is not None:
        yield outcome_line(table, people)
    if table.reveal is not None:
        yield f"The letter in the box was {NAMES[table.reveal.letter]}."


def player_line(table: Table, seat: Seat, people: Sequence[str]) -> str:
    faces = table.reveal.identities[seat] if table.reveal else table.revealed[seat]
    face = f" ({', '.join(NAMES[each] for each in faces)})" if faces else ""
    if table.out[seat]:
        return f"{people[seat]}{face} is out."
    token = "Cleared" if table.cleared[seat] else "Suspect"
    hand = count_text(table.hands[seat], "card")
    if table.reveal and table.reveal.hands[seat]:
        hand = ", ".join(NAMES[card] for card in table.reveal.hands[seat])
    return f"{people[seat]}{face}: {token}, {franc_count(table.francs[seat])}, {hand} in hand."


def discard_text(table: Table) -> str:
    if not table.discard:
        return "empty"
    return f"{count_text(table.discard_size, 'card')}, {NAMES[table.discard[-1]]} on top"


def outcome_line(table: Table, people: Sequence[str]) -> str:
    assert table.outcome is not None
    winners = [people[seat] for seat in table.outcome.winners]
    reason = REASONS[table.outcome.reason]
    return (
        f"The game is over: {' and '.join(winners)} won, because {reason}."
        if winners
        else f"The game is over without a winner: {reason}."
    )


def private_lines(table: Table, mind: Mind, people: Sequence[str]) -> Iterator[str]:
    """What this seat knows beyond the table."""
    if mind.seat != croupier_seat(table):
        yield f"You are {' and '.join(NAMES[face] for face in mind.identities)}."
    yield f"Your hand: {', '.join(NAMES[card] for card in mind.hand) or 'empty'}."
    if mind.offered is not None:
        yield f"You are offering {NAMES[mind.offered]} as a bribe."
    letters = [IN_TEXT[each] for each in sorted({*table.letters, *mind.letters})]
    if len(letters) == 2:
        yield f"You have seen both letters: {letters[0]} and {letters[1]} are allied."
    elif letters:
        yield f"You have seen one letter: {letters[0]} has an ally."
    yield from sighting_lines(mind.notes, mind.ways, people, "You know that ")
    for note in table.sightings:
        if note.seat == mind.seat:
            knows, hold = ("knows", "hold") if note.sure else ("knew", "held")
            yield f"Everybody {knows} that you {hold} {NAMES[note.card]}."


def sighting_lines(notes: Notes, ways: Ways, people: Sequence[str], beginning: str) -> Iterator[str]:
    """Cards seen in hands, and the seats that may hold a doubtful card. beginning: of lines about certain cards."""
    for note in notes:
        who, card, when = people[note.seat], NAMES[note.card], f"{KNOWN_BY[note.how]}, event {note.version}"
        if note.card in IDENTITIES:
            yield f"{beginning}{who} is {card} ({when})."
        elif note.sure:
            yield f"{beginning}{who} holds {card} ({when})."
        else:
            yield f"{who} held {card} ({when}), and may no longer have it."
    for card, seats in in_doubt(ways).items():
        yield f"{' or '.join([people[seat] for seat in seats])} has {NAMES[card]}."


def franc_count(francs: int) -> str:
    return count_text(francs, "franc")
