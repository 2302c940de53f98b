"""What other distributions import: all that a game needs, and nothing of the service behind it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from deaddrop import games, rules, testing, verify
from domain.rulesets import infiltrators, microfilms
from tests import reference
from tests.audit.tampering import genuine, lines_of, raw_of


@pytest.mark.parametrize("module", [games, rules, testing, verify])
def test_every_name_is_there_and_listed_once(module: object) -> None:
    names = module.__all__  # type: ignore[attr-defined]
    assert len(set(names)) == len(names)
    assert [name for name in names if not hasattr(module, name)] == []


def test_the_reference_is_what_the_docstrings_say() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run `python -m tests.reference`"


@pytest.mark.parametrize("module", reference.MODULES)
def test_every_public_name_has_its_line(module: str) -> None:
    """With what its docstring says first."""
    told = dict(reference.imported(module))
    assert {name for names in told.values() for name in names} == reference.public_names(module)
    assert [name for source, names in told.items() for name in names if not reference.defined(source, name)[1]] == []


def test_a_game_loads_nothing_of_the_service() -> None:
    """Else its laws would need all that the service needs, and take as long to start."""
    asked = "import sys, deaddrop.rules; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True, timeout=60)
    assert {"domain", "msgspec"} <= set(loaded.stdout.split())
    assert {"service", "workers", "projections", "flask", "redis"}.isdisjoint(loaded.stdout.split())


def loaded_by(module: str) -> set[str]:
    """The outermost packages that importing a module loads, and the modules of ours."""
    asked = f"import sys, {module}; print(*sys.modules)"
    names = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True, timeout=60).stdout
    return {part for name in names.split() for part in (name, name.partition(".")[0])}


def test_the_laws_load_no_server() -> None:
    """An author's tests need the extra `testing` and nothing else."""
    loaded = loaded_by("deaddrop.testing")
    assert {"domain.game.aggregate", "pytest", "jsonschema"} <= loaded
    assert {"flask", "redis", "rq", "cryptography", "marshmallow", "service.http", "service.store"}.isdisjoint(loaded)


def test_games_in_one_process_load_no_server() -> None:
    loaded = loaded_by("deaddrop.games")
    assert {"domain.game.decide", "projections.rendered_view"} <= loaded
    assert {"flask", "redis", "rq", "cryptography", "marshmallow", "numpy", "service.app", "service.http"}.isdisjoint(loaded)


def test_the_plugin_loads_no_law() -> None:
    """It is imported by every run of pytest where the distribution is installed."""
    assert {"domain", "projections", "service", "deaddrop.testing"}.isdisjoint(loaded_by("deaddrop.pytest_plugin"))


def test_a_record_is_verified_by_what_is_installed_or_given() -> None:
    raw = genuine()
    assert verify.parse_record(raw).header.ruleset.name == "microfilms"
    assert verify.verify(raw).verdict == "consistent"
    assert verify.verify(raw, rulesets=(microfilms.RULESET,)).decided
    strange = verify.verify(raw, rulesets=(infiltrators.RULESET, replace(microfilms.RULESET, version=2)))
    assert (strange.verdict, strange.problem and strange.problem.fault) == ("unchecked", "ruleset")
    lines = lines_of(raw)
    lines[7]["at"] = "2001-01-01T00:00:00.000Z"
    assert verify.verify(raw_of(lines), rulesets=(microfilms.RULESET,)).verdict == "wrong"
