"""Views, events and forms in words, and the kinds of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import Word, and_list, count_text, plain_value_text
from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.microfilms.model import cards, commands
from domain.rulesets.microfilms.model.mind import Mind
from domain.rulesets.microfilms.model.placements import Ways, in_doubt
from domain.rulesets.microfilms.model.sightings import Notes
from domain.rulesets.microfilms.model.table import Table, croupier_seat, decisions

CARD, IDENTITY = "card", "identity"
"""Backs."""
TONES: dict[cards.Nation, str] = {"CHINA": "gold", "UK": "blue", "USA": "green", "USSR": "red"}


def of_nation(nation: cards.Nation) -> dict[str, Kind]:
    """The kinds of one nation: its agent, film and letter, and the nation itself."""
    name, in_text, tone = cards.NATION_NAMES[nation], cards.IN_TEXT[nation], TONES[nation]
    return {
        cards.AGENT[nation]: Kind(
            name=f"Agent {name}", symbol="spy", line=f"Works for {in_text}", corner=name, tone=tone, back=IDENTITY,
            text=f"You work for {in_text}. Two of the three nations are allied: the letters in play name them. Show the right "
            "Microfilm while you are Cleared.", rule="MF-6.2",
        ),
        cards.FILM[nation]: Kind(
            name=f"{name} Microfilm", symbol="film-spool", line="Shown to win", corner=name, tone=tone, back=CARD,
            text="An agent wins by showing the right Microfilm: allies that of the nation that stands alone, a lone agent that "
            "of either ally.", rule="MF-6.2",
        ),
        cards.LETTER[nation]: Kind(
            name=f"{name} Alliance letter", symbol="envelope", line=f"In play: {in_text} has an ally", corner=name, tone=tone,
            back=CARD, text="Two of the three letters are in play: their nations are allied. The third lies in the box, and "
            "its nation stands alone.", rule="MF-1.2",
        ),
        nation: Kind(
            name=name, symbol="world", line="A nation in play", corner=name, tone=tone,
            text="Three nations are in play. Two are allied, and one stands alone.", rule="MF-1.2",
        ),
    }  # fmt: skip


KINDS: dict[str, Kind] = {
    "suspicion": Kind(
        name="Suspicion token", symbol="suspicious", tone="ink", rule="MF-3.3", line="Shows who is a Suspect and who is Cleared",
        text="A Suspect may keep one card and cannot attempt to win. A Cleared player may keep two, and can.",
    ),
    "SB": Kind(
        name="Steal", second="Blackmail", corner="SB", symbol="robber", tone="ink", back=CARD, rule="MF-4.4",
        line="Take two francs from a player",
        text="Steal two francs from a player, or blackmail one. The victim pays you two francs or defends; a victim who does "
        "neither makes you Cleared, becomes a Suspect and loses a random card to you.",
    ),
    "IB": Kind(
        name="Interrogate", second="Blackmail", corner="IB", symbol="magnifying-glass", tone="ink", back=CARD,
        rule="MF-4.6", line="See one card of a player",
        text="See a random card of a player, identity included, or blackmail one. The victim pays you two francs or defends; a "
        "victim who does neither makes you Cleared, becomes a Suspect and loses a random card to you.",
    ),
    "CO": Kind(
        name="Cash Out", second="Blowback", corner="CO", symbol="cash", tone="ink", back=CARD, rule="MF-4.5",
        line="Take three francs, or ward off blackmail",
        text="Take three francs from the house. Or keep it: as Blowback it wards off a blackmail.",
    ),
    "ACE": Kind(
        name="Ace of Spades", corner="A", symbol="ace", tone="ink", back=CARD, rule="MF-6.4",
        line="The Hitman looks for it",
        text="The Hitman wins by naming who holds it. To discard it at the end of a turn costs two francs.",
    ),
    "HITMAN": Kind(
        name="Hitman", corner="F", symbol="revolver", tone="violet", back=IDENTITY, rule="MF-6.4",
        line="Finds the Ace of Spades", text="While Cleared, name who holds the Ace of Spades. Right, and you win alone.",
    ),
    "BROKER": Kind(
        name="Information Broker", corner="F", symbol="briefcase", tone="violet", back=IDENTITY, rule="MF-6.5",
        line="Knows where both letters are",
        text="While Cleared, from the second evening on, name where the two letters are. Right, and you win alone.",
    ),
    "INTERPOL": Kind(
        name="Interpol Officer", corner="F", symbol="police-badge", tone="violet", back=IDENTITY, rule="MF-6.6",
        line="Arrests a Suspect with a bloodstained card",
        text="While Cleared, from the second evening on, arrest a Suspect. With a bloodstained card there, you win alone.",
    ),
    "JOURNALIST": Kind(
        name="Journalist", corner="F", symbol="newspaper", tone="violet", back=IDENTITY, rule="MF-6.3",
        line="Names the agent of a film",
        text="While Cleared, show a Microfilm and name the agent of its nation. Right, and you win alone.",
    ),
    **{key: kind for nation in cards.NATIONS for key, kind in of_nation(nation).items()},
}  # fmt: skip

TERMS = {
    "Suspect": Term("Your token as you begin: you may keep one card, and cannot attempt to win.", "MF-3.3"),
    "Cleared": Term("Nobody suspects you: you may keep two cards, and attempt to win.", "MF-3.3"),
    "Evening": Term("It ends when the draw deck is empty: the discard becomes the new deck.", "MF-5.4"),
    "Allied": Term("The nations of the two letters in play. Their agents win together.", "MF-1.2.2"),
    "Alone": Term("The nation whose letter lies in the box. Its agent wins alone.", "MF-1.2.2"),
    "Freelancer": Term("An identity without a nation. It wins alone, by a goal of its own.", "MF-1.2.3"),
    "Bloodstained": Term("Five action cards: an Interpol Officer who finds one on a Suspect wins.", "MF-1.3.1"),
    "House": Term("The francs that nobody has. What is paid for an action goes there.", "MF-3.2"),
    "Out": Term("A freelancer whose attempt failed: the hand is discarded, and others play on.", "MF-6.7"),
    "Croupier": Term("The third at a table for two. He plays by himself, and wins with ten francs.", "MF-7"),
}


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
    nations = ", ".join(cards.NATION_NAMES[each] for each in table.nations)
    yield f"Nations in play: {nations}. Evening {table.evening}. The house holds {franc_count(table.house)}."
    yield f"Draw deck: {count_text(table.deck, 'card')}. Discard: {discard_text(table)}."
    for seat in table.seats:
        yield player_line(table, seat, people)
    for seat, kind in decisions(table).items():
        yield AWAITED[kind].format(name=people[seat])
    if table.outcome is not None:
        yield outcome_line(table, people)
    if table.reveal is not None:
        yield f"The letter in the box was {cards.NAMES[table.reveal.letter]}."


def player_line(table: Table, seat: Seat, people: Sequence[str]) -> str:
    faces = table.reveal.identities[seat] if table.reveal else table.revealed[seat]
    face = f" ({', '.join(cards.NAMES[each] for each in faces)})" if faces else ""
    if table.out[seat]:
        return f"{people[seat]}{face} is out."
    token = "Cleared" if table.cleared[seat] else "Suspect"
    hand = count_text(table.hands[seat], "card")
    if table.reveal and table.reveal.hands[seat]:
        hand = ", ".join(cards.NAMES[card] for card in table.reveal.hands[seat])
    return f"{people[seat]}{face}: {token}, {franc_count(table.francs[seat])}, {hand} in hand."


def discard_text(table: Table) -> str:
    if not table.discard:
        return "empty"
    return f"{count_text(table.discard_size, 'card')}, {cards.NAMES[table.discard[-1]]} on top"


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
        yield f"You are {' and '.join(cards.NAMES[face] for face in mind.identities)}."
    yield f"Your hand: {', '.join(cards.NAMES[card] for card in mind.hand) or 'empty'}."
    if mind.offered is not None:
        yield f"You are offering {cards.NAMES[mind.offered]} as a bribe."
    letters = [cards.IN_TEXT[each] for each in sorted({*table.letters, *mind.letters})]
    if len(letters) == 2:
        yield f"You have seen both letters: {letters[0]} and {letters[1]} are allied."
    elif letters:
        yield f"You have seen one letter: {letters[0]} has an ally."
    yield from sighting_lines(mind.notes, mind.ways, people, "You know that ")
    for note in table.sightings:
        if note.seat == mind.seat:
            knows, hold = ("knows", "hold") if note.sure else ("knew", "held")
            yield f"Everybody {knows} that you {hold} {cards.NAMES[note.card]}."


def sighting_lines(notes: Notes, ways: Ways, people: Sequence[str], beginning: str) -> Iterator[str]:
    """Cards seen in hands, and the seats that may hold a doubtful card. beginning: of lines about certain cards."""
    for note in notes:
        who, card, when = people[note.seat], cards.NAMES[note.card], f"{KNOWN_BY[note.how]}, event {note.version}"
        if note.card in cards.IDENTITIES:
            yield f"{beginning}{who} is {card} ({when})."
        elif note.sure:
            yield f"{beginning}{who} holds {card} ({when})."
        else:
            yield f"{who} held {card} ({when}), and may no longer have it."
    for card, seats in in_doubt(ways).items():
        yield f"{' or '.join([people[seat] for seat in seats])} has {cards.NAMES[card]}."


def franc_count(francs: int) -> str:
    return count_text(francs, "franc")


PRICES = {"SB": cards.NAMES["SB"], "IB": cards.NAMES["IB"], "FRANC": "1 franc", "FRANCS": "2 francs"}
PLACES = {"draw": "the draw deck", "discard": "the discard"}


def card_list(kinds: Sequence[cards.Card | cards.Identity]) -> str:
    return and_list([cards.NAMES[kind] for kind in kinds])


def francs_text(number: int) -> str:
    return franc_count(number) if number else "no francs"


def purses_text(by_seat: Sequence[int], people: Sequence[str]) -> str:
    """The seats that start with francs, and their numbers of francs."""
    return ", ".join(f"{people[seat]} {each}" for seat, each in enumerate(by_seat) if each) or "none"


def broker_place_text(named: str, people: Sequence[str]) -> str:
    """A place named by a Broker."""
    return PLACES.get(named) or f"{people[int(named.removeprefix('hand-'))]}'s hand"


def holdings_text(verb: str, by_seat: Sequence[Sequence[cards.Card | cards.Identity]], people: Sequence[str]) -> str:
    """The cards or identity of each seat. verb: "is" or "holds"."""
    return "; ".join(f"{people[seat]} {verb} {card_list(kinds)}" for seat, kinds in enumerate(by_seat))


FORMATTERS: dict[str, Word] = {
    "card": lambda kind, _: cards.NAMES[kind],
    "cards": lambda kinds, _: card_list(kinds),
    "nations": lambda nations, _: and_list([cards.NATION_NAMES[each] for each in nations]),
    "first": lambda piles, _: card_list(piles[0]),
    "second": lambda piles, _: card_list(piles[1]),
    "agent": lambda film, _: cards.NAMES[cards.AGENT[cards.NATION_OF[film]]],
    "film": lambda nation, _: cards.NAMES[cards.FILM[nation]],
    "francs": lambda number, _: francs_text(number),
    "purses": purses_text,
    "size": lambda number, _: count_text(number, "card"),
    "fee": lambda number, _: f" and pays {franc_count(number)} to the house" if number else "",
    "lost": lambda number, _: f", losing {franc_count(number)}" if number else "",
    "price": lambda paid, _: PRICES[paid],
    "place": broker_place_text,
    "answers": lambda agree, _: "agrees to" if agree else "refuses",
    "reason": lambda reason, _: REASONS[reason],
    "faces": lambda by_seat, people: holdings_text("is", by_seat, people),
    "hands": lambda by_seat, people: holdings_text("holds", by_seat, people),
}
"""Formatters of the lines of events."""


NEEDS_CONFIRMATION = (
    commands.WinAsAgent, commands.WinAsJournalist, commands.WinAsHitman, commands.WinAsBroker,
    commands.WinAsInterpol, commands.ClaimCroupier,
)  # fmt: skip
"""Commands to confirm: an attempt to win cannot be taken back."""

NAMED: dict[tuple[str, Any], str] = {
    ("pile", "deck"): "The draw deck",
    ("pile", "discard"): "The discard",
    ("pay", "FRANC"): "A franc",
    ("pay", "FRANCS"): "Two francs",
    ("answer", "pay"): "Pay two francs",
    ("answer", "defend"): "Defend with a Blowback card",
    ("answer", "decline"): "Decline",
    ("accept", True): "Take it, unseen",
    ("accept", False): "Decline it, and pay a franc",
    ("agree", True): "Agree to a draw",
    ("agree", False): "Play on",
    **{("nation", nation): name for nation, name in cards.NATION_NAMES.items()},
}


def value_text(field: str, value: Any, people: Sequence[str]) -> str:
    """The label of a field value, for a button or a list. people: display name of each seat.

    >>> value_text("pile", "deck", ()), value_text("target", 1, ["Anna", "Boris"]), value_text("first", "discard", ())
    ('The draw deck', 'Boris', 'In the discard')
    """
    if not isinstance(value, str):
        return NAMED.get((field, value)) or plain_value_text(field, value, people)
    if value in cards.HANDS or field in ("first", "second"):
        return f"In {broker_place_text(value, people)}"
    if value in cards.NAMES:
        return without_article(cards.NAMES[value])
    return NAMED.get((field, value)) or plain_value_text(field, value, people)


def without_article(name: str) -> str:
    """A card's name without its article, capitalised.

    >>> without_article("a Steal/Blackmail card"), without_article("Agent UK")
    ('Steal/Blackmail card', 'Agent UK')
    """
    article, _, rest = name.partition(" ")
    return rest[:1].upper() + rest[1:] if article in ("a", "an", "the") else name
