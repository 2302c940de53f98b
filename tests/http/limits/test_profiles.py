"""The two profiles of limits, and the settings that change single numbers of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask

from service.cannot_start import BadSetting
from service.config import Config
from service.quotas import ALL_POLICIES, PROFILES, ImportBudget, OpenLimits, Profile
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest

BOUNDS = Path(__file__).parents[3] / "docs/bounds.md"


def limits_of(**settings: str) -> Profile:
    """The limits of an installation with these settings."""
    environ = {f"DEADDROP_{name}": value for name, value in settings.items()}
    config = Config.from_env({"DEADDROP_SECRET": "ab" * 32, **environ})
    assert config.open_limits
    assert config.imports
    return Profile(config.limits, config.open_limits, config.imports)


def quotas(profile: Profile) -> dict[str, int]:
    return {policy.name: policy.quota for policy in profile.limits}


def test_without_a_setting_it_is_the_private_one() -> None:
    assert limits_of() == limits_of(PROFILE="private") == Profile(ALL_POLICIES, OpenLimits(), ImportBudget())


def test_the_public_one_allows_no_more_of_anything_and_less_of_most() -> None:
    private, public = limits_of(), limits_of(PROFILE="public")
    assert public == PROFILES["public"]
    for one, other in ((quotas(public).values(), quotas(private).values()), (public.imports, private.imports)):
        assert all(few <= many for few, many in zip(one, other, strict=True))
        assert sum(one) < sum(other)
    for name in ("games", "bot_games", "seeks", "seats"):
        assert getattr(public.open_limits, name) < getattr(private.open_limits, name)
    assert public.open_limits.streams == 100


@pytest.mark.parametrize("profile", PROFILES)
def test_a_single_setting_changes_a_single_number(profile: str) -> None:
    usual = limits_of(PROFILE=profile)
    changed = limits_of(PROFILE=profile, OPEN="games=300", LIMITS="reads=77", IMPORTS="day-mib=3")
    assert changed.open_limits == usual.open_limits._replace(games=300)
    assert quotas(changed) == quotas(usual) | {"reads": 77}
    assert changed.imports == usual.imports._replace(day_bytes=3 << 20)


def test_off_is_off_under_both() -> None:
    for profile in PROFILES:
        off = dict.fromkeys(("DEADDROP_LIMITS", "DEADDROP_OPEN", "DEADDROP_IMPORTS"), "off")
        config = Config.from_env({"DEADDROP_SECRET": "ab" * 32, "DEADDROP_PROFILE": profile, **off})
        assert (config.limits, config.open_limits, config.imports) == ((), None, None)


def test_another_word_is_refused() -> None:
    with pytest.raises(BadSetting, match="DEADDROP_PROFILE must be private or public, not 'open'"):
        limits_of(PROFILE="open")


def test_the_page_has_the_numbers_of_both() -> None:
    page = BOUNDS.read_text(encoding="utf-8")
    private, public = (PROFILES[name] for name in ("private", "public"))
    for policy, few in zip(private.limits, public.limits, strict=True):
        assert f"| `{policy.name}` | {policy.quota} | {few.quota} |" in page
    for name in ("games", "bot_games", "seeks", "seats"):
        row = f"| `{name.replace('_', '-')}` | {getattr(private.open_limits, name)} | {getattr(public.open_limits, name)} |"
        assert row in page
    rows = (("day-games", 0, 1), ("day-mib", 1, 1 << 20), ("games", 2, 1), ("mib", 3, 1 << 20))
    for name, at, unit in rows:
        assert f"| `{name}` | {private.imports[at] // unit} | {public.imports[at] // unit} |" in page


@pytest.mark.parametrize(("profile", "statuses"), [("private", {201: 11}), ("public", {201: 10, 409: 1})])
def test_an_address_opens_as_many_games_with_bots_as_the_profile_says(
    serve: Callable[..., Flask], store: MemoryStore, profile: str, statuses: dict[int, int]
) -> None:
    guest = Guest(serve(store, open_limits=limits_of(PROFILE=profile).open_limits))
    table = {"ruleset": "microfilms", "seats": [*[{"kind": "human"}] * 2, {"kind": "bot", "bot": "house"}]}
    assert Counter(guest.post("/v1/games", table).status_code for _ in range(11)) == statuses
