"""Cards, identities and nations (rule MF-1)."""

from __future__ import annotations

from typing import Literal

Nation = Literal["CHINA", "UK", "USA", "USSR"]
Card = Literal[
    "ACE", "AL-CHINA", "AL-UK", "AL-USA", "AL-USSR", "CO", "IB", "MF-CHINA", "MF-UK", "MF-USA", "MF-USSR", "SB"
]
Identity = Literal["AG-CHINA", "AG-UK", "AG-USA", "AG-USSR", "BROKER", "HITMAN", "INTERPOL", "JOURNALIST"]
Place = Literal["draw", "discard", "hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5"]

NATIONS: tuple[Nation, ...] = ("CHINA", "UK", "USA", "USSR")
NATION_NAMES: dict[Nation, str] = {"CHINA": "China", "UK": "UK", "USA": "USA", "USSR": "USSR"}
IN_TEXT: dict[Nation, str] = {"CHINA": "China", "UK": "the UK", "USA": "the USA", "USSR": "the USSR"}
"""Names of nations within a sentence."""
FREELANCERS: tuple[Identity, ...] = ("BROKER", "HITMAN", "INTERPOL", "JOURNALIST")
ACTIONS: tuple[Card, ...] = ("CO", "CO", "CO", "IB", "IB", "IB", "SB", "SB")

HANDS: tuple[Place, ...] = ("hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5")
"""Hands by seat, as places that a Broker may name."""

FRANCS = 30
CROUPIER = 2
"""The Croupier's seat in the variant for two."""
CROUPIER_GOAL = 10
ACE_FEE = 2

AGENT: dict[Nation, Identity] = {"CHINA": "AG-CHINA", "UK": "AG-UK", "USA": "AG-USA", "USSR": "AG-USSR"}
FILM: dict[Nation, Card] = {"CHINA": "MF-CHINA", "UK": "MF-UK", "USA": "MF-USA", "USSR": "MF-USSR"}
LETTER: dict[Nation, Card] = {"CHINA": "AL-CHINA", "UK": "AL-UK", "USA": "AL-USA", "USSR": "AL-USSR"}
NATION_OF: dict[str, Nation] = {names[nation]: nation for names in (AGENT, FILM, LETTER) for nation in NATIONS}
FILMS = frozenset(FILM.values())
LETTERS = frozenset(LETTER.values())
AGENTS = frozenset(AGENT.values())
IDENTITIES = AGENTS | frozenset(FREELANCERS)

NAMES: dict[str, str] = {
    "ACE": "the Ace of Spades",
    "CO": "a Cash Out/Blowback card",
    "IB": "an Interrogate/Blackmail card",
    "SB": "a Steal/Blackmail card",
    "BROKER": "the Information Broker",
    "HITMAN": "the Hitman",
    "INTERPOL": "the Interpol Officer",
    "JOURNALIST": "the Journalist",
    **{AGENT[nation]: f"Agent {NATION_NAMES[nation]}" for nation in NATIONS},
    **{FILM[nation]: f"the {NATION_NAMES[nation]} Microfilm" for nation in NATIONS},
    **{LETTER[nation]: f"the {NATION_NAMES[nation]} Alliance letter" for nation in NATIONS},
}
"""Display names of cards and identities."""


def circulating(nations: tuple[Nation, ...], *, ace: bool) -> tuple[Card, ...]:
    """All action and item cards of these nations, sorted. One of the three letters will be boxed."""
    items = (*(FILM[nation] for nation in nations), *(LETTER[nation] for nation in nations))
    return tuple(sorted((*ACTIONS, *items, *(("ACE",) if ace else ()))))
