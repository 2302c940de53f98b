"""The laws, by what they hold for: games, their texts, logs, records and forks; positions, offers, worlds, views."""
