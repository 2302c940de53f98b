"""The hands of the service: automation of bots, the Croupier and the clock, through RQ."""
