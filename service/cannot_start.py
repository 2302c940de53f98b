"""Reasons for which a process does not start, as exceptions for operators."""

from __future__ import annotations


class CannotStart(Exception):
    """A process cannot start; the message is one sentence for the operator."""

    status = 1


class BadSetting(CannotStart):
    """A setting with an invalid value."""

    status = 2
