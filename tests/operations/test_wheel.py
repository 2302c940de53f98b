"""The wheel that `pip install .` makes holds all that the program opens, and the program runs from it, far from the repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.audit.tampering import genuine

ROOT = Path(__file__).parents[2]
PACKAGES = ("deaddrop", "domain", "projections", "service", "workers")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a wheel of this tree was unpacked."""
    pytest.importorskip("pip")
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for each in (*PACKAGES, "deploy/redis"):
        shutil.copytree(ROOT / each, source / each, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
    for each in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / each, source)
    build = ["wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(folder), str(source)]
    subprocess.run([sys.executable, "-m", "pip", *build], check=True, cwd=folder, timeout=300)
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "there")
    return folder / "there"


def test_every_file_of_the_packages_is_in_it(installed: Path) -> None:
    here = {str(each.relative_to(ROOT)) for name in PACKAGES for each in (ROOT / name).rglob("*") if each.is_file()}
    there = {str(each.relative_to(installed)) for each in installed.rglob("*") if each.is_file()}
    assert {each for each in here - there if "__pycache__" not in each} == set()


def test_the_program_runs_from_it(installed: Path, tmp_path: Path) -> None:
    """Its servers' settings are there, and it checks a record."""
    told = {**os.environ, "PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    asked = "import service.supervisor.redis_server as it; print(*(it.SETTINGS / f'{each}.conf' for each in ('events', 'jobs')))"
    found = subprocess.run(
        [sys.executable, "-c", asked], env=told, cwd=tmp_path, check=True, capture_output=True, text=True, timeout=60
    )
    for each in map(Path, found.stdout.split()):
        assert each.is_relative_to(installed)
        assert each.read_text() == (ROOT / "deploy" / "redis" / each.name).read_text()
    (tmp_path / "game.jsonl").write_bytes(genuine())
    verify = [sys.executable, "-m", "service.cli", "verify", "game.jsonl"]
    checked = subprocess.run(verify, env=told, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "honest" in checked.stdout
