"""The import contracts see what they are about: each names modules that there are, and is broken by a planted import."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter import Contract, configuration
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

ROOT = Path(__file__).parent.parent
OPTIONS: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
CONTRACTS: dict[str, dict[str, Any]] = {each["name"]: each for each in OPTIONS["contracts"]}
KINDS: dict[str, type[Contract]] = {
    "acyclic_siblings": AcyclicSiblingsContract,
    "forbidden": ForbiddenContract,
    "independence": IndependenceContract,
    "layers": LayersContract,
    "protected": ProtectedContract,
}
LISTS = ("source_modules", "forbidden_modules", "modules", "protected_modules", "allowed_importers", "containers", "ancestors")
ON_NO_FLOOR = {
    "aof_repair", "cannot_start", "charges", "collector", "config", "disk_faults", "extensions", "gunicorn", "ids", "logs", "lru_cache", "notification_settings", "oidc_settings", "outage_reports", "quotas",
    "server_key_file", "shares", "signin_settings", "supervisor", "trust_settings",
}  # fmt: skip
"""Parts of the service between which and the floors imports are free: settings, small helpers, and what starts and watches processes."""

ROOMS = "Inside the use cases: rooms stand on what all share, never on each other"
TOURNAMENT = "Inside a tournament: decisions stand on folds, folds on facts, facts on regulations"
DRAFTS = "Drafts of rounds: what checks and counts knows no solver"
RULESET = "Inside a ruleset: a bot stands on the rules, rules and views on the model"
CIRCLES = "No folder or module imports itself in a circle, not even for types"
OPENERS = "Only the use cases, the factory, the workers and the supervisor open the store"
CATALOGUE = "Only these and audits open the catalogue of rulesets"
LAWS = "The laws need no server: of the service they know audits and forms only"
MODEL = "Inside a model: tables and minds know neither events nor offers"
CORE = "The core imports no extension"
FLOORS = "Floors of an extension"
SAME_FLOORS = "An extension's floors import the same floors of the core, or lower ones"
OWN_DOMAIN = "An extension's domain stands on the core's domain only"
EXTENSIONS = "Extensions do not know each other"
SECOND = "extensions.second.app.state"
"""A module of a second extension, which the tests plant."""
VIEWS = "What builds a view cannot reach the truth"
PLANTED = (
    ("Four floors", "service.app.sharing.tokens", "service.http.answer"),
    ("Four floors", "service.pictures.poster", "service.app.core.context"),
    ("Four floors", "domain.game.aggregate", "projections.clock"),
    ("Games in one process know rules and projections, no service", "deaddrop.games", "service.app.core.read_game"),
    (OPENERS, "extensions.tournaments.http.routes.rounds", "service.store.redis.store"),
    (OPENERS, "extensions.tournaments.audit.tasks", "service.store.stored"),
    (CATALOGUE, "service.pictures.poster", "domain.catalogue"),
    (CORE, "service.factory", "extensions.tournaments.parts.app"),
    (CORE, "service.app.core.context", "extensions.tournaments.app.state"),
    (FLOORS, "extensions.tournaments.domain.batch", "extensions.tournaments.app.state"),
    (FLOORS, "extensions.tournaments.app.state", "extensions.tournaments.pages.desk.routes"),
    (SAME_FLOORS, "extensions.tournaments.app.state", "service.http.answer"),
    (SAME_FLOORS, "extensions.tournaments.audit.tasks", "workers.queue"),
    (OWN_DOMAIN, "extensions.tournaments.domain.pairing.lot", "projections.clock"),
    (OWN_DOMAIN, "extensions.tournaments.domain.tournament", "service.ids"),
    (EXTENSIONS, "extensions.tournaments.app.state", SECOND),
    (EXTENSIONS, SECOND, "extensions.tournaments.domain.batch"),
    ("What finds extensions stands below all floors", "service.extensions", "service.app.core.hooks"),
    (ROOMS, "service.app.studies.study_rows", "service.app.chat.messages"),
    (ROOMS, "service.app.core.seen_seats", "service.app.players.seats"),
    (CIRCLES, "domain.kernel.placing", "domain.kernel.ruleset.ruleset"),
    (CIRCLES, "service.app.core.context", "service.app.players.account"),
    (CIRCLES, "domain.game.proofs.evidence", "domain.game.aggregate"),
    ("What a game imports knows the kernel only", "domain.kernel.deciding", "domain.game.decide"),
    (LAWS, "deaddrop.testing.checks.games", "service.store.redis.store"),
    (LAWS, "deaddrop.testing.checks.games", "flask"),
    ("The pytest plugin loads no laws by itself", "deaddrop.pytest_plugin", "domain.kernel.deciding"),
    ("Rulesets do not know each other", "domain.rulesets.microdot.view.aims", "domain.rulesets.microfilms.model.cards"),
    ("The kernel knows no game", "domain.game.clocks.pause", "domain.rulesets.microdot.model.table"),
    (TOURNAMENT, "extensions.tournaments.domain.facts.base", "extensions.tournaments.domain.decide.life"),
    (TOURNAMENT, "extensions.tournaments.domain.matches", "extensions.tournaments.domain.counting.tournament_book"),
    (RULESET, "domain.rulesets.casino_incognito.view.labels", "domain.rulesets.casino_incognito.rules.state"),
    (RULESET, "domain.rulesets.infiltrators.model.cards", "domain.rulesets.infiltrators.view.text"),
    (MODEL, "domain.rulesets.casino_incognito.model.events.hand_events", "domain.rulesets.casino_incognito.model.offers"),
    (MODEL, "domain.rulesets.microdot.model.table", "domain.rulesets.microdot.model.setup_events"),
    ("Points know neither standings, nor how rounds are drafted, nor games", "extensions.tournaments.domain.points.byes", "extensions.tournaments.domain.standings.book"),
    ("Standings know neither how rounds are drafted nor games", "extensions.tournaments.domain.standings.book", "extensions.tournaments.domain.pairing.lot"),
    (DRAFTS, "extensions.tournaments.domain.pairing.figures", "extensions.tournaments.domain.pairing.solving.exact"),
    ("The domain is pure", "extensions.tournaments.domain.pairing.methods.swiss", "random"),
    ("The domain is pure", "domain.rulesets.microdot.view.aims", "flask"),
    (VIEWS, "domain.rulesets.microdot.view.aims", "domain.rulesets.microdot.rules.state"),
    (VIEWS, "extensions.tournaments.pages.desk.routes", "domain.rulesets.microfilms.bot.house_bot"),
    (VIEWS, "extensions.tournaments.http.routes.rounds", "domain.rulesets.infiltrators.rules.state"),
)  # fmt: skip
"""A contract, a module, and what it must not import."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom, read with the cache of `lint-imports`."""
    configuration.configure()
    cache = str(ROOT / ".import_linter_cache")
    return grimp.build_graph(*OPTIONS["root_packages"], include_external_packages=True, cache_dir=cache)


