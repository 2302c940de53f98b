"""The figures of every draft equal a recount, and what solvers minimise are the figures."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.make_draft import DraftRequest, make_draft
from extensions.tournaments.domain.pairing.methods.swiss import swiss
from extensions.tournaments.domain.pairing.sides import PairingField, SizeRange
from extensions.tournaments.domain.pairing.sizes import room_for
from extensions.tournaments.domain.pairing.solving.costs import Costs, players_of
from extensions.tournaments.domain.pairing.solving.exact import cost_of, figure_of
from tests.programs import python
from tests.tournaments.pairing.fields import FOURS, LAW, PAIRS, field_of, fields, played, with_side
from tests.tournaments.pairing.recount import recount

METHODS = ("schedule", "duplicate", "swiss", "knockout")


def numbers(pairing: RoundSeating, field: PairingField) -> dict[str, object]:
    found = msgspec.structs.asdict(figures(pairing, field))
    return {name: found[name] for name in ("forbidden", "seconds", "apart", "repeats", "spread", "seats")}


@LAW
@given(fields(), st.sampled_from(METHODS), st.binary(min_size=1, max_size=2))
def test_the_figures_of_a_draft_equal_a_recount(field: PairingField, method, seed: bytes) -> None:  # type: ignore[no-untyped-def]
    draft = make_draft(DraftRequest(method=method, field=field, seed=seed, basis=1, rounds=2))
    assert numbers(draft.pairing, field) == recount(draft.pairing, field)


@LAW
@given(fields(), st.randoms(use_true_random=False))
def test_the_figures_of_any_tables_equal_a_recount(field: PairingField, random) -> None:  # type: ignore[no-untyped-def]
    entries = [side.entry for side in field.sides]
    random.shuffle(entries)
    tables = []
    while len(entries) > 3:
        size = random.randint(2, min(6, len(entries)))
        tables.append(TableDraft(tuple(entries[:size])))
        entries = entries[size:]
    some = with_side(field, 1, section="b")
    pairing = RoundSeating(tuple(tables), tuple(each for each in entries if not some.by_entry()[each].is_reserve))
    assert numbers(pairing, some) == recount(pairing, some)


@LAW
@given(st.integers(6, 20), st.sampled_from((FOURS, SizeRange(3, 3, 4), SizeRange(4, 4, 4))), st.integers(1, 4), st.integers(0, 99))
def test_what_solvers_minimise_are_the_figures(number: int, sizes: SizeRange, rounds: int, seed: int) -> None:
    field = played(field_of(number, sizes), rounds, Random(seed))
    room = room_for(field)
    sides = players_of(field, room)
    costs = Costs(sides, room, field, "variety")
    place = {side.entry: at for at, side in enumerate(sides)}
    pairing = swiss(field, DraftLot(b"seed"))
    groups = [[place[entry] for entry in table.seats] for table in pairing.tables]
    groups += [[place[entry] for entry in pairing.byes]] if pairing.byes else []
    counted = recount(pairing, field)
    tables = len(pairing.tables)
    of = {level: sum(figure_of(costs, group, level, nth == tables) for nth, group in enumerate(groups)) for level in costs.levels}
    pairs = sum(len(table.seats) * (len(table.seats) - 1) // 2 for table in pairing.tables)
    scale = costs.points[0] - costs.points[1], sides[0].points - sides[1].points
    assert (of["seconds"], of["apart"], of["repeats"] + pairs) == (counted["seconds"], counted["apart"], counted["repeats"])
    if scale[0]:
        assert Fraction(str(counted["spread"])) * (scale[0] / scale[1]) ** 2 == of["spread"]
    direct = sum(costs.pairs[one][two] for group in groups[:tables] for at, one in enumerate(group) for two in group[:at])
    direct += sum(costs.short[who] for group in groups[:tables] if len(group) < sizes.best for who in group)
    direct += sum(costs.bye[who] for group in groups[tables:] for who in group)
    assert direct == cost_of(costs, groups) >= costs.floor()


@pytest.mark.parametrize(("number", "sizes"), [(11, FOURS), (13, FOURS), (9, PAIRS), (14, SizeRange(4, 4, 4)), (7, SizeRange(3, 3, 3))])
def test_over_a_tournament_nobody_has_a_second_bye_or_short_table_before_all_have_one(number: int, sizes: SizeRange) -> None:
    field = field_of(number, sizes)
    random = Random(number)
    for turn in range(6):
        field = after_round(field, swiss(field, DraftLot(bytes([turn]))))
        for side in field.sides:
            field = with_side(field, side.entry, points=side.points + random.randrange(4))
        for had in ([side.byes for side in field.sides], [side.short for side in field.sides]):
            assert max(had) - min(had) <= 1


DRAFTS = """
import json, sys
from tests.tournaments.pairing.test_recount import some_drafts
json.dump(some_drafts(), sys.stdout)
"""


def some_drafts() -> list[str]:
    """Drafts of fields with names of groups, whose sets have another order in each process."""
    field = played(field_of(22), 3, Random(1))
    asked = DraftRequest(method="swiss", field=field, seed=b"seed", basis=1, rounds=3)
    return [msgspec.json.encode(make_draft(msgspec.structs.replace(asked, method=method))).decode() for method in METHODS]


def test_another_process_makes_the_same_drafts() -> None:
    assert json.loads(python("-c", DRAFTS, PYTHONHASHSEED="7")) == some_drafts()
