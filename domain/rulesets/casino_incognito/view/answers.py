"""Effects of answers, and the places a player points at to give them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.words.consequences import Row, Rows, consequence_by_field
from domain.kernel.words.phrases import Consequence
from domain.kernel.words.pointing import seat_place
from domain.rulesets.casino_incognito.model import commands
from domain.rulesets.casino_incognito.model.abilities import WINDOWS_OF_SCORING
from domain.rulesets.casino_incognito.model.cards import Card, LaidCard, split_laid_card
from domain.rulesets.casino_incognito.model.hand_ranking import Strength
from domain.rulesets.casino_incognito.model.limits import needs_name
from domain.rulesets.casino_incognito.model.mind import Mind
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot
from domain.rulesets.casino_incognito.model.reveal_offers import Hands, hand_strengths, showable_hands
from domain.rulesets.casino_incognito.model.table import Table, decisions
from domain.rulesets.casino_incognito.model.tiles import Combination
from domain.rulesets.casino_incognito.view.labels import (
    NEEDS_CONFIRMATION,
    ability_name,
    character_piece,
    disguise_kind,
)
from domain.rulesets.casino_incognito.view.text import conversation_text

COURT = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def rank_text(value: int, count: int = 1) -> str:
    """A rank, or several cards of it.

    >>> rank_text(13), rank_text(9), rank_text(14, 2), rank_text(6, 3)
    ('king', '9', 'aces', '6s')
    """
    return COURT.get(value, str(value)) + ("s" if count > 1 else "")


def hand_name(combination: Combination, strength: Strength) -> str:
    """A hand by its combination and the ranks that lead it."""
    first, *others = strength[0]
    match combination.shape:
        case "kind" | "suited_pair":
            return f"{combination.name} of {rank_text(first, 2)}".replace("of a kind of", "of a kind,")
        case "two_pair" | "full_house":
            return f"{combination.name}, {rank_text(first, 2)} and {rank_text(others[0], 2)}"
        case "flush":
            return f"{combination.name}, {rank_text(first)} high"
    return f"{combination.name} up to the {rank_text(first)}"


def of_hands(table: Table, mind: Mind, value: Hands | LaidCard, _: Sequence[str]) -> Consequence:
    """Effect of showing whole hands, or of adding a card to them."""
    if isinstance(value, str):
        return Consequence(at=place_of_laid(table, mind, value))
    return Consequence(hands_told(table, mind, value) if value else "You show no hand for this tile.")


def place_of_laid(table: Table, mind: Mind, laid: LaidCard) -> str:
    """The place of a card that may be part of a hand."""
    card, spot, _ = split_laid_card(laid)
    if spot:
        return f"leak:{spot}/{table.leak[spot - 1].card}"
    return f"{'open' if card in table.open[mind.seat] else 'hidden'}:{mind.seat}/{card}"


def hands_told(table: Table, mind: Mind, hands: Hands) -> str:
    showable = showable_hands(table, mind)
    found = [each for each in map(showable.strength, hands) if each is not None]
    if len(found) < len(hands):
        return f"That is no {showable.tile.combination.name}."
    named = and_list([hand_name(showable.tile.combination, each) for each in found])
    leads = max(found) > max(hand_strengths(table), default=((), ()))
    paid = sum(split_laid_card(laid)[1] > 0 for hand in hands for laid in hand)
    cost = f", for {count_text(paid, 'chip')} on the Leak" if paid else ""
    return f"{named[:1].upper()}{named[1:]}{cost}: {'the best so far' if leads else 'not the best so far'}."


def of_draft(_table: Table, mind: Mind, *_: Any) -> Consequence:
    removed = "one leaves the game, and another player may become the third" if len(mind.looked) == 3 else "and the other goes back"
    return Consequence(f"One is your agent, {removed}.")


def of_kept(_table: Table, mind: Mind, character: Character, _: Sequence[str]) -> Consequence:
    return Consequence(f"You play as character {character}, unseen by all.", at=looked_place(mind, character))


def of_removed(_table: Table, mind: Mind, character: Character, _: Sequence[str]) -> Consequence:
    return Consequence(f"It leaves the game: you alone know that no player is character {character}.", at=looked_place(mind, character))


def looked_place(mind: Mind, character: Character) -> str:
    return f"looked:{mind.seat}/{disguise_kind(character)}"


def of_character(table: Table, _mind: Mind, character: Character, _: Sequence[str]) -> Consequence:
    where = f"Now in room {table.rooms[character - 1]}." if character <= len(table.rooms) else ""
    return Consequence(where, at=character_place(table, character))


def character_place(table: Table, character: Character) -> str | None:
    """The place of a character's pawn; None for one that has not entered."""
    if character > len(table.rooms):
        return None
    return f"room:{table.rooms[character - 1]}/{character_piece(character)}"


