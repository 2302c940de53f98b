"""Every store that holds an account's texts, with what deletes them there. Forgetting walks this table and nothing else: the
core's rows, those that the extensions of the process bring, and those that an extension brings on or off.

A use case that copies a text of an account into a store notes a hold before it writes (`players.held_texts`, or a row of
the player's own list), and looks for the player again after it.
"""

from __future__ import annotations

from service.app.core.context import Context
from service.app.forgetting.text_store import FormerSeat, TextStore
from service.app.moderation import acts, reports
from service.app.moderation.retention import erase_player, erase_seat
from service.app.players.held_texts import HeldName, drop_held, erase_name
from service.app.projected.results import erase_holder
from service.app.studies import study_rows
from service.app.studies.study_rows import delete_player_studies, studies_of
from service.app.webhook_state.webhook_rows import drop_webhooks, player_owner


def erase_seat_name(context: Context, former: FormerSeat) -> None:
    """Delete the name of a seat, and from the results of rated games its holder."""
    if former.is_own:
        context.store.drop_name(former.game, former.seat)
        context.games.forget_names(former.game)
        erase_holder(context, former.game, former.seat)
    elif former.commitment is not None:
        erase_name(context, HeldName(former.game, former.seat, former.commitment))


CORE_STORES = (
    TextStore("the player", ("es:{*}:p:*",)),  # buried once all others are done
    TextStore("names of seats", ("es:{*}:n:*",), of_seat=erase_seat_name, settle=drop_held),
    TextStore("messages", ("es:{*}:c:*",), of_seat=lambda context, former: erase_seat(context, *former[:3])),
    TextStore(
        "webhooks, push subscriptions and mail addresses", ("es:{*}:w:player-*",),
        of_player=lambda context, player: drop_webhooks(context, player_owner(player)),
    ),
    TextStore(
        "studies", (f"pj:{{{study_rows.NAME}}}:rows",),
        of_player=delete_player_studies, settle=lambda context, player: context.store.drop(studies_of(player)),
    ),
    TextStore(
        "reports and acts of moderation", (f"pj:{{{reports.NAME}}}:rows", f"pj:{{{acts.NAME}}}:rows"), of_player=erase_player
    ),
)


def text_stores(context: Context) -> tuple[TextStore, ...]:
    """The whole table in a process."""
    return (*CORE_STORES, *context.extensions.of("app", TextStore), *context.extensions.always(TextStore))
