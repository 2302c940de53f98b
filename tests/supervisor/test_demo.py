"""`deaddrop demo` plays against anything that keeps the contract: here a game of one choice for each of two seats."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from service.cli import main

OFFERS = [
    {
        "type": "guess",
        "exact": True,
        "summary": "Name a card",
        "schema": {
            "type": "object",
            "required": ["type", "card"],
            "properties": {"type": {"const": "guess"}, "card": {"enum": ["SB1"]}},
        },
    },
    {"type": "resign", "exact": True, "summary": "Leave", "schema": {"const": {"type": "resign"}}},
]


class OneGuess(BaseHTTPRequestHandler):
    """Seat 0 guesses, then seat 1, then it is over. It is too busy for the first command."""

    guesses: list[Any]
    wanted: list[Any]
    busy: bool

    def do_GET(self):
        if "/events" in self.path:
            after = int(self.path.partition("after=")[2].partition("&")[0])
            entries = [
                {"version": n + 1, "text": f"Seat {guess['seat']} names {guess['card']}."}
                for n, guess in enumerate(self.guesses)
            ]
            return self.answer(200, {"entries": entries[after:]})
        turn = len(self.guesses)
        ours = self.headers.get("Authorization") == f"Bearer token-{turn}"
        return self.answer(
            200,
            {
                "version": turn,
                "status": "over" if turn == 2 else "playing",
                "decisions": [{"seat": turn, "kind": "turn"}] if turn < 2 else [],
                "decision": {"id": f"d{turn}"} if ours else None,
                "offers": OFFERS if ours else [],
                "text": "The game is over: both have guessed." if turn == 2 else "A guess is awaited.",
            },
        )

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert self.headers["Idempotency-Key"]
        if self.path == "/v1/games":
            self.wanted.append(body)
            seats = [{"seat": n, "claim_code": f"code-{n}"} for n in range(len(body["seats"]))]
            return self.answer(201, {"game": {"id": "g1"}, "seats": seats})
        if self.path.endswith("/claim"):
            return self.answer(201, {"token": body["code"].replace("code", "token")})
        if self.busy:
            type(self).busy = False
            return self.answer(503, {"code": "unavailable"}, {"Retry-After": "0"})
        assert self.headers["If-Match"] == f'"d{len(self.guesses)}"'
        self.guesses.append({"seat": len(self.guesses), "card": body["card"]})
        return self.answer(201, {})

    def answer(self, status, body, headers=None):
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_):
        pass


@pytest.fixture
def handler():
    return type("Game", (OneGuess,), {"guesses": [], "wanted": [], "busy": True})


@pytest.fixture
def address(handler):
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_game_is_played_to_its_end_and_told(address, capsys):
    assert main(["demo", "--url", address, "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "Anna: Name a card (card SB1)" in told
    assert "     1  Seat 0 names SB1.\n" in told
    assert "     2  Seat 1 names SB1.\n" in told
    assert told.endswith("The game is over: both have guessed.\n")


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ((), {"variant": "croupier"}),
        (("--option", "variant=standard"), {"variant": "standard"}),
        (("--game", "other"), {}),
        (("--game", "other", "--option", "hands=1", "--option", "intrigue=true"), {"hands": 1, "intrigue": True}),
    ],
)
def test_any_game_is_opened_with_the_options_that_are_named(address, handler, words, options):
    assert main(["demo", "--url", address, *words]) == 0
    [wanted] = handler.wanted
    assert (wanted["options"], len(wanted["seats"])) == (options, 2)


def test_an_option_without_a_value_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["demo", "--option", "hands"])
    assert "an option is written as in hands=1" in capsys.readouterr().err


def test_a_service_that_does_not_answer_is_one_sentence(capsys):
    assert main(["demo", "--url", "http://127.0.0.1:1"]) == 1
    assert capsys.readouterr().err.startswith(
        "deaddrop: No answer from http://127.0.0.1:1: Connection refused. Is the service running?"
    )