def is_kept(name: str, graph: grimp.ImportGraph) -> bool:
    """Whether a contract is kept. The graph is a copy of ours: contracts change it."""
    options = {key: str(value) if isinstance(value, bool) else value for key, value in CONTRACTS[name].items()}
    made = KINDS[options["type"]](name=name, session_options=OPTIONS, contract_options=options)
    return made.check(deepcopy(graph), verbose=False).kept


def named(contract: dict[str, Any]) -> Iterator[str]:
    """The modules that a contract names, as patterns in which `*` stands for one part of a name."""
    for each in LISTS:
        yield from contract.get(each, ())
    layers = [part.strip(" ()") for layer in contract.get("layers", ()) for part in re.split("[|:]", layer)]
    for container in contract.get("containers", ("",)):
        yield from (f"{container}.{layer}".lstrip(".") for layer in layers)


def unmatched(contract: dict[str, Any], graph: grimp.ImportGraph) -> list[str]:
    """What a contract names that is neither a module of ours nor a package that there is."""
    roots = OPTIONS["root_packages"]
    return [
        each
        for each in named(contract)
        if (not graph.find_matching_modules(each) if each.partition(".")[0] in roots else find_spec(each) is None)
    ]


@pytest.mark.parametrize("name", CONTRACTS)
def test_a_contract_names_modules_that_there_are(name: str, graph: grimp.ImportGraph) -> None:
    assert list(named(CONTRACTS[name]))
    assert unmatched(CONTRACTS[name], graph) == []


