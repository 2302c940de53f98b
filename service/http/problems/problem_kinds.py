"""The type of a problem's definition, and the problems of requests that conflict with the current state (409)."""

from __future__ import annotations

from typing import NamedTuple


class ProblemKind(NamedTuple):
    """One kind of problem. meaning: text of the page at its `type`, and the default `detail`; wait_s: the usual `Retry-After`."""

    status: int
    title: str
    meaning: str
    wait_s: int | None = None


CONFLICTS: dict[str, ProblemKind] = {
    "seat-taken": ProblemKind(409, "The seat is taken", "A person has the seat already, or it is a bot's."),
    "no-open-seat": ProblemKind(
        409, "No seat is free", "Every seat that this request could take is taken. `open_seats` of the card counts the free seats that need no code."
    ),
    "not-started": ProblemKind(
        409,
        "The game has not started",
        "It starts when every seat is filled.",
    ),
    "not-your-decision": ProblemKind(
        409, "Not your decision", "The game waits for another seat; `decisions` in the view lists the awaited seats."
    ),
    "game-over": ProblemKind(409, "The game is over", "Nothing can be changed in a game that has ended."),
    "not-over": ProblemKind(
        409, "The game is not over", "A running game has no result that could be corrected; a ruling can end it."
    ),
    "seat-resigned": ProblemKind(409, "The seat has resigned", "A bot plays on in its place."),
    "seat-absent": ProblemKind(409, "The seat is absent", "A bot or the clock plays for it; its player sends `return` first."),
    "not-absent": ProblemKind(409, "The seat is not absent", "Only a seat that is absent can return."),
    "seat-free": ProblemKind(409, "The seat is free", "Only a seat that a person has taken can get another token or another person; a seat that the service plays never can."),
    "not-waiting": ProblemKind(
        409, "The table is not waiting for people", "Filling seats and starting smaller need a table with free seats that has not started."
    ),
    "too-few-seats": ProblemKind(
        409, "Too few for this table", "With these options the rules need more people, or the deal was made for all seats."
    ),
    "rated-table": ProblemKind(409, "The table is rated", "Only people play at a rated table; start smaller, or open another table."),
    "paused": ProblemKind(
        409, "The game is paused", "No move is accepted until the pause ends; `pause` of the view has the time of its end."
    ),
    "not-paused": ProblemKind(409, "The game is not paused", "Only a current or announced pause can be ended."),
    "no-clock": ProblemKind(409, "No clock runs", "Time can be added only while a clock runs for the open decision."),
    "not-awaited": ProblemKind(
        409, "The table does not wait for this seat", "The seat owes no decision that a person must make, so it cannot be reminded, and its time cannot be ended."
    ),
    "slip-used": ProblemKind(
        409, "Another device has opened this slip", "A slip is exchanged once. If that was not you, ask for a new one where you got it: it ends the other device's token."
    ),
    "no-seat-asks": ProblemKind(
        409, "No seat can be asked for here", "The table's seats have turned it off, or it is rated, of a duplicate deal or of a tournament, or no other person plays there: ask the organiser for a new link."
    ),
    "seat-asked-for": ProblemKind(409, "Another ask is open", "Somebody asks for this seat, or two other seats of the table are asked for. An ask is open for 3 minutes."),
    "seat-ask-over": ProblemKind(409, "The ask is over", "It was answered, its time was up, or there never was one."),
    "own-seat-ask": ProblemKind(409, "Another seat has to agree", "The device that plays the seat may refuse an ask for it; the person of another seat agrees, never a bot."),
    "round-under-way": ProblemKind(409, "Not at this step of the round", "The round, or another one, is at a step that does not allow it."),
    "group-closed": ProblemKind(
        409, "The group is closed", "The group of duplicate deals takes no more games, or plays another ruleset."
    ),
    "inbox-full": ProblemKind(
        409,
        "The inbox is full",
        "It holds the most seats of running games that it may: remove some, or make another inbox.",
    ),
    "too-many-webhooks": ProblemKind(
        409, "As many webhooks as there may be", "An inbox or player has at most 5: delete one, or make another inbox."
    ),
    "too-many-subscriptions": ProblemKind(
        409, "As many push subscriptions as there may be", "An inbox or player has at most 10: delete an unused one."
    ),
    "webhook-not-active": ProblemKind(
        409,
        "The webhook is not active",
        "It has not answered its challenge yet, or was disabled; see `state` and `reason`.",
    ),
    "too-many-open": ProblemKind(
        409,
        "As much is open as there may be",
        "The number of open games, games with bots, seeks, reports and studies from one address is limited; `detail` names the exceeded limit. Each counts until "
        "it is over: finish, resign, leave or cancel one, or wait.",
    ),
    "identity-bound": ProblemKind(
        409,
        "Another player signs in by this account",
        "An account at another site signs in one player here: sign in by it, or delete it among that player's credentials.",
    ),
    "too-many-credentials": ProblemKind(
        409,
        "As many credentials as there may be",
        "A player has at most 20 tokens, 5 open links, 10 passkeys and 3 accounts at other sites: delete some of the list at `GET /v1/players/me/credentials`.",
    ),
    "too-many-tokens": ProblemKind(
        409,
        "As many tokens and links as there may be",
        "The number of tokens and links that descend from a token is limited, at a time and in total. Revoke unused ones; `GET /v1/games/{g}/tokens` "
        "lists them.",
    ),
    "study-full": ProblemKind(
        409, "As many variations as there may be", "A study has at most 24 variations. Remove one by changing the study, or start another."
    ),
    "too-many-rulings": ProblemKind(
        409, "As many rulings as there may be", "A game may have 100 rulings; the last one counts."
    ),
    "too-many-interventions": ProblemKind(409, "As many interventions as there may be", "A game may have 200; each stays in its log."),
    "too-often": ProblemKind(
        409,
        "This was done as often as it may be",
        "Acts that move no game have a number, as they stay in its log: a seat leaves at most 4 times in a minute and 100 times in a game; it may "
        "always return. `detail` names the bound.",
    ),
    "replay-diverged": ProblemKind(
        409,
        "The log does not match its digests",
        "Replaying the log gives other digests than it holds: `detail` names the first wrong event. The service does not show "
        "such a game; tell the operator.",
    ),
    "rules-not-installed": ProblemKind(
        409,
        "The rules of this game are not installed",
        "A game keeps the version of the rules that it was created under, and this host does not have it: the game can be read, with its "
        "log and record, and takes no commands. Ask the operator.",
    ),
    "reset": ProblemKind(
        409,
        "The log does not continue from your position",
        "It ends before `after`, or has another event there: it was put back, for example from a backup. Drop what you hold of it, and read it from its "
        "beginning. `reset` has the reason and the last version that you may read; streams send the same as `event: reset`, or as a line.",
    ),
    "impossible-position": ProblemKind(
        409,
        "No world matches this position",
        "A fork samples a world that matches a seat's knowledge, and none was found: the game was imported with a position "
        "that play cannot reach.",
    ),
    "luck-closed": ProblemKind(
        409,
        "The commitments are closed",
        "Every seat is filled, so commitments can no longer change.",
    ),
    "luck-not-closed": ProblemKind(
        409,
        "The commitments are not closed yet",
        "A nonce is revealed only after all commitments are final: keep it until the log has `game.luck_closed`, and check that your "
        "commitment is in that event.",
    ),
    "luck-not-drawn": ProblemKind(
        409, "Nonces are still awaited", "Public entropy comes after the last nonce: wait until `luck.state` is `drawn`."
    ),
    "luck-drawn": ProblemKind(
        409, "The luck is drawn", "It is too late for this nonce, or the game needs none."
    ),
    "other-round": ProblemKind(
        409,
        "Another round is awaited",
        "This game needs exactly the round that `luck.round` of its view names.",
    ),
    "other-history": ProblemKind(
        409,
        "Another history than you name",
        "The digest you sent differs from the event's that closed the commitments of this game. The service may have shown you another log than others: "
        "keep your nonce, and the log you received.",
    ),
    "no-rematch": ProblemKind(
        409, "There is no rematch", "Only a game that has ended has a rematch, unless the table was cancelled because nonces were missing."
    ),
    "has-forks": ProblemKind(409, "The game has forks", "Forks refer to this game's log, so it cannot be removed."),
    "game-differs": ProblemKind(
        409,
        "Another history of this game is here",
        "A game with this id exists here, and its log differs from this record.",
    ),
    "busy": ProblemKind(
        409,
        "Send the same request again",
        "Other requests changed the same game, player or resource at the same moment, so this one changed nothing. Send it again as it was, with the same "
        "`Idempotency-Key`, after the seconds in `Retry-After`.",
        wait_s=1,
    ),
    "player-full": ProblemKind(
        409,
        "The player holds as many seats as may be",
        "A player holds at most 100 seats of running games, and 2,000 in total. Seats can be held without a player.",
    ),
    "seat-bound": ProblemKind(
        409,
        "Another player holds this seat",
        "A seat has one holder. It is free again when its token is revoked or that player is forgotten.",
    ),
}
