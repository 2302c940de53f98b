"""Cards, nations, table options and stated deals (rules MF-1 and MF-11)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat

Nation = Literal["CHINA", "UK", "USA", "USSR"]
Card = Literal[
    "ACE", "AL-CHINA", "AL-UK", "AL-USA", "AL-USSR", "CO", "IB", "MF-CHINA", "MF-UK", "MF-USA", "MF-USSR", "SB"
]
Identity = Literal["AG-CHINA", "AG-UK", "AG-USA", "AG-USSR", "BROKER", "HITMAN", "INTERPOL", "JOURNALIST"]
Place = Literal["draw", "discard", "hand-0", "hand-1", "hand-2", "hand-3", "hand-4", "hand-5"]

NATIONS: tuple[Nation, ...] = ("CHINA", "UK", "USA", "USSR")
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
    **{AGENT[nation]: f"Agent {nation.title() if nation == 'CHINA' else nation}" for nation in NATIONS},
    **{FILM[nation]: f"the {nation.title() if nation == 'CHINA' else nation} Microfilm" for nation in NATIONS},
    **{LETTER[nation]: f"the {nation.title() if nation == 'CHINA' else nation} Alliance letter" for nation in NATIONS},
}
"""Display names of cards and identities."""


class LastGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Result of the table's previous game, in seats of this one. Decides who starts.  Rule MF-2.6.

    starter: who began; winners: ascending; attempter: who tried to win, if anybody did.
    """

    starter: Seat
    winners: tuple[Seat, ...] = ()
    attempter: Seat | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options and their defaults.  Rule MF-11.

    variant: three to six players, or two and the Croupier (MF-7). nations: those in play; null leaves them to chance
    (MF-2.1.1). bloodstained: which five action cards convict (MF-1.3.1). start: who begins (MF-2.6); first_seat: given
    with `host`, and only then; last_game: what `last_winner` goes by. show_discard: how much of the discard the view
    lists (MF-3.6.2). sealed_checks: a freelancer who checks sees nothing, the service judges (MF-6.1.7).
    eliminated_francs: where an eliminated player's francs go (MF-6.7.4). turn_cap: turns for each player until the game
    is a draw, 1 to 1000 (MF-8.2). draw_by_agreement: whether a draw can be proposed (MF-8.3).
    second_seat_franc: with the Croupier, the player who does not begin starts with a franc (MF-7.1.5).
    croupier_pays: the Croupier pays a blackmailer while it has two francs (MF-7.3.5). allied_failure: who wins when
    allied players show the wrong film (MF-7.4.7). claim_needs_both_cleared: a player who claims the Croupier must be
    Cleared too (MF-7.5.3).
    """

    variant: Literal["standard", "croupier"] = "standard"
    nations: tuple[Nation, Nation, Nation] | None = None
    bloodstained: Literal["blackmail", "steal_and_cash_out"] = "blackmail"
    start: Literal["last_winner", "random", "host"] = "last_winner"
    first_seat: Seat | None = None
    last_game: LastGame | None = None
    show_discard: Literal["full", "top"] = "full"
    sealed_checks: bool = False
    eliminated_francs: Literal["house", "removed"] = "house"
    turn_cap: int = 60
    draw_by_agreement: bool = False
    second_seat_franc: bool = False
    croupier_pays: bool = False
    allied_failure: Literal["croupier", "other_player"] = "croupier"
    claim_needs_both_cleared: bool = False

    @property
    def bloody(self) -> frozenset[Card]:
        """Bloodstained kinds of action card.  Rule MF-1.3.1."""
        return frozenset(("SB", "IB") if self.bloodstained == "blackmail" else ("SB", "CO"))

    @property
    def is_croupier(self) -> bool:
        return self.variant == "croupier"


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal. Fields left out are drawn.

    identities: one list per seat; with the Croupier two identities per player, then the Croupier's one (optional).
    hands: each player's first action card.
    boxed_letter: nation of the boxed letter.
    deck: the first cards of the draw deck, from the top.
    nations: those in play; start: who begins.
    """

    nations: tuple[Nation, Nation, Nation] | None = None
    start: Seat | None = None
    identities: tuple[tuple[Identity, ...], ...] | None = None
    hands: tuple[Card, ...] | None = None
    boxed_letter: Nation | None = None
    deck: tuple[Card, ...] = ()


def circulating(nations: tuple[Nation, ...], *, ace: bool) -> tuple[Card, ...]:
    """All action and item cards of these nations, sorted. One of the three letters will be boxed."""
    items = (*(FILM[nation] for nation in nations), *(LETTER[nation] for nation in nations))
    return tuple(sorted((*ACTIONS, *items, *(("ACE",) if ace else ()))))
