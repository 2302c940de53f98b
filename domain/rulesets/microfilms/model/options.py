"""Table options and stated deals (rules MF-2 and MF-11)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import Card, Identity, Nation


class LastGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of the table's previous game, in this game's seats, which decides the starting seat.  Rule MF-2.6."""

    starter: Annotated[Seat, Meta(description="The starting seat.")]
    winners: Annotated[tuple[Seat, ...], Meta(description="Seats that won, in ascending order.")] = ()
    attempter: Annotated[Seat | None, Meta(description="The seat that tried to win; null if none did.")] = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options and their defaults.  Rule MF-11."""

    variant: Annotated[Literal["standard", "croupier"], Meta(description=(
        "Variant of the game: three to six players, or two and the Croupier (MF-7)."
    ))] = "standard"
    nations: Annotated[tuple[Nation, Nation, Nation] | None, Meta(description=(
        "Nations in play; null: drawn by chance (MF-2.1.1)."
    ))] = None
    bloodstained: Annotated[Literal["blackmail", "steal_and_cash_out"], Meta(description=(
        "The five action cards that convict (MF-1.3.1)."
    ))] = "blackmail"
    start: Annotated[Literal["last_winner", "random", "host"], Meta(description=(
        "Rule for the starting seat (MF-2.6)."
    ))] = "last_winner"
    first_seat: Annotated[Seat | None, Meta(description="The starting seat, if and only if `start` is `host`.")] = None
    last_game: Annotated[LastGame | None, Meta(description=(
        "The result of the table's previous game, used if `start` is `last_winner`."
    ))] = None
    show_discard: Annotated[Literal["full", "top"], Meta(description=(
        "The part of the discard that the view lists (MF-3.6.2)."
    ))] = "full"
    sealed_checks: Annotated[bool, Meta(description=(
        "Whether the service judges a freelancer's check, so that the freelancer sees nothing (MF-6.1.7)."
    ))] = False
    eliminated_francs: Annotated[Literal["house", "removed"], Meta(description=(
        "Destination of an eliminated player's francs (MF-6.7.4)."
    ))] = "house"
    turn_cap: Annotated[int, Meta(description="Number of turns each until a draw, 1 to 1000 (MF-8.2).")] = 60
    draw_by_agreement: Annotated[bool, Meta(description="Whether a draw can be proposed (MF-8.3).")] = False
    second_seat_franc: Annotated[bool, Meta(description=(
        "Whether the player who does not begin against the Croupier starts with a franc (MF-7.1.5)."
    ))] = False
    croupier_pays: Annotated[bool, Meta(description=(
        "Whether the Croupier pays a blackmailer while it has two francs (MF-7.3.5)."
    ))] = False
    allied_failure: Annotated[Literal["croupier", "other_player"], Meta(description=(
        "The winner if allied players show the wrong film (MF-7.4.7)."
    ))] = "croupier"
    claim_needs_both_cleared: Annotated[bool, Meta(description=(
        "Whether a player who claims the Croupier must be Cleared too (MF-7.5.3)."
    ))] = False

    @property
    def bloody(self) -> frozenset[Card]:
        """Bloodstained kinds of action card.  Rule MF-1.3.1."""
        return frozenset(("SB", "IB") if self.bloodstained == "blackmail" else ("SB", "CO"))

    @property
    def is_croupier(self) -> bool:
        return self.variant == "croupier"


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal. Fields left out are drawn."""

    nations: Annotated[tuple[Nation, Nation, Nation] | None, Meta(description="Nations in play.")] = None
    start: Annotated[Seat | None, Meta(description="The starting seat.")] = None
    identities: Annotated[tuple[tuple[Identity, ...], ...] | None, Meta(description=(
        "One list per seat; with the Croupier two identities per player, then the Croupier's one (optional)."
    ))] = None
    hands: Annotated[tuple[Card, ...] | None, Meta(description="Each player's first action card.")] = None
    boxed_letter: Annotated[Nation | None, Meta(description="Nation of the boxed letter.")] = None
    deck: Annotated[tuple[Card, ...], Meta(description="The first cards of the draw deck, from the top.")] = ()
