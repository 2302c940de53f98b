"""The laws themselves, by what they hold for: games, their logs, records and forks, positions, offers, worlds, views."""
