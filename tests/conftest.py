"""What all tests share."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import PurePath
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest
from flask.templating import Environment
from hypothesis import HealthCheck, settings
from werkzeug.routing import Rule
from xdist.scheduler import LoadFileScheduling

from deaddrop.testing.schedule import IS_LONG
from service.extensions import installed_extensions
from tests.routes_once import registering_once

if TYPE_CHECKING:
    from service.app.audits.audit_pool import Auditor

# Hundreds of processes are started here: each would compile whatever it imports again, for 3 seconds in place of 1.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# Tests that run pytest themselves need nothing of these plugins either, which take each run a second.
os.environ.setdefault("PYTEST_ADDOPTS", "-p no:anyio -p no:schemathesis -p no:typeguard -p no:hypothesispytest")
# Almost nothing that is read before the first test is garbage, and looking for some took a third of that time.
gc.disable()

# An example of hypothesis may take as long as the machine has it take.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

SLOW = (
    # whole services and servers of their own, which wait more than they compute
    "browser/*", "firefox/*", "journeys/*", "timing/*", "releases/*", "faults/*", "operations/*", "supervisor/*", "store/test_store_twins.py",
    "http/alive/*", "http/alive/*/*", "pictures/alive/*", "signing/alive/*", "workers/test_threads.py",
    # many games, many questions, statistics, or every change of a record
    "laws/test_every_endpoint.py", "laws/*", "http/test_schemathesis.py", "http/reads/test_bounds.py", "http/reads/test_slices.py", "http/test_replay*.py",
    "http/test_contract*.py", "http/test_linear_work.py", "http/test_typed_contract.py", "http/test_fuzz.py", "http/test_secrets.py", "http/test_machine.py",
    "http/test_evidence.py", "http/test_records.py", "http/test_problems.py", "golden/test_perft.py",
    "rulesets/*/test_*worlds.py", "rulesets/*/test_history.py", "rulesets/*/test_bot.py", "rulesets/casino_incognito/test_knowledge.py",
    "rulesets/casino_incognito/test_picture.py",
    "audit/*", "audit/alive/*", "attack/*", "simulation/*",
)  # fmt: skip
"""Files that `make quick` leaves out, the longest first: so a run of several processes is not kept waiting for the last one."""

LONG = (
    "browser/*", "browser/play/*", "clients_*/test_generated.py", "clients_*/test_package.py", "faults/*", "firefox/*", "guides/*", "journeys/*",
    "operations/*", "releases/*", "supervisor/test_own_redis.py", "timing/*", "test_dependencies.py", "test_import_contracts.py",
)  # fmt: skip
"""Files that are left to `make slow`, but for what stands in `ONCE`."""

ONCE = (
    "clients_*/test_generated.py", "browser/play/test_player.py", "browser/test_clocks.py", "browser/test_from_a_link_to_the_end.py", "operations/test_bench.py",
    "operations/test_core_alone.py", "operations/test_doctor.py", "operations/test_environment_file.py", "operations/test_installation.py", "operations/test_monitoring.py",
    "operations/test_service_state.py",
)  # fmt: skip
"""Of these what `make test` runs: each game once from a link to the end, and what starts nothing."""

SHARING = ("tests/browser/", "tests/journeys/", "tests/store/")
"""Folders whose tests all run in one process."""


ALIVE = frozenset((
    "attack", "browser", "clients", "clients_python", "clients_typescript", "faults", "firefox", "guides", "journeys", "operations", "outgoing",
    "releases", "store", "supervisor", "timing", "workers", "audit/alive", "http/alive", "pictures/alive", "signing/alive",
))  # fmt: skip
"""Folders whose tests meet real time: processes of their own, sockets, browsers, threads that are waited for. One that fails is repeated,
and the run ends with a list of those that failed and then passed. Every other test is in process, and a failure is a failure: test_kinds.py
holds these folders to what the clock of the machine cannot change.
"""

EXTENSION = "extension"
"""The marker of tests that need an extension: `make core` leaves them out, and says how many."""
OFF = pytest.StashKey[Mapping[str, int]]()
"""How many tests were left out, by the extension that is off."""

REPEATS = 2
"""How often a test of these folders that failed is tried again."""


def place(item: pytest.Item) -> PurePath:
    """The path of a test's file in `tests`."""
    return item.path.relative_to(item.config.rootpath / "tests")


def is_alive(item: pytest.Item) -> bool:
    """Whether a test meets real time. A test of all stores does not on the one in memory."""
    folders = {each.as_posix() for each in place(item).parents}
    on = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    return not ALIVE.isdisjoint(folders) and on.get("store") != "memory"


@cache
def slowness(name: PurePath) -> int:
    """The place of a test file among the slow ones, after them all if it is not slow."""
    return next((nth for nth, each in enumerate(SLOW) if name.match(each)), len(SLOW))


def needed_extensions(item: pytest.Item) -> Iterator[str]:
    """The names of the extensions that a test needs: the one whose folder it stands in, and those that it is marked with."""
    if place(item).parts[0] in ("seeks", "tournaments"):
        yield place(item).parts[0]
    for each in item.iter_markers(EXTENSION):
        yield each.args[0]


