"""Events of intrigue in words, one line each, as observed by an audience."""

from __future__ import annotations

MESSAGES = {
    "intrigue_sealed": "{seat:who} has decided whether to try a card.",
    "intrigue_sealed.known": "{seat:who} has decided whether to try a card: {chips:chips} on {cards:some}.",
    "match_sealed": "{seat:who} has decided whether to match the chips.",
    "match_sealed.known": "{seat:who} has decided whether to match the chips: {answer:matched}.",
    "intrigue_passed": "{seat:who} tries no card.",
    "intrigue_tried": "{seat:who} lays {chips:chips} on a card that lies face down.",
    "intrigue_tried.known": "{seat:who} lays {chips:chips} on {card:card}.",
    "intrigue_let": "{seat:who} lets it be.",
    "intrigue_matched": "{seat:who} matches {chips:chips}, and {owner:who}'s card is stopped.",
    "intrigue_played": "{seat:who} plays {card:card}, {card:ability}, for {chips:chips}.",
    "intrigue_exposed": "{seat:who} bluffed with {card:card}, which is now shown, for {chips:chips}.",
    "stakes_returned": "Chips from the cards that were stopped: {chips:purses}.",
    "nothing_came": "Nothing comes of the card that {seat:who} played.",
    "drinks_drawn": "{seat:who} looks at {count:size} from the deck.",
    "drinks_drawn.known": "{seat:who} looks at {count:size} from the deck: {cards:cards}.",
    "drinks_placed": "{seat:who} lays cards face down into conversations {spots:numbers}.",
    "drinks_placed.known": "{seat:who} lays cards face down into conversations {spots:numbers}: {cards:cards}.",
    "face_down_taken": "{seat:who} gets {count:size} face down with conversation {spot:plain}.",
    "face_down_taken.known": "{seat:who} gets {count:size} face down with conversation {spot:plain}: {cards:cards}.",
    "face_down_lost": "Discarded: {cards:cards}, face down in conversation {spot:plain}.",
    "token_placed": "{seat:who} sends {token:token} to room {room:plain}, where moves cost {toll:chips} more.",
    "muscle_paid": "{seat:who} pays the Muscle {chips:chips}.",
    "femme_paid": "{seat:who} pays {owner:who} {chips:chips} for the Femme Fatale.",
    "tokens_removed": "Muscle and Femme Fatale leave.",
    "dart_thrown": "{seat:who} strikes {target:who} with a poison dart, which {chips:chips} would stop.",
    "dart_paid": "{seat:who} pays {chips:chips}, and the dart does nothing.",
    "dart_suffered": "{seat:who} cannot bid more than one chip in any room this round.",
    "cards_bought": "{seat:who} draws {count:size}.",
    "cards_bought.known": "{seat:who} draws {count:size}: {cards:cards}.",
    "intimidated": "{seat:who} gains {chips:chips}.",
    "card_exchanged": "{seat:who} takes {taken:card} from conversation {spot:plain} and gives {given:card}.",
    "henchman_hired": "{seat:who} has a henchman: the next bid this round names nobody.",
    "bomb_planted": "{seat:who} plants a bomb in room {room:plain}.",
    "character_fled": "{seat:who} moves character {character:plain} away to room {to:plain}.",
    "bomb_over": "Nobody else flees room {room:plain}.",
    "chips_cashed_in": "{seat:who} turns {chips:chips} into {chips:points}.",
    "room_targeted": "{seat:who} targets room {room:plain}: the others must mark two characters there.",
    "marks_sealed": "{seat:who} has decided whom to mark.",
    "marks_sealed.known": "{seat:who} has decided whom to mark: {characters:people}.",
    "marks_opened": "The answers are opened. The boards: {marks:boards}. Disavowed now: {disavowing:all}.",
    "conversation_moved": "{seat:who} moves conversation {spot:plain} to room {to:plain}.",
    "face_down_revealed": "Face down in conversations lay {cards:piles}.",
}
"""Templates by message key, without the ruleset's name."""

PHASES = {
    "before_surveillance": "A window for intrigue, before surveillance",
    "in_surveillance": "A window for intrigue, after surveillance",
    "before_blending_in": "A window for intrigue, before blending in",
    "before_contact": "A window for intrigue, before contact is made",
    "before_scoring": "A window for intrigue, before the hand is scored",
    "before_tile": "A window for intrigue, before the next tile is scored",
}
TOKENS = {"muscle": "Hired Muscle", "femme": "a Femme Fatale"}
