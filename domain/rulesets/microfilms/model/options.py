"""Table options and stated deals (rules MF-2 and MF-11)."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat
from domain.rulesets.microfilms.model.cards import Card, Identity, Nation


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
