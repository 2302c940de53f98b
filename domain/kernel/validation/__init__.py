"""Validation: messages for values, bodies and commands that do not fit."""