def of_room(table: Table, _mind: Mind, room: Room, _: Sequence[str]) -> Consequence:
    here, talks = table.characters_in(room), table.spots_in(room)
    named = [count_text(len(here), "character")] if here else []
    named += [count_text(len(talks), "conversation")] if talks else []
    return Consequence(f"There: {and_list(named, 'nobody')}.", at=f"room:{room}")


def of_price(_table: Table, _mind: Mind, chips: int, _: Sequence[str]) -> Consequence:
    return Consequence(f"You pay {count_text(chips, 'chip')}, and others pay no less in this round.")


def of_bid_chips(_table: Table, _mind: Mind, chips: int, _: Sequence[str]) -> Consequence:
    return Consequence(f"Best: you pay {count_text(chips, 'chip')} for a conversation. Else: 1 chip for a card of the deck.")


def of_named(table: Table, mind: Mind, character: Character, _: Sequence[str]) -> Consequence:
    left = table.board_size - 1 - len({*table.marks[mind.seat], character})
    found = "then you are found out" if not left else f"{left} more, and you are found out"
    text = f"All learn it: {found}."
    return Consequence(text, grave=not left, at=character_place(table, character))


def of_bid(table: Table, mind: Mind, *_: Any) -> Consequence:
    name = " It names a character that you are not." if needs_name(table, mind.seat) else ""
    return Consequence(f"Sealed until all have answered.{name}")


def of_pick(table: Table, _mind: Mind, spot: Spot, _: Sequence[str]) -> Consequence:
    return Consequence(f"You take {conversation_text(table, spot)}.", at=f"talk:{spot}")


def of_conversation(table: Table, _mind: Mind, spot: Spot, _: Sequence[str]) -> Consequence:
    return Consequence(f"It has {conversation_text(table, spot)}." if table.conversations[spot - 1].cards else "", at=f"talk:{spot}")


def of_wager(table: Table, mind: Mind, chips: int, _: Sequence[str]) -> Consequence:
    scoring = table.scoring
    paid = (scoring.wagers[mind.seat] or 0) if scoring is not None else 0
    if chips == paid:
        return Consequence("You pay nothing more now.")
    return Consequence(f"You pay {count_text(chips - paid, 'chip')} now. Every chip wagered is a point for the best hand.")


def of_leak_chips(table: Table, _mind: Mind, spot: Spot, _: Sequence[str]) -> Consequence:
    return Consequence(f"You take {count_text(table.leak[spot - 1].chips, 'chip')}.", at=f"leak:{spot}")


