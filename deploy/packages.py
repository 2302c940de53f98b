"""Builds all that a release publishes, from the commit that is checked out: two wheels, npm's tarball, the tested versions.

    .venv/bin/python -m deploy.packages dist --version 0.1.0 --source https://forge.example/team/dead-drop

Pages of registries show the READMEs of packages without the repository, so their links become addresses at the tag. Exits with 1, and
lists what is missing, if the commit is not that version. It publishes nothing: `.github/workflows/release.yml` does.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from clients.typescript.generate import environment_with_node, npm

ROOT = Path(__file__).parents[1]
PYTHON = (".", "clients/python")
NPM = "clients/typescript"
LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)#\s]+)")
"""A relative target of a link or a picture in Markdown, without its fragment."""
PINNED = re.compile(r"^([a-z0-9]\S*==\S+)", re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the packages of a release.")
    parser.add_argument("folder", type=Path, help="where to write them")
    parser.add_argument("--version", required=True, help="the version, without v")
    parser.add_argument("--source", required=True, help="the address of the repository on its forge")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as kept:
        copy = Path(kept)
        tree = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=BytesIO(tree)) as archive:
            archive.extractall(copy, filter="data")
        if missing := list(faults(copy, asked.version)):
            sys.exit("\n".join(missing))
        for each in (*PYTHON, NPM):
            make_links_absolute(copy, copy / each / "README.md", f"{asked.source}/blob/v{asked.version}")
        name_source(copy, asked.source)
        asked.folder.mkdir(parents=True, exist_ok=True)
        build(copy, asked.folder.resolve())


def faults(root: Path, version: str) -> Iterator[str]:
    """The reasons, one a line, why a tree is not this version."""
    stated = {f"{each}/pyproject.toml": project(root / each)["version"] for each in PYTHON}
    stated[f"{NPM}/package.json"] = json.loads((root / NPM / "package.json").read_text())["version"]
    citation = (root / "CITATION.cff").read_text()
    stated["CITATION.cff"] = "".join(re.findall(r"^version: (\S+)$", citation, re.MULTILINE))
    for path, found in stated.items():
        if found != version:
            yield f"{path.removeprefix('./')}: the version is {found or 'missing'} and not {version}"
    dated = re.search(rf"^## \[{re.escape(version)}\] - (\d{{4}}-\d\d-\d\d)$", (root / "CHANGELOG.md").read_text(), re.MULTILINE)
    if dated is None:
        yield f"CHANGELOG.md: no dated section [{version}]"
    elif f"date-released: {dated[1]}\n" not in citation:
        yield f"CITATION.cff: date-released is not {dated[1]}, the date of CHANGELOG.md"


def project(folder: Path) -> dict[str, str]:
    """The table `project` of a pyproject.toml."""
    found: dict[str, str] = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    return found


def make_links_absolute(root: Path, readme: Path, base: str) -> None:
    """Give every relative link of a README its address. Raises ValueError for one that leads out of the tree."""

    def absolute(found: re.Match[str]) -> str:
        return f"{found[1]}{base}/{(readme.parent / found[2]).resolve().relative_to(root.resolve())}"

    readme.write_text(LINK.sub(absolute, readme.read_text()))


def name_source(root: Path, source: str) -> None:
    """State the repository's address in all metadata; npm compares it with the place that publishes."""
    for each in PYTHON:
        with (root / each / "pyproject.toml").open("a") as metadata:
            metadata.write(f'\n[project.urls]\nSource = "{source}"\nChangelog = "{source}/blob/main/CHANGELOG.md"\n')
    path = root / NPM / "package.json"
    package = json.loads(path.read_text()) | {"repository": {"type": "git", "url": f"git+{source}.git", "directory": NPM}}
    path.write_text(json.dumps(package, indent=2) + "\n")


def build(root: Path, folder: Path) -> None:
    """Write the packages to a folder, without asking a registry."""
    wheel = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    for each in PYTHON:
        subprocess.run([*wheel, str(root / each)], check=True)
    pack = npm("pack", "--silent", "--pack-destination", str(folder))
    subprocess.run(pack, cwd=root / NPM, env=environment_with_node(), check=True, stdout=sys.stderr)
    pinned = PINNED.findall((root / "requirements.lock").read_text())
    (folder / "constraints.txt").write_text("".join(f"{each}\n" for each in pinned))


if __name__ == "__main__":
    main()
