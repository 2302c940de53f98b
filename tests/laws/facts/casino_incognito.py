"""Casino Incognito: cards, disguises and chips, and who may know of them."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from deaddrop.testing import Facts
from domain.rulesets.casino_incognito.model.cards import NAMES, full_deck

DRAWN = {"intrigue": (False, True)}


def conserved(state: Any) -> None:
    """Each card and each disguise is in one place; nobody has fewer chips than none; the track holds everybody once."""
    table, minds, house = state.table, state.minds, state.house
    if table.hand:
        lying = [*house.deck, *table.discard, *(card for card, _ in table.leak)]
        lying += [card for talk in table.conversations for card in talk.cards]
        lying += [card for mind in minds for card in (*mind.hidden, *table.open[mind.seat], *mind.drinks)]
        lying += [each.card for mind in minds for each in mind.laid]
        assert Counter(lying) == Counter(full_deck(with_jokers=table.options.jokers != "OUT")), "cards"
        assert len(lying) == (104 if table.options.jokers == "OUT" else 108), "card count"
    assert table.deck == len(house.deck), "deck size"
    assert table.hidden == tuple(len(mind.hidden) for mind in minds), "face-down cards"
    faces = [*house.disguises, *(face for mind in minds for face in (*mind.removed, *mind.looked))]
    faces += [mind.agent for mind in minds if mind.agent is not None]
    in_play = 20 if table.options.disguises == "ALL_20" else len(table.rooms)
    assert sorted(faces) == list(range(1, in_play + 1)), "disguises"
    assert table.disguises == len(house.disguises), "disguise deck size"
    assert min(table.chips) >= 0, "debts"
    assert min((chips for _, chips in table.leak), default=0) >= 0, "chips on the Leak"
    assert sorted(table.track) in ([], list(table.seats)), "track"
    assert len(table.rooms) in (10, 15, 20), "characters"
    assert set(table.rooms) <= set(range(1, 11)), "rooms"
    assert len({tile for tile, _ in table.tiles}) == len(table.tiles) <= len(minds), "tiles"


MIDDLE = "(6|7|8|9|10)"
PLAYED = {
    "before_surveillance": rf"[2-5]S|{MIDDLE}H",
    "in_surveillance": "[2-5]D",
    "before_blending_in": "[2-5][CH]|A[SHDC]",
    "before_contact": rf"{MIDDLE}S|J[SHDC]",
    "before_scoring": "Q[SHDC]",
    "before_tile": "(?!)",
}
"""Cards that are played in a window, beside those that are played in every one; two cards are bought before scoring only."""


def is_played(card: str, window: str) -> bool:
    always = f"{MIDDLE}C|K[SHDC]" if window == "before_tile" else f"{MIDDLE}[DC]|K[SHDC]"
    return re.fullmatch(f"{PLAYED[window]}|{always}", card) is not None


MAY_KNOW = {
    f"casino-incognito.{name}": facts
    for name, facts in {
        "track_drawn": ("track", {}),
        "disguises_looked_at": ("seat size", {"disguises": "seat"}),
        "disguise_chosen": ("seat out", {"agent": "seat", "returned": "seat", "removed": "seat"}),
        "phase_began": ("phase", {}),
        "asked": ("kind seats", {}),
        "hand_began": ("hand size keeps", {"deck": "nobody"}),
        "cards_dealt": ("seat count", {"cards": "seat"}),
        "card_picked_up": ("spot card", {}),
        "die_rolled": ("spot room", {}),
        "conversation_lost": ("spot cards", {}),
        "leak_turned": ("card", {}),
        "tiles_laid": ("row drawn", {}),
        "round_began": ("round", {}),
        "character_moved": ("seat character to chips", {}),
        "move_skipped": ("seat", {}),
        "move_passed": ("seat", {}),
        "room_chosen": ("seat room", {}),
        "bid_sealed": ("seat", {"chips": "seat", "named": "seat"}),
        "bids_opened": ("bids marks", {}),
        "conversation_taken": ("seat spot cards chips", {}),
        "advance_earned": ("seat", {}),
        "eavesdropped": ("seat count", {"cards": "seat"}),
        "sat_out": ("seats chips", {}),
        "room_resolved": ("room", {}),
        "deck_reshuffled": ("cards", {}),
        "disavowal_sealed": ("seat", {"answer": "seat"}),
        "answers_opened": ("disavowing", {}),
        "disavowed": ("seat", {"returned": "seat", "agent": "seat"}),
        "advanced": ("seat track", {}),
        "tile_opened": ("tile", {}),
        "wagered": ("seat chips paid", {}),
        "wager_passed": ("seat lacks", {}),
        "revealed": ("seat hands opened spots", {}),
        "tile_scored": ("tile earned", {}),
        "tile_unclaimed": ("tile chips", {}),
        "leak_claimed": ("seat spot chips", {}),
        "leak_won": ("seat spot chips combination hand opened", {}),
        "income_paid": ("chips", {}),
        "characters_entered": ("rooms disguises", {}),
        "ended": ("winners reason", {}),
        "all_revealed": ("agents removed hidden", {}),
        "intrigue_sealed": ("seat", {"chips": "seat", "cards": "seat"}),
        "match_sealed": ("seat", {"answer": "seat"}),
        "intrigue_passed": ("seat", {}),
        "kept_passing": ("seat", {}),
        "stopped_passing": ("seat", {}),
        "intrigue_tried": ("seat chips", {"card": "seat"}),
        "intrigue_let": ("seat", {}),
        "intrigue_matched": ("seat owner chips", {}),
        "intrigue_played": ("seat card chips", {}),
        "intrigue_exposed": ("seat card chips", {}),
        "stakes_returned": ("chips", {}),
        "nothing_came": ("seat", {}),
        "drinks_drawn": ("seat count", {"cards": "seat"}),
        "drinks_placed": ("seat spots", {"cards": "seat"}),
        "face_down_taken": ("seat spot count", {"cards": "seat"}),
        "face_down_lost": ("spot cards", {}),
        "token_placed": ("seat token room toll", {}),
        "muscle_paid": ("seat chips", {}),
        "femme_paid": ("seat owner chips", {}),
        "tokens_removed": ("", {}),
        "dart_thrown": ("seat target chips", {}),
        "dart_paid": ("seat chips", {}),
        "dart_suffered": ("seat", {}),
        "cards_bought": ("seat count", {"cards": "seat"}),
        "intimidated": ("seat chips", {}),
        "card_exchanged": ("seat spot taken given opened", {}),
        "henchman_hired": ("seat", {}),
        "bomb_planted": ("seat room", {}),
        "character_fled": ("seat character to", {}),
        "bomb_over": ("room", {}),
        "chips_cashed_in": ("seat chips", {}),
        "room_targeted": ("seat room", {}),
        "marks_sealed": ("seat", {"characters": "seat"}),
        "marks_opened": ("marks disavowing", {}),
        "conversation_moved": ("seat spot to", {}),
        "face_down_revealed": ("cards", {}),
    }.items()
}


def knows_truth(state: Any, seat: int) -> None:
    """No agent is marked on its board or comes from later than it was drawn; what is sealed is there and fits its owner."""
    table = state.table
    for mind in state.minds:
        assert mind.agent not in table.marks[mind.seat], "an agent who is marked"
        assert mind.agent is None or mind.agent <= table.among[mind.seat], "an agent who was not in play"
        assert len(mind.removed) == table.removed[mind.seat], "disguises out of the game"
        has_sealed = mind.seat in table.sealed
        assert (mind.bid is not None) == (has_sealed and table.kind == "bid"), "sealed bids"
        assert (mind.answer is not None) == (has_sealed and table.kind in ("disavow", "match")), "sealed answers"
        if mind.bid is not None:
            assert 0 <= mind.bid.chips <= table.chips[mind.seat], "a bid beyond one's chips"
            assert mind.bid.character != mind.agent, "an agent who is named"
            assert mind.bid.chips or mind.bid.character is None, "a name for nothing"
            assert mind.seat not in table.plot.darted or mind.bid.chips <= 1, "a bid beyond the dart"
        intrigue_knows_truth(state, mind)
    assert state.minds[seat].seat == seat


def intrigue_knows_truth(state: Any, mind: Any) -> None:
    """What a seat has tried, laid, looks at and knows of others is there, and what its tries have told of it is so."""
    table, plot = state.table, state.table.plot
    assert not Counter(mind.tried) - Counter(mind.hidden), "a tried card that is gone"
    assert len(mind.tried) == plot.tries.count(mind.seat), "tries"
    if not table.options.free_bluff:
        assert all(is_played(card, table.phase) for card in mind.tried), "a card that cannot be tried"
    answered = {each.seat: each.chips for each in plot.answers}
    assert (mind.attempt is not None) == (mind.seat in answered), "sealed tries"
    if mind.attempt is not None and mind.attempt.card is not None:
        card, chips = mind.attempt
        assert 1 <= chips <= answered[mind.seat], "a try beyond one's chips"
        assert (Counter(mind.hidden) - Counter(mind.tried))[card], "a sealed card that is gone"
        assert table.options.free_bluff or is_played(card, table.phase), "a sealed card that cannot be tried"
    for each in plot.fitting:
        assert any(is_played(card, each.window) for card in state.minds[each.seat].hidden), "what a try has told"
    assert sorted(each.spot for each in mind.laid) == [each.spot for each in plot.down if each.seat == mind.seat]
    looks = plot.effect is not None and plot.effect.seat == mind.seat
    assert len(mind.drinks) == (plot.effect.drawn if looks else 0), "cards looked at"
    for holder in table.seats:
        known = Counter(each.card for each in mind.known if each.seat == holder)
        assert not known - Counter(state.minds[holder].hidden), "a known card that is gone"
    has_sealed = mind.seat in table.sealed and table.kind == "mark"
    assert (mind.marking is not None) == has_sealed, "sealed marks"
    for character in mind.marking or ():
        assert character != mind.agent, "an agent who is marked"
        assert character not in table.marks[mind.seat], "a mark twice"
        assert table.rooms[character - 1] == plot.effect.room, "a mark from another room"


def hidden(state: Any) -> set[object]:
    """Single facts that somebody may not know; of a card its suit, for there are too many cards to meet each soon."""
    return {
        *(("agent", mind.seat, mind.agent) for mind in state.minds),
        *(("removed", mind.seat, each) for mind in state.minds for each in mind.removed),
        *(("holds", mind.seat, card[-1]) for mind in state.minds for card in mind.hidden if card[-1] != "J"),
        *(("bids", mind.seat, mind.bid.chips > 0) for mind in state.minds if mind.bid is not None),
        *(("answers", mind.seat, mind.answer) for mind in state.minds),
        *(("tried", mind.seat, card[-1]) for mind in state.minds for card in mind.tried),
        *(("tries", mind.seat, mind.attempt.card is None) for mind in state.minds if mind.attempt is not None),
        *(
            ("laid", mind.seat, each.spot, each.card[-1])
            for mind in state.minds
            for each in mind.laid
            if each.card[-1] != "J"
        ),
        *(("looks", mind.seat, card[-1]) for mind in state.minds for card in mind.drinks if card[-1] != "J"),
        *(("marks", mind.seat, each) for mind in state.minds for each in mind.marking or ()),
    }


def word(value: str | int) -> str:
    """Cards have names, and the rest is called what it is."""
    return NAMES.get(str(value)) or str(value).lower()


POINTED = frozenset(
    ["keep", "remove", "character", "characters", "to", "room", "conversation", "conversations", "spot", "card", "take", "give", "target"]
)
"""Characters, rooms, conversations, cards and players; chips and hands are not pointed at."""

FACTS = Facts(
    may_know=MAY_KNOW,
    conserved=conserved,
    knows_truth=knows_truth,
    hidden=hidden,
    word=word,
    options=DRAWN,
    pointed=POINTED,
)
