"""Regulations: the terms of a tournament, complete before its entries open."""
