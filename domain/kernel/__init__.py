"""The base of every game of hidden information: secrecy, offers, chance, the ledger. Independent of any game."""
