"""What is going on by intrigue, in few words."""

from __future__ import annotations

STAGES = {
    "before_surveillance": "Before surveillance",
    "in_surveillance": "In surveillance",
    "before_blending_in": "Before blending in",
    "before_contact": "Before making contact",
    "before_scoring": "Before scoring",
}
HINTS = {
    "intrigue": "In turn order, everybody may try a face-down card",
    "match": "Who matches the chips stops the card",
    "target": "A card is played, and its player chooses",
    "drinks": "A Couple of Drinks: cards are laid into conversations",
    "bomb": "Bomb Scare: everybody moves a character out",
    "mark": "Target Acquired: the others mark two in secret",
    "dart": "Poison Dart: pay, or bid one chip at most",
}
ASKED = {
    "intrigue": "may try a card …",
    "match": "matches or lets it be …",
    "target": "chooses …",
    "drinks": "lays cards …",
    "bomb": "moves somebody out …",
    "mark": "is deciding …",
    "dart": "pays or submits …",
}
TO_DO = {
    "intrigue": "Choose a card and chips, or pass",
    "match": "Match the chips, or let the card be",
    "target": "Choose what the card is about",
    "drinks": "Choose a conversation for each card",
    "bomb": "Point at a character of that room, then at a room beside it",
    "mark": "Choose two of that room who are not you",
    "dart": "Pay, or submit to it",
}