def of_tried(_table: Table, mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    return Consequence(f"{ability_name(card)}, if nobody matches your chips.", at=f"hidden:{mind.seat}/{card}")


def of_match(table: Table, *_: Any) -> Consequence:
    trial = table.plot.trial
    chips = count_text(trial.chips, "chip") if trial is not None else "as many chips"
    return Consequence(f"You lay down {chips}, and the card is not played.")


def of_taken_card(table: Table, _mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    spot = next((nth for nth, each in enumerate(table.conversations, 1) if card in each.cards), None)
    return Consequence("It lies open before you.", at=None if spot is None else f"talk:{spot}/{card}")


def of_given_card(table: Table, mind: Mind, card: Card, _: Sequence[str]) -> Consequence:
    zone = "open" if card in table.open[mind.seat] else "hidden"
    return Consequence("It goes open into the conversation.", at=f"{zone}:{mind.seat}/{card}")


def of_target(_table: Table, _mind: Mind, target: Seat, people: Sequence[str]) -> Consequence:
    return Consequence(f"{people[target]} pays, or bids one chip at most in each room.", at=seat_place(target))


PASSING = {
    "pay_move": "You pay for no more moves in this round.",
    "wager": "You show no hand for this tile.",
    "intrigue": "You try no card now.",
}
"""By kind of decision, the effect of passing."""


def of_passing(table: Table, mind: Mind, *_: Any) -> Consequence:
    return Consequence(PASSING.get(decisions(table).get(mind.seat, ""), "You leave all as it is."))


def of_keeping(table: Table, *_: Any) -> Consequence:
    until = "the hand is over" if table.phase in WINDOWS_OF_SCORING else "contact is made"
    return Consequence(f"All see it, and no window asks you until a card is played or {until}.")


def of_cash(_table: Table, _mind: Mind, chips: int, _: Sequence[str]) -> Consequence:
    return Consequence(f"{count_text(chips, 'chip')} become as many points, and your agent is disavowed.", grave=True)


def always(text: str, *, grave: bool = False) -> Row:
    """The row of a command whose effect is always the same."""
    return lambda *_: Consequence(text, grave)


BY_FIELD: Rows = {
    (commands.ChooseDisguise, ""): of_draft,
    (commands.ChooseDisguise, "keep"): of_kept,
    (commands.ChooseDisguise, "remove"): of_removed,
    (commands.Move, "character"): of_character,
    (commands.Move, "to"): of_room,
    (commands.PayMove, "chips"): of_price,
    (commands.PayMove, "character"): of_character,
    (commands.PayMove, "to"): of_room,
    (commands.Pass, ""): of_passing,
    (commands.Skip, ""): always("You move nobody in this round's free moves."),
    (commands.ChooseRoom, "room"): of_room,
    (commands.Bid, ""): of_bid,
    (commands.Bid, "chips"): of_bid_chips,
    (commands.Bid, "character"): of_named,
    (commands.SitOut, ""): always("You get a chip for each player who bids."),
    (commands.Pick, "conversation"): of_pick,
    (commands.Disavow, ""): always("Your marks are cleared, and you draw another agent; in this hand you only match wagers, and a first place counts as a second.", grave=True),
    (commands.Stay, ""): always("You keep your agent and your marks."),
    (commands.Wager, "chips"): of_wager,
    (commands.Reveal, "hands"): of_hands,
    (commands.Compose, "hands"): of_hands,
    (commands.ClaimLeak, "spot"): of_leak_chips,
    (commands.TryIntrigue, "card"): of_tried,
    (commands.TryIntrigue, "chips"): lambda _table, _mind, chips, _: Consequence(
        f"Whoever lays down {count_text(chips, 'chip')} too stops the card."
    ),
    (commands.KeepPassing, ""): of_keeping,
    (commands.StopPassing, ""): always("All see it, and you are asked again from the next window on."),
    (commands.Match, ""): of_match,
    (commands.Let, ""): always("For your part, the card is played."),
    (commands.Aim, "room"): of_room,
    (commands.Strike, "target"): of_target,
    (commands.Exchange, "conversation"): of_conversation,
    (commands.Exchange, "take"): of_taken_card,
    (commands.Exchange, "give"): of_given_card,
    (commands.Divert, "conversation"): of_conversation,
    (commands.Divert, "to"): of_room,
    (commands.CashIn, "chips"): of_cash,
    (commands.PlaceDrinks, "conversations"): of_conversation,
    (commands.MarkTwo, "characters"): of_named,
    (commands.PayDart, ""): always("The chips go to the bank, and the dart does nothing."),
    (commands.Submit, ""): always("You bid one chip at most in each room of this round."),
}

consequence = consequence_by_field(BY_FIELD, NEEDS_CONFIRMATION)
"""The effect of an answer."""
