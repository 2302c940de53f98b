"""Choosing columns that cover each side exactly once: linear and integer programs, by HiGHS."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_NODES = 100
"""Bound on the nodes of the solver's search tree."""
MOST_STEPS = 50_000
"""Bound on the steps of the simplex algorithm, in one program."""
CLOSE = 1e-6
"""Relative tolerance of floats."""

OPTIONS: dict[str, object] = {
    "output_flag": False, "threads": 1, "parallel": "off", "random_seed": 0, "mip_rel_gap": 0.0, "mip_abs_gap": 0.5,
    "mip_max_nodes": MOST_NODES, "simplex_iteration_limit": MOST_STEPS, "mip_allow_restart": False,
}  # fmt: skip
"""One thread and no clock, so that the same program has the same solution with the same version."""

Column = tuple[int, ...]


class Fixed(msgspec.Struct, frozen=True):
    """A figure with a known value: each column's contribution, and the total."""

    values: tuple[int, ...]
    total: int


class Cover(msgspec.Struct, frozen=True):
    """Columns that contain each of `sides` exactly once, with this many of each size, and with these figures."""

    columns: Sequence[Column]
    sides: int
    counts: Mapping[int, int]
    fixed: Sequence[Fixed] = ()

    def only(self, kept: Iterable[int]) -> Cover:
        """With only these columns."""
        places = list(kept)
        fixed = [Fixed(tuple(each.values[at] for at in places), each.total) for each in self.fixed]
        return Cover([self.columns[at] for at in places], self.sides, self.counts, fixed)


def relaxation(cover: Cover, values: Sequence[int]) -> tuple[float, list[float]] | None:
    """A bound of the values of any choice, and each column's least increase of it; None if the steps ran out."""
    solver, is_solved = run(cover, values, is_integer=False)
    if not is_solved:
        return None
    return float(solver.getInfo().objective_function_value), list(solver.getSolution().col_dual)


def choose_least(cover: Cover, values: Sequence[int]) -> list[int] | None:
    """The choice of least value; None if there is none or the solver did not finish."""
    solver, is_solved = run(cover, values, is_integer=True)
    return [at for at, value in enumerate(solver.getSolution().col_value) if value > 0.5] if is_solved else None


def run(cover: Cover, values: Sequence[int], *, is_integer: bool) -> tuple[Any, bool]:
    """A solver after its run, and whether it found the optimum."""
    import highspy
    import numpy as np
    from highspy._core import _Highs

    sizes = sorted(cover.counts)
    rows = [*([1] * cover.sides), *(cover.counts[size] for size in sizes), *(each.total for each in cover.fixed)]
    starts, indices, entries = [0], [], []
    for at, column in enumerate(cover.columns):
        indices += [*column, cover.sides + sizes.index(len(column))]
        entries += [1] * (len(column) + 1)
        for nth, each in enumerate(cover.fixed):
            if each.values[at]:
                indices.append(cover.sides + len(sizes) + nth)
                entries.append(each.values[at])
        starts.append(len(indices))
    number = len(cover.columns)
    program: Any = highspy.HighsLp()
    program.num_col_, program.num_row_ = number, len(rows)
    program.col_cost_ = np.array(values, dtype=np.double)
    program.col_lower_, program.col_upper_ = np.zeros(number), np.full(number, 1.0 if is_integer else np.inf)
    program.row_lower_ = program.row_upper_ = np.array(rows, dtype=np.double)
    program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    program.a_matrix_.start_ = np.array(starts, dtype=np.int32)
    program.a_matrix_.index_ = np.array(indices, dtype=np.int32)
    program.a_matrix_.value_ = np.array(entries, dtype=np.double)
    if is_integer:
        program.integrality_ = [highspy.HighsVarType.kInteger] * number
    solver: Any = _Highs()  # the class that is made of it writes a line to the terminal when it is
    for name, value in OPTIONS.items():
        solver.setOptionValue(name, value)
    solver.passModel(program)
    solver.run()
    return solver, solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
