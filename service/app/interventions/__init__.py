"""Interventions and rulings by organisers and officials, as public events of a game.

* `intervene`: interventions of an organiser: pause, time, strikes, bots, substitutes, slips of seats
* `seat_asks`: asks for a seat whose token is lost, which another seat agrees to
* `seat_slips`: a slip's exchange for the token of a device
* `rulings`: rulings: corrected results, and ends of games
"""
