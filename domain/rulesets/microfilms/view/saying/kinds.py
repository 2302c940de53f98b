"""Kinds of cards, and words of the game (rules MF-1 to MF-5)."""

from __future__ import annotations

from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.microfilms.model.cards import AGENT, FILM, IN_TEXT, LETTER, NATION_NAMES, NATIONS, Nation

CARD, IDENTITY = "card", "identity"
"""Backs."""
TONES: dict[Nation, str] = {"CHINA": "gold", "UK": "blue", "USA": "green", "USSR": "red"}


def of_nation(nation: Nation) -> dict[str, Kind]:
    """The kinds of one nation: its agent, film and letter, and the nation itself."""
    name, in_text, tone = NATION_NAMES[nation], IN_TEXT[nation], TONES[nation]
    return {
        AGENT[nation]: Kind(
            name=f"Agent {name}", symbol="spy", line=f"Works for {in_text}", corner=name, tone=tone, back=IDENTITY,
            text=f"You work for {in_text}. Two of the three nations are allied: the letters in play name them. Show the right "
            "Microfilm while you are Cleared.", rule="MF-6.2",
        ),
        FILM[nation]: Kind(
            name=f"{name} Microfilm", symbol="film-spool", line="Shown to win", corner=name, tone=tone, back=CARD,
            text="An agent wins by showing the right Microfilm: allies that of the nation that stands alone, a lone agent that "
            "of either ally.", rule="MF-6.2",
        ),
        LETTER[nation]: Kind(
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
    **{key: kind for nation in NATIONS for key, kind in of_nation(nation).items()},
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
