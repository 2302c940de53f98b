"""Choice of the rules' version for a new game."""

from __future__ import annotations

from domain.game.absent_rules import require_rules
from domain.kernel.errors import Malformed, Missing
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.validation.messages import not_one_of
from service.app.core.authorization import load_game_of_token
from service.app.core.context import Context


def rules_of_new_game(context: Context, ruleset: str, new_id: str, group_token: str | None) -> AnyRuleset:
    """The newest version of a ruleset; in a duplicate group, the version of its first game, given by its organiser's
    token.

    A creation repeated after a newer version was installed gets the version of the first time.
    Raises Malformed, Unauthorised, RulesNotInstalled.
    """
    if len(context.catalogue.versions(ruleset)) > 1 and context.games.exists(new_id):
        made = context.games.load(new_id).rules
        return made if made.name == ruleset else find_newest_rules(context, ruleset)
    if group_token is not None:
        root = load_game_of_token(context, group_token).rules
        if root.name == ruleset:
            require_rules(root)
            return root
    return find_newest_rules(context, ruleset)


def find_newest_rules(context: Context, ruleset: str) -> AnyRuleset:
    """The newest version of a ruleset.  Raises Malformed."""
    try:
        return context.catalogue[ruleset]
    except Missing:
        message = not_one_of(ruleset, [each.name for each in context.catalogue.newest()])
        raise Malformed(f"ruleset: {message}", {"ruleset": [message]}) from None
