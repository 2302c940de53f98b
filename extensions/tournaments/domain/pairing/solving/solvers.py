"""Third-party solvers, installed only with the extra `tournaments`."""

from __future__ import annotations

from importlib.util import find_spec

from domain.kernel.errors import Refusal

SOLVERS = ("highspy", "rustworkx")


class NoSolver(Refusal):
    """A method needs a solver that is not installed."""

    code = "no-solver"


def require_solvers() -> None:
    """Check that all solvers are installed.  Raises NoSolver."""
    gone = [each for each in SOLVERS if find_spec(each) is None]
    if gone:
        raise NoSolver(f"This method needs {' and '.join(gone)}; the extra `tournaments` installs them.")
