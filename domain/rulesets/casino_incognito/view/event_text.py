"""Events in words, one line each, as observed by an audience."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.secrecy import Event, Seat
from domain.kernel.text.event_text import PEOPLE, Language, and_list, count_text
from domain.rulesets.casino_incognito.model.cards import NAMES, Card, Hand, split_laid_card
from domain.rulesets.casino_incognito.model.events.hand_events import Asked, RowTile
from domain.rulesets.casino_incognito.model.events.round_events import OpenBid
from domain.rulesets.casino_incognito.model.events.scoring_events import Earned
from domain.rulesets.casino_incognito.model.options import Character
from domain.rulesets.casino_incognito.model.tiles import TILES
from domain.rulesets.casino_incognito.view import intrigue_event_text
from domain.rulesets.casino_incognito.view.card_texts import ability_name
from domain.rulesets.casino_incognito.view.decision_texts import TEXTS
from domain.rulesets.casino_incognito.view.table_text import REASONS, cards_text, characters_text, rooms_text

NAME = "casino-incognito"

MESSAGES = {
    "track_drawn": "The first turn order is {track:all}.",
    "disguises_looked_at": "{seat:who} looks at {size:disguises}.",
    "disguises_looked_at.known": "{seat:who} looks at {size:disguises}: {disguises:people}.",
    "disguise_chosen": "{seat:who} has chosen an agent{out:out}.",
    "disguise_chosen.known": (
        "{seat:who} has chosen an agent: {agent:one}; {returned:one} goes back, and {removed:people} leaves the game."
    ),
    "phase_began": "{phase:phase}.",
    "asked": "{seats:all} {kind:asked}.",
    "hand_began": "Hand {hand:plain} begins with a deck of {size:size}{keeps:keeps}.",
    "hand_began.known": "Hand {hand:plain} begins with a deck of {size:size}{keeps:keeps}: {deck:cards}.",
    "cards_dealt": "{seat:who} is dealt {count:size}.",
    "cards_dealt.known": "{seat:who} is dealt {count:size}: {cards:cards}.",
    "card_picked_up": "Surveillance picks up {card:card} in conversation {spot:plain}.",
    "die_rolled": "Conversation {spot:plain} takes place in room {room:plain}.",
    "conversation_lost": "Nobody is there to hold conversation {spot:plain}. Discarded: {cards:cards}.",
    "leak_turned": "The Leak turns up {card:card}.",
    "tiles_laid": "The tiles of this hand: {row:row}.",
    "round_began": "Round {round:plain} begins.",
    "character_moved": "{seat:who} moves character {character:plain} to room {to:plain}{chips:price}.",
    "move_skipped": "{seat:who} moves nobody.",
    "move_passed": "{seat:who} pays for no more moves.",
    "room_chosen": "{seat:who} names room {room:plain}, and contact is made there.",
    "bid_sealed": "{seat:who} seals a bid.",
    "bid_sealed.known": "{seat:who} seals a bid of {chips:chips}, naming {named:people}.",
    "bids_opened": "{bids:bids}.",
    "conversation_taken": "{seat:who} pays {chips:chips} and takes conversation {spot:plain}: {cards:cards}.",
    "advance_earned": "{seat:who} made the best bid and will move up.",
    "eavesdropped": "{seat:who} pays a chip and overhears {count:size}.",
    "eavesdropped.known": "{seat:who} pays a chip and overhears {count:size}: {cards:cards}.",
    "sat_out": "{seats:getting} {chips:chips}{seats:each} for not bidding.",
    "room_resolved": "Nothing more is heard in room {room:plain}.",
    "deck_reshuffled": "The discard becomes the deck: {cards:cards}.",
    "disavowal_sealed": "{seat:who} has decided whether to disavow.",
    "disavowal_sealed.known": "{seat:who} has decided to {answer:answer}.",
    "answers_opened": "{disavowing:disavowing}.",
    "disavowed": "{seat:who} disavows the agent and draws another disguise.",
    "disavowed.known": "{seat:who} disavows {returned:one} and draws {agent:one}.",
    "advanced": "{seat:who} moves up. The turn order is {track:all}.",
    "tile_opened": "The {tile:tile} is scored.",
    "wagered": "{seat:who} wagers {chips:chips}.",
    "wager_passed": "{seat:who} passes.",
    "revealed": "{seat:who} shows {hands:hands}{spots:fee}.",
    "tile_scored": "The {tile:tile} brings {earned:earned}.",
    "tile_unclaimed": "Nobody shows a {tile:tile}: {chips:chips} added to the tile.",
    "leak_claimed": "{seat:who}, last in turn order, takes {chips:chips} from Leak card {spot:plain}.",
    "leak_won": (
        "{seat:who} has the best hand around Leak card {spot:plain}, {combination:plain} with {hand:hand}, "
        "and takes {chips:chips}."
    ),
    "income_paid": "Income: {chips:purses}.",
    "characters_entered": "New characters enter in {rooms:rooms}.",
    "ended": "The game has ended: {winners:all} won with {reason:reason}.",
    "all_revealed": "Everything is revealed. The agents: {agents:agents}. The cards face down: {hidden:held}.",
    **intrigue_event_text.MESSAGES,
}
"""Templates by message key, without the ruleset's name."""

PHASES = {
    "disguises": "Disguises are chosen",
    "hand": "A hand is set up",
    "surveillance": "Surveillance listens in",
    "free_moves": "Blending in: everybody may move a character",
    "paid_moves": "Blending in: further moves cost chips",
    "contact": "Making contact",
    "leak": "The Leak: everybody decides in secret whether to disavow",
    "round_end": "The round ends",
    "scoring": "The hand is scored",
    "rewards": "The chips on the Leak are handed out",
    "hand_end": "The hand is over",
    **intrigue_event_text.PHASES,
}


