"""What the laws are told of each ruleset, written down apart from its code: what is conserved, and who may know what."""

from __future__ import annotations

from tests.laws.facts import (
    casino_incognito,
    infiltrators,
    microdot,
    microfilms,
    sealed_auction,
    three_card_poker,
)

FACTS = {
    "casino-incognito": casino_incognito.FACTS,
    "infiltrators": infiltrators.FACTS,
    "microdot": microdot.FACTS,
    "microfilms": microfilms.FACTS,
    "sealed_auction": sealed_auction.FACTS,
    "three_card_poker": three_card_poker.FACTS,
}
"""By name of the ruleset."""