def leave_out_what_is_off(config: pytest.Config, items: list[pytest.Item], off: Collection[str]) -> None:
    """Deselect the tests that need an extension that is off, and count them."""
    why = {each: min(missing) for each in items if (missing := {*needed_extensions(each)} & {*off})}
    config.stash[OFF] = Counter(why.values())
    if why:
        config.hook.pytest_deselected(items=[*why])
        items[:] = [each for each in items if each not in why]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave what is long to `make slow`; mark what is slow, before `-m` is looked at, and begin with it."""
    for each in items:
        if any(place(each).match(long) for long in LONG) and not any(place(each).match(once) for once in ONCE):
            each.add_marker("long")
    if not IS_LONG:
        config.hook.pytest_deselected(items=[each for each in items if each.get_closest_marker("long")])
        items[:] = [each for each in items if not each.get_closest_marker("long")]
    leave_out_what_is_off(config, items, {each.name for each in installed_extensions().left_out})
    for each in items:
        if slowness(place(each)) < len(SLOW):
            each.add_marker("slow")
        if is_alive(each):
            each.add_marker(pytest.mark.flaky(reruns=REPEATS))
    items.sort(key=lambda each: slowness(place(each)))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Leave what stays to the end out of garbage collections, and have fewer: they took a fifth of the time of a test over HTTP."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process of xdist tells the one that started it how many tests it left out."""
    if hasattr(session.config, "workeroutput"):
        off = session.config.stash.get(OFF, None)
        session.config.workeroutput[EXTENSION] = dict(off or {})


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Each process of xdist collects all tests, so each tells the same numbers."""
    node.config.stash[OFF] = Counter(getattr(node, "workeroutput", {}).get(EXTENSION, {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """End with the tests that were left out since an extension is off, and with those that were repeated, so that a green run hides none
    of them.
    """
    if off := config.stash.get(OFF, None):
        terminalreporter.section("left out: extension that is off, tests", sep="-")
        for extension, number in sorted(off.items()):
            terminalreporter.line(f"{extension}, {number}")
    if times := Counter(each.nodeid for each in terminalreporter.getreports("rerun")):
        terminalreporter.section("failed by chance: test, times", sep="-")
        for test, number in sorted(times.items()):
            terminalreporter.line(f"{test}, {number}")


class Rooms(LoadFileScheduling):  # type: ignore[misc]  # xdist has no types
    """A file goes to one process, and so does a folder whose files share what is long to start: services, servers, Chromium."""

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        return next((room for room in SHARING if file.startswith(room)), file)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Rooms | None:
    return Rooms(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.fixture(scope="session", autouse=True)
def addresses_compiled_once() -> Iterator[None]:
    """Hundreds of tests have an application of their own, and werkzeug would read and write the same addresses in each: 38 ms."""
    compiled, known = Rule.compile, dict[tuple[Any, ...], Any]()

    def once(rule: Rule) -> None:
        assert rule.map is not None
        key = rule.rule, rule.subdomain, rule.merge_slashes, repr(rule.defaults), *rule.map.converters.values()
        if (same := known.get(key)) is None:
            compiled(rule)
            known[key] = rule
            return
        rule.arguments |= same.arguments
        rule._parts, rule._trace, rule._converters = same._parts, same._trace, same._converters
        rule._build, rule._build_unknown = (each.__func__.__get__(rule) for each in (same._build, same._build_unknown))

    with patch.object(Rule, "compile", once):
        yield


@pytest.fixture(scope="session", autouse=True)
def routes_registered_once() -> Iterator[None]:
    """Of the three milliseconds that an application takes these are two."""
    from service.http import app_factory

    with patch.object(app_factory, "register_routes", registering_once(app_factory.register_routes)):
        yield


@pytest.fixture(scope="session", autouse=True)
def templates_compiled_once() -> Iterator[None]:
    """Each of those applications would compile every template that it shows: 5 ms."""
    compiled, known = Environment.compile, dict[tuple[Any, ...], Any]()

    def once(environment: Environment, source: Any, name: str | None = None, filename: str | None = None, *more: Any, **others: Any) -> Any:
        if more or others or not isinstance(source, str):
            return compiled(environment, source, name, filename, *more, **others)
        key = source, name, filename, repr(environment.autoescape), *environment.extensions, environment.trim_blocks, environment.lstrip_blocks
        if key not in known:
            known[key] = compiled(environment, source, name, filename)
        return known[key]

    with patch.object(Environment, "compile", once):
        yield


@pytest.fixture(scope="session")
def standing_auditor() -> Iterator[Auditor]:
    from service.app.audits.audit_pool import Auditor

    auditor = Auditor()
    yield auditor
    auditor.close()


@pytest.fixture
def one_auditor(standing_auditor: Auditor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are checked and large rounds drafted, each in a fork of its own, by one process that stays: the service starts
    one whenever none waits, and so does each command.
    """
    from extensions.tournaments.app.draft_pool import Drafts
    from service.app.audits.audit_pool import AuditorQueue, Audits

    for each in (Audits, Drafts):
        monkeypatch.setattr(each.__init__, "__defaults__", (standing_auditor,))
        monkeypatch.setattr(each.__init__, "__kwdefaults__", {"keep": True})
    monkeypatch.setattr(AuditorQueue, "close", lambda _: None)
