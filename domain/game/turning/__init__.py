"""What a game that is over turned at: how the winners' chance changed from decision to decision, by imagined play."""
