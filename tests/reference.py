"""`python -m tests.reference`: writes docs/reference.md, every public name of `deaddrop` with the first sentence of its docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference.md"
MODULES = ("deaddrop.games", "deaddrop.rules", "deaddrop.testing", "deaddrop.verify")
HEAD = """# Reference: the public names

Names that other distributions may import, by module. A name's full docstring is at its definition;
[write-a-game.md](write-a-game.md) shows their use. Other names may change with any release.
"""


@cache
def parsed(module: str) -> ast.Module:
    path = ROOT.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def first_sentence(text: str) -> str:
    """The first sentence of a docstring, in one line.

    >>> first_sentence("A seat, from 0.  Raises Malformed: where\\n there is none.")
    'A seat, from 0.'
    """
    line = " ".join(text.split("\n\n")[0].split())
    return re.split(r"(?<=[.!?])\s+(?=[A-Z`])", line)[0]


def defined(module: str, name: str) -> tuple[str, str]:
    """A name as a reader writes it, and its docstring; of a value the text below it. Empty where there is none."""
    body = parsed(module).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.ClassDef() if node.name == name:
                return name, ast.get_docstring(node) or ""
            case ast.FunctionDef() if node.name == name:
                return f"{name}({parameters(node)})", ast.get_docstring(node) or ""
            case ast.Assign(targets=[ast.Name(id=target)]) | ast.AnnAssign(target=ast.Name(id=target)) if (
                target == name
            ):
                match after:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        return name, text
                return name, ""
    raise LookupError(f"{module} does not define {name}")


def parameters(function: ast.FunctionDef) -> str:
    """The names of a function's parameters, in order."""
    told = function.args
    starred = [f"*{told.vararg.arg}"] if told.vararg else ["*"] if told.kwonlyargs else []
    more = [f"**{told.kwarg.arg}"] if told.kwarg else []
    return ", ".join(
        [each.arg for each in (*told.posonlyargs, *told.args)] + starred + [each.arg for each in told.kwonlyargs] + more
    )


def public_names(module: str) -> set[str]:
    """What a module lists in `__all__`."""
    for node in parsed(module).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=listed):
                return set(ast.literal_eval(listed))
    raise LookupError(f"{module} lists no public names")


def imported(module: str) -> Iterator[tuple[str, list[str]]]:
    """The modules that a public one takes its names from, with these."""
    public = public_names(module)
    for node in parsed(module).body:
        if isinstance(node, ast.ImportFrom) and node.module != "__future__":
            names = [each.name for each in node.names if each.name in public]
            public -= set(names)
            yield node.module or "", names
    if public:
        yield module, sorted(public)


def lines(module: str) -> Iterator[str]:
    yield f"\n## `{module}`\n\n{first_sentence(ast.get_docstring(parsed(module)) or '')}\n"
    yield "\n| name | meaning |\n|---|---|\n"
    for source, names in imported(module):
        for name in sorted(names, key=str.casefold):
            said, text = defined(source, name)
            told = first_sentence(text).replace("|", "\\|")
            yield f"| `{said}` | {told} |\n"


def page() -> str:
    return HEAD + "".join(line for module in MODULES for line in lines(module))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
