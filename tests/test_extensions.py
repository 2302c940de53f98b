"""Extensions are found as packages, chosen by a setting, and asked floor by floor; without any, the core stands alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from extensions.tournaments.app.state import Tournaments
from service.app.core.hooks import make_states
from service.app.forgetting.text_store import TextStore
from service.cannot_start import BadSetting
from service.config import Config
from service.extensions import NONE, Extension, Extensions, find_extensions, load_parts
from service.factory import create_context
from tests.equipment.memory_store.store import MemoryStore

ROOT = Path(__file__).parent.parent
SECRET = {"DEADDROP_SECRET": "5e" * 32}
CORE_ALONE = """
import sys
from service.config import Config
from service.extensions import NONE
from service.factory import create_app
from tests.equipment.memory_store.store import MemoryStore

app = create_app(Config.from_env({"DEADDROP_SECRET": "5e" * 32}), store=MemoryStore(), extensions=NONE)
for path in ("/v1/rulesets", "/openapi.json", "/docs/plain", "/", "/me"):
    assert app.test_client().get(path).status_code == 200, path
print([each for each in sys.modules if each.startswith("extensions")])
"""


@pytest.mark.parametrize(
    ("told", "names"),
    [
        ({}, ["seeks", "tournaments"]),
        ({"DEADDROP_EXTENSIONS": "all"}, ["seeks", "tournaments"]),
        ({"DEADDROP_EXTENSIONS": ""}, []),
        ({"DEADDROP_EXTENSIONS": "none"}, []),
        ({"DEADDROP_EXTENSIONS": " tournaments "}, ["tournaments"]),
        ({"DEADDROP_EXTENSIONS": "tournaments, seeks"}, ["seeks", "tournaments"]),
    ],
)
def test_the_setting_chooses(told: dict[str, str], names: list[str]) -> None:
    assert [each.name for each in find_extensions(told).found] == names


@pytest.mark.parametrize("told", ["tournament", "tournaments,x", "tournaments,", "all,tournaments", "../tests"])
def test_an_unknown_name_stops_the_start(told: str) -> None:
    with pytest.raises(BadSetting, match="must be all, none, or names out of seeks, tournaments"):
        find_extensions({"DEADDROP_EXTENSIONS": told})


def test_those_that_are_off_are_known() -> None:
    seeks, tournaments = NONE.left_out
    assert (seeks.name, tournaments.name, find_extensions({}).left_out) == ("seeks", "tournaments", ())
    assert find_extensions({"DEADDROP_EXTENSIONS": "seeks"}).left_out == (tournaments,)
    assert (seeks.has_floor("app"), tournaments.has_floor("app")) == (False, True)


def planted(folder: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> Extension:
    """An extension with one floor."""
    (folder / "planted" / "parts").mkdir(parents=True)
    for each in ("planted/__init__.py", "planted/parts/__init__.py"):
        (folder / each).touch()
    (folder / "planted/parts/app.py").write_text(code)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(sys, "modules", {key: each for key, each in sys.modules.items() if key.partition(".")[0] != "planted"})
    load_parts.cache_clear()
    return Extension("planted", "planted")


def test_a_floor_is_asked_for_parts_of_a_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Extensions((planted(tmp_path, monkeypatch, 'PARTS = (1, "two", 3)'),))
    assert (found.of("app", int), found.of("app", str), found.of("app", float)) == ((1, 3), ("two",), ())
    assert found.of("http", int) == NONE.of("app", int) == ()


def test_what_forgetting_needs_is_asked_on_and_off() -> None:
    found = [(*each.always(TextStore),) for each in (NONE, find_extensions({"DEADDROP_EXTENSIONS": "seeks"}), find_extensions({}))]
    assert [each.name for each in found[0]] == ["seeks"]
    assert found[0] == found[1] == found[2]


def test_a_part_that_cannot_be_imported_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        planted(tmp_path, monkeypatch, "import no_such_module").parts("app")


def test_a_context_has_the_state_of_the_extensions_of_its_process() -> None:
    store = MemoryStore()
    context = create_context(Config.from_env(SECRET), store=store)
    assert context.part(Tournaments).store is store
    assert context.part(Tournaments) is context.part(Tournaments)


def test_a_context_of_the_core_alone_has_none() -> None:
    context = create_context(Config.from_env(SECRET), store=MemoryStore(), extensions=NONE)
    assert (context.extensions, dict(make_states(NONE, context.store))) == (NONE, {})
    with pytest.raises(KeyError):
        context.part(Tournaments)


def test_the_core_alone_starts_and_loads_no_extension() -> None:
    environ = {**os.environ, "DEADDROP_EXTENSIONS": "none"}
    done = subprocess.run([sys.executable, "-c", CORE_ALONE], cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("[]\n", 0), done.stderr
