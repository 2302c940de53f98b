"""Rewrites the generated modules; `--check` writes nothing and fails where they are not what the contract says.

What follows from the contract takes seconds to write, so its first line names the digests of the contract, without its
words, and of the text below; it is written again only where one of them is another. `--whole` does not believe it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from generator.blocking import to_sync
from generator.models import to_document, to_models
from generator.operations import to_operations, to_problems
from generator.typed import Schemas, own_schemas, shared_schemas, to_module, to_typed_document, with_tags
from service.http.openapi.typed import to_typed

HOME = Path(__file__).parent
ROOT = HOME.parent.parent
PACKAGE = HOME / "src/deaddrop_client"
MARK = "# Written by clients/regenerate; not to be edited."


WORDS = {"description", "summary", "title", "example", "examples"}


class Module(NamedTuple):
    """A generated module. make: writes it; source: what it follows from, if that is the contract."""

    name: str
    make: Callable[[], str]
    source: str = ""


def load_contract() -> Any:
    return yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)


def modules() -> Iterator[Module]:
    contract = load_contract()
    schemas = contract["components"]["schemas"]
    about = '"""What answers and bodies hold."""\n\n'
    yield Module("models.py", lambda: about + to_models(to_document(schemas)), without_words(schemas))
    yield from typed_modules(contract)
    said = without_words([contract["paths"], contract["components"]["parameters"]])
    about_operations = '"""The operations of the contract."""\n\n'
    yield Module("operations.py", lambda: about_operations + to_operations(contract), said)
    yield Module("wordlist.py", to_wordlist)
    codes = without_words(schemas["Problem"])
    yield Module("problems.py", lambda: '"""The problems, by code."""\n\n' + to_problems(contract), codes)
    for name in ("client", "driver", "tournament", "inbox", "organiser", "player", "seat", "seek", "talk"):
        blocking = to_sync((PACKAGE / "aio" / f"{name}.py").read_text())
        yield Module(f"sync/{name}.py", lambda text=blocking: text)  # type: ignore[misc]


def to_wordlist() -> str:
    """The words of heads, those of the specification."""
    words = (ROOT / "docs/spec/words.txt").read_text().split()
    lines = textwrap.wrap(" ".join(words), 118)
    return '"""The words of heads: docs/spec/words.txt."""\n\nWORDS = """\n' + "\n".join(lines) + '\n"""\n'


def typed_modules(contract: Schemas) -> Iterator[Module]:
    """The module of each ruleset, and before them the module of what all rulesets share."""
    base, rulesets = contract["components"]["schemas"], discover().newest()
    typed = [to_typed(contract, rules)["components"]["schemas"] for rules in rulesets]
    owned = [own_schemas(base, each) for each in typed]
    shared = shared_schemas(owned)
    documents = {"models": to_document(base)}
    about = '"""What the tables of all rulesets share: events with their openings, and commands."""\n\n'
    yield Module("shared.py", lambda: about + with_tags(to_models(to_typed_document(shared, {}), documents)), without_words(shared))
    with_shared = {**documents, "shared": to_typed_document(shared, {})}
    for rules, each, own in zip(rulesets, typed, owned, strict=True):
        yield typed_module(rules, each, {name: own[name] for name in own if name not in shared}, shared, with_shared)


def typed_module(rules: AnyRuleset, typed: Schemas, own: Schemas, shared: Schemas, documents: dict[str, str]) -> Module:
    """The module of a ruleset. typed: the schemas of its contract; own: those that only it has; documents: what it refers to, by module."""

    def make() -> str:
        models = to_models(to_typed_document(own, shared), documents)
        return (
            f'"""{rules.title}, version {rules.version}: its views, events, commands and options."""\n\n'
            + to_module(rules.name, rules.version, typed, shared, models)
        )

    return Module(f"{rules.name.replace('-', '_')}.py", make, without_words([rules.version, own]))


def without_words(value: object) -> str:
    """A part of the contract as JSON, without what only people read."""

    def bare(each: object) -> object:
        if isinstance(each, list):
            return [bare(item) for item in each]
        if not isinstance(each, dict):
            return each
        return {name: bare(item) for name, item in each.items() if name not in WORDS or not isinstance(item, str)}

    return json.dumps(bare(value))


def is_believed(kept: str, module: Module) -> bool:
    """Whether a module says that it was written from the same contract, and was not changed since."""
    first, _, text = kept.partition("\n")
    return bool(module.source) and first == head(module, text)


def head(module: Module, text: str) -> str:
    """The first line of a module."""
    return f"{MARK} {digest(makers(), module.source)} {digest(text)}" if module.source else MARK


def to_file(module: Module) -> str:
    """The module as it is kept."""
    text = formatted(module.make())
    return f"{head(module, text)}\n{text}"


def formatted(text: str) -> str:
    """Sorted imports, no unused ones, lines of the project's width."""
    for step in (["check", "--fix", "--quiet"], ["format", "--quiet"]):
        command = [sys.executable, "-m", "ruff", *step, "--config", str(ROOT / "pyproject.toml")]
        where = ["--stdin-filename", str(PACKAGE / "generated.py"), "-"]
        done = subprocess.run([*command, *where], input=text, capture_output=True, text=True, timeout=60, check=False)
        if done.returncode:
            raise RuntimeError(done.stdout[-2000:] + done.stderr)
        text = done.stdout
    return text


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:32]


def makers() -> str:
    """What modules follow from beside the contract."""
    own = [*sorted(HOME.glob("generator/*.py")), *sorted(HOME.glob("generator/templates/*"))]
    return digest(version("datamodel-code-generator"), *(path.read_text() for path in own))


def main() -> int:
    parser = argparse.ArgumentParser(prog="clients/regenerate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a module is not current")
    parser.add_argument("--whole", action="store_true", help="write every module, whatever it says")
    asked = parser.parse_args()
    outdated = []
    for module in modules():
        path = PACKAGE / module.name
        kept = path.read_text() if path.exists() else ""
        if is_believed(kept, module) and not asked.whole:
            continue
        if asked.check and module.source and not asked.whole:
            outdated.append(module.name)
        elif (text := to_file(module)) != kept:
            outdated.append(module.name)
            if not asked.check:
                path.write_text(text)
    if asked.check and outdated:
        print(f"not current: {', '.join(outdated)}; run clients/regenerate and commit it", file=sys.stderr)
    return 1 if asked.check and outdated else 0


if __name__ == "__main__":
    sys.exit(main())
