"""One list of settings: what the code reads, the help and the page explain, and the environment file of `deploy` offers."""

from __future__ import annotations

import re
from pathlib import Path

from service.config import Config
from service.quotas import PROFILES
from tests.operations.deployed import ROOT, TEMPLATE, environment_file
from tests.operations.settings import documented_settings


def not_for_deployment(template: str) -> set[str]:
    """The settings that the template leaves out, and says so."""
    return set(re.findall(r"\b(?:HOST|PORT|DEADDROP_[A-Z_]+)\b", template.partition("# Not for deployment: ")[2]))


def offered(template: str) -> set[str]:
    """The settings that the template sets, or shows with an example."""
    return set(re.findall(r"^#?([A-Z][A-Z_]+)=", template, re.M))


def test_the_help_names_what_the_code_reads() -> None:
    files = [*(ROOT / "service").glob("*.py"), *(ROOT / "service/cli").glob("*.py")]
    code = "".join(path.read_text() for path in files)
    read = set(re.findall(r"\"(HOST|PORT|DEADDROP_[A-Z_]+)\"", code)) - {"DEADDROP_READY_FD", "DEADDROP_SUPERVISOR"}
    read -= {"DEADDROP_EVENTS_MEMORY"}  # of the server that the units start: doctor says its limit
    assert read == documented_settings()


def test_so_does_the_page() -> None:
    table = (ROOT / "docs/operations.md").read_text().partition("\n## Settings\n")[2].partition("\n## ")[0]
    cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    assert set(re.findall(r"`(\w+)`", "".join(cells))) == documented_settings() | {"DEADDROP_EVENTS_MEMORY"}


def test_each_is_in_the_environment_file_or_not_for_deployment() -> None:
    assert offered(TEMPLATE) | not_for_deployment(TEMPLATE) == documented_settings() | {"DEADDROP_EVENTS_MEMORY"}
    assert not offered(TEMPLATE) & not_for_deployment(TEMPLATE)


def test_a_setting_that_is_left_out_is_found() -> None:
    left_out = TEMPLATE.replace("#DEADDROP_PLAYOUTS=20\n", "")
    assert documented_settings() - offered(left_out) - not_for_deployment(left_out) == {"DEADDROP_PLAYOUTS"}


def test_the_template_is_one_that_the_parts_can_start_with(tmp_path: Path) -> None:
    told = environment_file(TEMPLATE) | {"DEADDROP_DATA": str(tmp_path), "DEADDROP_SECRET": "ab" * 32}
    config = Config.from_env(told)
    assert (config.proxies, config.open_limits) == (1, PROFILES["public"].open_limits)
    examples = re.sub(r"^#([A-Z_]+=.)", r"\1", TEMPLATE, flags=re.M)
    shown = environment_file(examples) | told | {"DEADDROP_OIDC_ISSUER": ""}
    assert Config.from_env(shown).has_courier