def bids_text(opened: Sequence[OpenBid], people: Sequence[str]) -> str:
    parts = []
    for seat, chips, character in opened:
        named = f" and is not character {character}" if character is not None else ""
        parts.append(f"{people[seat]} bid {count_text(chips, 'chip')}{named}")
    return ". ".join(parts) or "Nobody bid"


def seats_text(verb: str, seats: Sequence[Seat], people: Sequence[str]) -> str:
    """The seats with a verb that agrees with their number; verb: as for several."""
    return f"{and_list([people[seat] for seat in seats], 'Nobody')} {verb}{'' if len(seats) > 1 else 's'}"


def tile_row_text(tiles: Sequence[RowTile], _people: Sequence[str]) -> str:
    return ", ".join(
        TILES[tile].combination.name + (f" with {count_text(bonus, 'chip')}" if bonus else "") for tile, bonus in tiles
    )


def earnings_text(rewards: Sequence[Earned], people: Sequence[str]) -> str:
    return and_list(
        [
            f"{people[seat]} {count_text(vp, 'point')}"
            + (f" and {count_text(more, 'card')} in the next hand" if more else "")
            for seat, _, vp, more in rewards
        ]
    )


def shown_hand_text(shown: Hand, _people: Sequence[str]) -> str:
    """A hand in words; Leak cards by their spots, and last the jokers."""
    own, others = list[str](), list[str]()
    for each in shown:
        card, spot, stands_for = split_laid_card(each)
        face = f"Leak card {spot}" if spot else NAMES[card]
        if spot or stands_for:
            others.append(f"{face} as {NAMES[stands_for]}" if stands_for else face)
        else:
            own.append(face)
    return and_list([*([" ".join(own)] if own else []), *others])


def agents_text(numbers: Sequence[Character], people: Sequence[str]) -> str:
    return ", ".join(f"{people[seat]} {number}" for seat, number in enumerate(numbers))


def boards_text(marks: Sequence[Sequence[Character]], people: Sequence[str]) -> str:
    return "; ".join(f"{people[seat]} {', '.join(map(str, each)) or 'none'}" for seat, each in enumerate(marks))


def piles_text(held: Sequence[Sequence[Card]], _people: Sequence[str]) -> str:
    return "; ".join(f"{cards_text(each)} in {spot}" for spot, each in enumerate(held, 1) if each)


ENGLISH = Language(
    templates={f"{NAME}.{key}": message for key, message in MESSAGES.items()},
    words={
        **PEOPLE,
        "card": lambda card, _: NAMES[card],
        "cards": lambda held, _: cards_text(held),
        "some": lambda held, _: cards_text(held) if held else "no card",
        "chips": lambda number, _: count_text(number, "chip"),
        "points": lambda number, _: count_text(number, "victory point"),
        "size": lambda number, _: count_text(number, "card"),
        "disguises": lambda number, _: count_text(number, "disguise"),
        "rooms": lambda numbers, _: rooms_text(numbers),
        "one": lambda number, _: characters_text((number,)),
        "people": lambda numbers, _: characters_text(numbers) if numbers else "nobody",
        "out": lambda number, _: ", and one disguise leaves the game" if number else "",
        "phase": lambda phase, _: PHASES[phase],
        "asked": lambda kind, _: TEXTS[kind].task,
        "keeps": lambda keeps, _: ", and players keep their cards" if keeps else "",
        "price": lambda chips, _: f" for {count_text(chips, 'chip')}" if chips else "",
        "row": tile_row_text,
        "bids": bids_text,
        "getting": lambda seats, people: seats_text("get", seats, people),
        "each": lambda seats, _: " each" if len(seats) > 1 else "",
        "disavowing": lambda seats, people: seats_text("disavow", seats, people),
        "answer": lambda answer, _: str(answer).lower(),
        "matched": lambda answer, _: "match them" if str(answer) == "MATCH" else "let it be",
        "tile": lambda number, _: TILES[number].combination.name,
        "hands": lambda shown, people: "; ".join(shown_hand_text(each, people) for each in shown) or "nothing",
        "hand": shown_hand_text,
        "fee": lambda spots, _: f", paying {count_text(len(spots), 'chip')} for the Leak" if spots else "",
        "earned": earnings_text,
        "purses": agents_text,
        "agents": agents_text,
        "held": lambda held, people: "; ".join(f"{people[seat]} {cards_text(each)}" for seat, each in enumerate(held)),
        "ability": lambda card, _: ability_name(card),
        "numbers": lambda spots, _: ", ".join(map(str, spots)),
        "token": lambda token, _: intrigue_event_text.TOKENS[token],
        "boards": boards_text,
        "piles": piles_text,
        "reason": lambda reason, _: REASONS[reason],
    },
)

def tell(event: Event, people: Sequence[str]) -> str:
    """One line for an event. It begins with the seats that are passed over at bids."""
    text, left = ENGLISH.line(event, people), passed_over(event, len(people))
    return f"{and_list([people[seat] for seat in left])} can bid nothing here. {text}" if left else text


def passed_over(event: Event, seats: int) -> list[Seat]:
    """The seats that are not asked for a bid, since it is public that they can bid nothing.  Rules CI-7.2.2, CI-7.3.3."""
    if not isinstance(event, Asked) or event.kind != "bid":
        return []
    return [seat for seat in range(seats) if seat not in event.seats]
