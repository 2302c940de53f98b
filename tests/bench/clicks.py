"""`python -m tests.bench.clicks`: how long a table's page takes from the click that answers to the table that shows it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from domain.catalogue import discover
from service.web.looks import look_of
from tests.browser.conftest import NAMES
from tests.browser.visitor import Visitor
from tests.journeys.service import whole_service

DECISIONS = 20
ALLOWED_MS = 300
"""On one machine that does nothing else."""

WATCH = """() => {
  window.took = [];
  let at = null;
  document.addEventListener('click', () => (at = performance.now()), { capture: true });
  new MutationObserver((changes) => {
    if (at === null || !changes.some(({ addedNodes }) => [...addedNodes].some((each) => each.id === 'now'))) return;
    window.took.push(performance.now() - at);
    at = null;
  }).observe(document.getElementById('table'), { subtree: true, childList: true });
}"""


def main() -> None:
    """Measure once, and print."""
    chromium = next(filter(None, map(shutil.which, NAMES)))
    with tempfile.TemporaryDirectory() as data, whole_service(Path(data)) as url, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for rules in discover():
            if look_of(rules).url("table.css"):
                took = sorted(clicks(browser, url, rules.name))
                print(f"{rules.name:17} median {median(took):4.0f} ms of {ALLOWED_MS}, {len(took)} from {took[0]:.0f} to {took[-1]:.0f} ms")
        browser.close()


def clicks(browser: Browser, url: str, ruleset: str) -> list[float]:
    """Milliseconds of each, in as many games as it takes."""
    anna, luck = Visitor(browser.new_context(reduced_motion="reduce"), url), Random(1)
    took: list[float] = []
    while len(took) < DECISIONS:
        anna.play(ruleset)
        anna.page.evaluate(WATCH)
        while len(took) < DECISIONS and anna.awaited():
            anna.click_something(luck, but="compose")  # of cards that may make no hand
            took += anna.page.evaluate("window.took.splice(0)")
    anna.context.close()
    return took


if __name__ == "__main__":
    main()
