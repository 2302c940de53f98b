"""What every game of hidden information shares: secrecy, offers, chance, the ledger. It knows no game."""
