"""The laws, by their subject: games, their texts, logs, records and forks; positions, offers, worlds, views."""
