"""The effect of a round on the history of its sides."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from extensions.tournaments.domain.pairing.drafts import RoundDraft, RoundSeating
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField


def after_round(field: PairingField, pairing: RoundSeating | RoundDraft) -> PairingField:
    """The field after this round was played; points are unchanged."""
    tables = {entry: table.seats for table in pairing.tables for entry in table.seats}
    return msgspec.structs.replace(
        field,
        sides=tuple(_after(side, tables.get(side.entry), side.entry in pairing.byes, field.sizes.best) for side in field.sides),
    )


def _after(side: PairedSide, seats: tuple[int, ...] | None, has_bye: bool, best: int) -> PairedSide:
    if seats is None:
        return msgspec.structs.replace(side, byes=side.byes + has_bye)
    size, seat = len(seats), seats.index(side.entry)
    counts = side.seats_had(size)
    return msgspec.structs.replace(
        side,
        short=side.short + (size < best),
        met=_with_one_more(side.met, *(other for other in seats if other != side.entry)),
        seats={**side.seats, size: (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])},
        followed=_with_one_more(side.followed, seats[(seat + 1) % size]),
    )


def _with_one_more(counts: Mapping[int, int], *keys: int) -> dict[int, int]:
    return {**counts, **{key: counts.get(key, 0) + 1 for key in keys}}
