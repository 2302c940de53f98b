"""Two small games that a test can see through, each one folder: what a new ruleset needs, and nothing else."""

from tests.toys import sealed_auction, three_card_poker

TOYS = (sealed_auction.RULESET, three_card_poker.RULESET)
