"""Kinds of pieces and cards, and words of the game (rules MD-1 to MD-9)."""

from __future__ import annotations

from domain.kernel.words.phrases import Kind, Term
from domain.rulesets.microdot.model.pieces import ITEMS, NAMES, VALUE, Item
from domain.rulesets.microdot.model.terms import TERMS as WORDS

AGENT, BAG, BRIBERY, BRIEFING, MISSION = "agent", "bag", "bribery", "briefing", "mission"
SYMBOLS: dict[Item, str] = {
    "gun": "revolver",
    "dagger": "plain-dagger",
    "earphones": "headphones",
    "ladder": "ladder",
    "wire_cutters": "bolt-cutter",
    "passport": "passport",
}
LINES: dict[Item, str] = {
    "ladder": "On a barrier it opens the way to its owner",
    "wire_cutters": "On a barrier they open the way to their owner",
    "passport": "At the checkpoint it opens the way to its owner",
}


def piece_kind(item: Item) -> Kind:
    """A piece of equipment, by its value."""
    value = VALUE[item]
    return Kind(
        name=NAMES[item],
        symbol=SYMBOLS[item],
        line=LINES.get(item, f"Captures pieces below {value}"),
        corner=str(value),
        text=f"Its value is {value}: it captures lower pieces, and with an equal one both are captured.",
        rule="MD-7",
    )


KINDS: dict[str, Kind] = {
    **{item: piece_kind(item) for item in ITEMS},
    AGENT: Kind(name="Agent", symbol="spy", line="Goes around the strip, and collects", rule="MD-5.1"),
    BAG: Kind(name="Diplomatic Bag", symbol="briefcase", line="Brought to an enemy's HQ, it wins", rule="MD-8"),
    BRIBERY: Kind(name="Bribery Card", symbol="banknote", line="Frees a captured piece", tone="violet", rule="MD-9"),
    BRIEFING: Kind(
        name="Briefing Card", symbol="envelope", line="Read on a microdot of the strip", back=BRIEFING, rule="MD-5.4"
    ),
    MISSION: Kind(
        name="Mission Card", symbol="scroll-unfurled", line="Read on the mission, with the Black/White Die", back=MISSION,
        rule="MD-6.6",
    ),
    "coloured": Kind(
        name="Coloured Die", symbol="dice-six-faces-five", line="Moves the agent along the strip", rule="MD-5.1"
    ),
    "symbol": Kind(
        name="Symbol Die", symbol="inverted-dice-3", line="Says which steps the pieces may take", rule="MD-6.1"
    ),
    "black_white": Kind(
        name="Black/White Die", symbol="inverted-dice-1", line="Says whether a Mission Card is read", rule="MD-6.6"
    ),
    "colour": Kind(name="Colour", symbol="flying-flag", line="The territory of a player", rule="MD-2.2"),
    "mode": Kind(name="Mission or recovery", symbol="crosshair", line="Says which die the player throws", rule="MD-4.3"),
    "miss": Kind(name="Turn to miss", symbol="hourglass", line="The player's next turn is passed over", rule="MD-4.1"),
}  # fmt: skip

TERMS = {
    **{word.capitalize() if word.islower() else word: Term(text) for word, text in WORDS.items()},
    "Mission": Term("With five pieces on the board you throw the Symbol Die, and move them.", "MD-4.3"),
    "Recovery": Term("With fewer than five pieces you go around the strip again.", "MD-4.3"),
}
