"""Rules of a tournament: the newest version at its creation, fixed from then on."""

from __future__ import annotations

from domain.game.absent_rules import require_rules
from domain.game.events.seat_plan import Policy
from domain.kernel.errors import Malformed, Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.validation.messages import not_one_of
from extensions.tournaments.domain.decide.requirements import malformed
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.rulesets.policies import installed_policy

BUILT_IN_BOTS = ("house", "random")


def rules_of_new_tournament(context: Context, ruleset: str) -> AnyRuleset:
    """The newest version of a ruleset.  Raises Malformed."""
    try:
        return context.catalogue[ruleset]
    except Missing:
        message = not_one_of(ruleset, [each.name for each in context.catalogue.newest()])
        raise Malformed(f"ruleset: {message}", {"ruleset": [message]}) from None


def rules_of_tournament(context: Context, tournament: Tournament) -> AnyRuleset:
    """The rules of a tournament's games.  Raises RulesNotInstalled."""
    rules = context.catalogue.for_game(tournament.regulations.ruleset, tournament.regulations.ruleset_version)
    require_rules(rules)
    return rules


def policy_of_entry(context: Context, tournament: Tournament, bot: str | None) -> Policy | None:
    """The installed policy of an entry's bot; None for people.  Raises Malformed, RulesNotInstalled."""
    if bot is None:
        return None
    rules = rules_of_tournament(context, tournament)
    known = [*BUILT_IN_BOTS, *rules.imagining.bots]
    if bot not in known:
        raise malformed("bot", not_one_of(bot, known))
    return installed_policy(rules, bot)
