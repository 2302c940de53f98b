"""Laws of a ruleset as it is written: the facts name its events, and its events cite its rules."""

from __future__ import annotations

import pytest

from deaddrop.testing.audience import WHO, fact_to_write, tag
from deaddrop.testing.citations import rule_numbers
from deaddrop.testing.facts import Facts, MissingFact
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.ruleset_check import check_ruleset


def the_ruleset_can_be_hosted(rules: AnyRuleset, _: Facts) -> None:
    """Name, version, types and schemas meet the requirements of a service that loads the ruleset."""
    check_ruleset(rules)


def the_facts_name_every_event(rules: AnyRuleset, facts: Facts) -> None:
    """`Facts.may_know` has a line for each event of the rules, and for no other."""
    named = facts.may_know or {}
    missing = [event for event in rules.events if tag(event) not in named]
    if missing:
        lines = "\n".join(map(fact_to_write, missing))
        raise MissingFact(f"Facts(may_know={{…}}) lacks events of {rules.name}. Write\n{lines}\n{WHO}")
    strange = sorted(set(named) - {tag(event) for event in rules.events})
    assert not strange, f"Facts(may_know={{…}}) names events that {rules.name} does not have: {', '.join(strange)}"


def events_cite_rules(rules: AnyRuleset, _: Facts) -> None:
    """Each event has the number of a rule in the rulebook."""
    numbers = rule_numbers(rules)
    if numbers is None:
        pytest.skip(
            "there is neither a rulebook nor a RULES.md next to the code: with one, events and offers must cite its numbers"
        )
    for event in rules.events:
        assert event.rule in numbers, f"{tag(event)} cites rule {event.rule}, which the rulebook does not have"


LAWS = (the_ruleset_can_be_hosted, the_facts_name_every_event, events_cite_rules)
