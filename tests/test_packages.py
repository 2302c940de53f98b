"""What a release publishes: built from a commit that is the version, and no other; with links that lead somewhere without the repository."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from shutil import copy
from zipfile import ZipFile

import pytest

from deploy.packages import PYTHON, ROOT, faults, make_links_absolute, project

SOURCE = "https://forge.example/team/dead-drop"
FILES = ("CHANGELOG.md", "CITATION.cff", *(f"{each}/pyproject.toml" for each in PYTHON), "clients/typescript/package.json")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of all that states a version, with a dated section for it."""
    for each in FILES:
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / each, tmp_path / each)
    dated = re.findall(r"^date-released: (.+)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)[0]
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## [{VERSION}] - {dated}\n")
    return tmp_path


VERSION = project(ROOT)["version"]


def test_the_version_is_stated_once_everywhere(tree: Path) -> None:
    assert list(faults(tree, VERSION)) == []
    assert len(list(faults(tree, "9.9.9"))) == len(FILES)


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        ("CHANGELOG.md", f"[{VERSION}] - ", f"[{VERSION}] of "),
        ("CITATION.cff", "date-released: 2", "date-released: 1"),
        ("clients/typescript/package.json", VERSION, "0.0.9"),
    ],
)
def test_each_fault_is_named(tree: Path, path: str, old: str, new: str) -> None:
    (tree / path).write_text((tree / path).read_text().replace(old, new))
    [fault] = faults(tree, VERSION)
    assert fault.startswith(f"{path}: ")


def test_links_lead_to_the_tag(tmp_path: Path) -> None:
    (tmp_path / "clients").mkdir()
    readme = tmp_path / "clients/README.md"
    readme.write_text("[a](../docs/a.md#b) ![c](c.webp) [d](https://d.example) [e](#e)")
    make_links_absolute(tmp_path, readme, f"{SOURCE}/blob/v1")
    base = f"{SOURCE}/blob/v1"
    assert readme.read_text() == f"[a]({base}/docs/a.md#b) ![c]({base}/clients/c.webp) [d](https://d.example) [e](#e)"


@pytest.mark.long
def test_the_packages_of_this_commit(tmp_path: Path) -> None:
    """Needs a repository, whose commit is built; node and npm are those of the development packages."""
    if "dated section" in " ".join(faults(ROOT, VERSION)):
        pytest.skip("CHANGELOG.md has no dated section yet: this commit is between two releases")
    command = [sys.executable, "-m", "deploy.packages", str(tmp_path), "--version", VERSION, "--source", SOURCE]
    subprocess.run(command, cwd=ROOT, check=True, timeout=600)
    names = {f"{each}-{VERSION}-py3-none-any.whl" for each in ("deaddrop_games", "deaddrop_client")}
    assert {each.name for each in tmp_path.iterdir()} == {*names, f"deaddrop-client-{VERSION}.tgz", "constraints.txt"}
    for name in names:
        with ZipFile(tmp_path / name) as wheel:
            [about] = [each for each in wheel.namelist() if each.endswith("METADATA")]
            text = wheel.read(about).decode()
        assert f"Project-URL: Source, {SOURCE}" in text
        assert re.findall(r"\]\((?!https?:|#)", text) == []
    with tarfile.open(tmp_path / f"deaddrop-client-{VERSION}.tgz") as tarball:
        package = tarball.extractfile("package/package.json")
        assert package is not None
        assert json.load(package)["repository"]["url"] == f"git+{SOURCE}.git"
        assert {"package/dist/index.js", "package/LICENSE"} <= set(tarball.getnames())
    assert "flask==" in (tmp_path / "constraints.txt").read_text()