def test_a_name_of_nothing_is_found(graph: grimp.ImportGraph) -> None:
    layers = {"containers": ["domain.rulesets.*"], "layers": ["(bot) | (gone)"]}
    assert unmatched(layers, graph) == ["domain.rulesets.*.gone"]
    assert unmatched({"source_modules": ["service.app.*", "domain.*.gone", "no_such_package"]}, graph) == ["domain.*.gone", "no_such_package"]


def test_every_contract_has_a_planted_import() -> None:
    assert {name for name, _, _ in PLANTED} == set(CONTRACTS)


@pytest.mark.parametrize(("name", "importer", "imported"), PLANTED)
def test_a_planted_import_breaks_its_contract(name: str, importer: str, imported: str, graph: grimp.ImportGraph) -> None:
    planted = deepcopy(graph)
    if SECOND in (importer, imported):
        for module in ("extensions.second", "extensions.second.app", SECOND):
            planted.add_module(module)
    assert importer in planted.modules
    if imported not in planted.modules:
        assert find_spec(imported) is not None
        planted.add_module(imported, is_squashed=True)
    planted.add_import(importer=importer, imported=imported)
    assert (is_kept(name, graph), is_kept(name, planted)) == (True, False)


@pytest.mark.parametrize(
    ("name", "box"),
    [(ROOMS, "service.app"), (TOURNAMENT, "extensions.tournaments.domain"), (DRAFTS, "extensions.tournaments.domain.pairing"), (RULESET, "domain.rulesets.microdot")],
)
def test_a_new_module_must_be_given_its_layer(name: str, box: str, graph: grimp.ImportGraph) -> None:
    planted = deepcopy(graph)
    planted.add_module(f"{box}.new_room")
    assert not is_kept(name, planted)


def test_every_part_of_the_service_stands_on_a_floor_or_is_said_to_stand_on_none(graph: grimp.ImportGraph) -> None:
    """A contract without containers cannot be exhaustive by itself."""
    floors = set(named(CONTRACTS["Four floors"]))
    assert {each.removeprefix("service.") for each in graph.find_children("service") - floors} == ON_NO_FLOOR


def circular(graph: grimp.ImportGraph) -> set[str]:
    """The modules that import themselves through others, and those between them."""
    rest = {each for each in graph.modules if not graph.is_module_squashed(each)}
    while True:
        imported = {each for each in rest if graph.find_modules_directly_imported_by(each) & rest}
        kept = {each for each in imported if graph.find_modules_that_directly_import(each) & imported}
        if kept == rest:
            return rest
        rest = kept


def test_no_module_imports_itself_in_a_circle(graph: grimp.ImportGraph) -> None:
    """The contract sees siblings only: not a package that imports a module inside it, and is imported by it."""
    assert circular(graph) == set()


def test_a_planted_circle_is_found(graph: grimp.ImportGraph) -> None:
    planted = deepcopy(graph)
    planted.add_import(importer="domain.rulesets.microdot.model.kit", imported="domain.rulesets.microdot")
    assert {"domain.rulesets.microdot.model.kit", "domain.rulesets.microdot"} <= circular(planted)
    assert is_kept(CIRCLES, planted)
