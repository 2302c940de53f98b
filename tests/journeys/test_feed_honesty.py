"""Clients that are cut off at random, again and again, have at the end exactly what happened."""

from __future__ import annotations

import http.client
import json
import threading
import time
from random import Random
from urllib.parse import urlsplit

from tests.journeys.stranger import Stranger

PATIENCE_S = 60


class Cut(threading.Thread):
    """Follows a game by one encoding, leaves in the middle of anything, and comes back."""

    def __init__(self, url, game, token, media, luck):
        super().__init__(daemon=True)
        self.address, self.path = urlsplit(url), f"/v1/games/{game}/events"
        self.token, self.media, self.luck = token, media, luck
        self.entries, self.cuts, self.is_over = [], 0, False
        self.until = time.monotonic() + PATIENCE_S

    def run(self):
        while not self.is_over and time.monotonic() < self.until:
            try:
                self.follow()
            except (OSError, http.client.HTTPException):
                self.cuts += 1

    def follow(self):
        last = self.entries[-1]["version"] if self.entries else 0
        headers = {"Accept": self.media, "Authorization": f"Bearer {self.token}"}
        path = self.path
        if self.media == "text/event-stream" and last:
            headers["Last-Event-ID"] = str(last)
        else:
            path += f"?after={last}&limit=3&wait=5"
        connection = http.client.HTTPConnection(self.address.hostname, self.address.port, timeout=20)
        try:
            connection.request("GET", path, headers=headers)
            answered = connection.getresponse()
            assert answered.status == 200
            self.read(answered, self.luck.randrange(200, 9000))
        finally:
            connection.close()

    def read(self, answered, most):
        """Take whole lines; hang up after so many bytes, wherever that is."""
        if self.media == "application/json":
            body = json.loads(answered.read())
            self.entries += body["events"]
            self.is_over = not body["events"] and body["head"] == self.entries[-1]["version"] and self.ended()
            return
        taken = 0
        while line := answered.readline():
            taken += len(line)
            if taken > most:
                answered.close()
                raise ConnectionError("hung up")
            if self.media == "application/x-ndjson" and b'"digest"' in line:
                self.entries.append(json.loads(line))
            elif line.startswith(b"data: ") and b'"digest"' in line:
                self.entries.append(json.loads(line[6:]))
            elif line.startswith(b"event: end"):
                self.is_over = True
        self.is_over = self.is_over or self.media == "application/x-ndjson"

    def ended(self):
        return self.entries[-1]["type"] == "game.seed_revealed"


def test_three_clients_with_random_disconnects_have_the_whole_record(url):
    with Stranger(url) as stranger:
        made = stranger.create([{"kind": "human", "claim": True}] * 3)
        game, tokens = made["game"]["id"], {each["seat"]: each["token"] for each in made["seats"]}
        media = ("text/event-stream", "application/x-ndjson", "application/json")
        clients = [Cut(url, game, tokens[seat], kind, Random(seat)) for seat, kind in enumerate(media)]
        for each in clients:
            each.start()
        luck, view = Random(4), stranger.look(game, tokens[0])
        while view["status"] == "playing":
            seat = luck.choice([each["seat"] for each in view["decisions"]])
            stranger.answer(game, tokens[seat], stranger.look(game, tokens[seat]), luck)
            view = stranger.look(game, tokens[0])
        for each in clients:
            each.join(PATIENCE_S)
        assert sum(each.cuts for each in clients) > 3
        for seat, each in enumerate(clients):
            assert each.is_over
            shown = stranger.ask("GET", f"/v1/games/{game}/events?limit=500&viewpoint=seat:{seat}", tokens[seat])[1]["events"]
            assert each.entries == shown, each.media
            _, lines = recorded(url, game, tokens[seat], seat)
            told = [
                {name: entry[name] for name in line if not name.startswith("_")}
                for entry, line in zip(each.entries, lines, strict=True)
            ]
            assert told == [{name: value for name, value in line.items() if not name.startswith("_")} for line in lines]


def recorded(url, game, token, seat):
    """The record as a seat may know it: its header and its lines."""
    address = urlsplit(url)
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
    connection.request("GET", f"/v1/games/{game}/record?viewpoint=seat:{seat}", headers={"Authorization": f"Bearer {token}"})
    header, *lines = (json.loads(line) for line in connection.getresponse().read().splitlines())
    connection.close()
    return header, lines
