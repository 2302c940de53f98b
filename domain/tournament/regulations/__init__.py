"""Regulations: what a tournament is played by, stated whole before anybody enters."""
