"""What a problem says to a client; and the problems of requests that do not fit what is there (409)."""

from __future__ import annotations

from typing import NamedTuple


class ProblemKind(NamedTuple):
    """One kind of problem. meaning: for the page that its `type` resolves to."""

    status: int
    title: str
    meaning: str


CONFLICTS: dict[str, ProblemKind] = {
    "seat-taken": ProblemKind(409, "The seat is taken", "Somebody sits there, or it is no seat for people."),
    "no-open-seat": ProblemKind(
        409, "No seat is free", "Every seat that this request could take is taken. `open_seats` of the card counts those that need no code."
    ),
    "seek-filled": ProblemKind(
        409, "The seek is filled", "All its people have been found, and sit at their table. Join another, or make one of your own."
    ),
    "not-started": ProblemKind(
        409,
        "The game has not started",
        "It starts by itself when every seat is filled.",
    ),
    "not-your-decision": ProblemKind(
        409, "Not your decision", "The game waits for another seat; `decisions` in the view says for whom."
    ),
    "game-over": ProblemKind(409, "The game is over", "Nothing can be changed in a game that has ended."),
    "not-over": ProblemKind(
        409, "The game is not over", "A running game has no result that could be corrected; a ruling can end it."
    ),
    "seat-resigned": ProblemKind(409, "The seat has resigned", "A bot plays on in its place."),
    "seat-absent": ProblemKind(409, "The seat is absent", "A bot or the clock plays for it; its player sends `return` first."),
    "not-absent": ProblemKind(409, "The seat is not absent", "Only a seat that is absent can return."),
    "seat-free": ProblemKind(409, "Nobody sits there", "Only a seat that a person took can be given another token, or another person."),
    "not-waiting": ProblemKind(
        409, "The table waits for nobody", "Seats are filled, and tables start smaller, while somebody has yet to sit down."
    ),
    "too-few-seats": ProblemKind(
        409, "Too few for this table", "The rules seat no so few people with these options, or the deal was made for all seats."
    ),
    "rated-table": ProblemKind(409, "The table is rated", "Only people play there; start smaller, or open another table."),
    "paused": ProblemKind(
        409, "The game is paused", "No move is taken until the pause ends; `pause` of the view says when it does by itself."
    ),
    "not-paused": ProblemKind(409, "The game is not paused", "Only a pause that is on, or is yet to begin, can be ended."),
    "no-clock": ProblemKind(409, "No clock runs", "Time can be added only where a clock runs for what is being decided."),
    "not-awaited": ProblemKind(
        409, "The table does not wait for this seat", "No person owes a decision there: nobody can be reminded, and nobody's time ended."
    ),
    "group-closed": ProblemKind(
        409, "The group is closed", "A group of equal luck takes no more games, or plays another ruleset."
    ),
    "inbox-full": ProblemKind(
        409,
        "The inbox is full",
        "It holds as many seats of running games as it may: take some out, or make another inbox.",
    ),
    "too-many-webhooks": ProblemKind(
        409, "As many webhooks as there may be", "An inbox or player has at most 5: delete one, or make another inbox."
    ),
    "too-many-subscriptions": ProblemKind(
        409, "As many push subscriptions as there may be", "An inbox or player has at most 10: end one that is not used."
    ),
    "webhook-not-active": ProblemKind(
        409,
        "The webhook is not active",
        "It has not met its challenge yet, or was disabled; `state` and `reason` say which.",
    ),
    "too-many-open": ProblemKind(
        409,
        "As much is open as there may be",
        "From one address only so many games, games with bots, seeks, reports and studies may be open at once; the detail says which are too many. Each counts until "
        "it is over: finish, resign, leave or cancel one, or wait.",
    ),
    "identity-bound": ProblemKind(
        409,
        "Another player signs in by this account",
        "An account at another site opens one player here: sign in by it, or end it there, among what opens the account.",
    ),
    "too-many-credentials": ProblemKind(
        409,
        "As many credentials as there may be",
        "A player has at most 20 tokens, 5 open links, 10 passkeys and 3 accounts at other sites: end some that are listed at `GET /v1/players/me/credentials`.",
    ),
    "too-many-tokens": ProblemKind(
        409,
        "As many tokens and links as there may be",
        "From each token only so many tokens and links may descend, at a time and in all. Revoke what is not needed; `GET /v1/games/{g}/tokens` "
        "lists it.",
    ),
    "study-full": ProblemKind(
        409, "As many variations as there may be", "A study has at most 24 variations. Drop one by changing the study, or start another."
    ),
    "too-many-rulings": ProblemKind(
        409, "As many rulings as there may be", "A game may have 100 rulings; the last one counts."
    ),
    "too-many-interventions": ProblemKind(409, "As many interventions as there may be", "A game may have 200; each stays in its log."),
    "replay-diverged": ProblemKind(
        409,
        "The replay is not the game that was played",
        "The log does not lead to its own digests: `detail` names the first event that is wrong. It is not shown as if it were "
        "true; tell the operator.",
    ),
    "rules-not-installed": ProblemKind(
        409,
        "The rules of this game are not installed",
        "A game keeps the version of the rules that it was created under, and this host does not have it: the game can be read, with its "
        "log and record, and takes no commands. Ask the operator.",
    ),
    "impossible-position": ProblemKind(
        409,
        "No world looks like this position",
        "A fork draws a world that looks like what a seat knows, and none was found: the game came as a record, with a position "
        "that no game comes to.",
    ),
    "luck-closed": ProblemKind(
        409,
        "The commitments are closed",
        "Every seat is filled, and nobody can change any more what goes into the luck.",
    ),
    "luck-not-closed": ProblemKind(
        409,
        "The commitments are not closed yet",
        "A nonce is shown when nobody can change his any more: keep it until the log has `game.luck_closed`, and check there that your "
        "commitment is among those.",
    ),
    "luck-not-drawn": ProblemKind(
        409, "Nonces are still awaited", "Public luck comes after the last nonce: wait until `luck.state` is `drawn`."
    ),
    "luck-drawn": ProblemKind(
        409, "The luck is drawn", "It is too late for this nonce, or the game waits for nothing of the kind."
    ),
    "other-round": ProblemKind(
        409,
        "Another round is awaited",
        "This game waits for the round that `luck.round` of its view names, and for no other.",
    ),
    "other-history": ProblemKind(
        409,
        "Another history than you name",
        "The commitments of this game were closed in another entry than the one whose digest you sent. You may have been shown another game than others: "
        "keep your nonce, and what you were shown.",
    ),
    "no-rematch": ProblemKind(
        409, "There is no rematch", "Only a game that has ended has one, and no table that was cancelled for want of nonces."
    ),
    "has-forks": ProblemKind(409, "Other games go on from it", "Their past lies in this game, so it stays."),
    "game-differs": ProblemKind(
        409,
        "Another history of this game is here",
        "A game of this id is here, and it did not go as this record says.",
    ),
    "busy": ProblemKind(
        409,
        "Too many at once",
        "Others changed the game at the same moment, again and again. Send the same request again.",
    ),
    "player-full": ProblemKind(
        409,
        "The player holds as many seats as may be",
        "A player holds at most 100 seats of running games, and 2,000 in all. Seats can be held without a player.",
    ),
    "seat-bound": ProblemKind(
        409,
        "Another player holds this seat",
        "A seat has one holder. It is free again when its token is revoked, or that player forgotten.",
    ),
}
