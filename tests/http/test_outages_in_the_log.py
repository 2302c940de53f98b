"""An outage is one line in the log, then a count, then one line when it is over; players learn the cause in plain words."""

import logging
import re
from functools import partial

import pytest
import redis
from gunicorn.config import Config as GunicornConfig

from service.cli.diagnosis.outage import explain_outage
from service.config import Config
from service.factory import create_context
from service.gunicorn.log import MEANINGS, JsonLogger
from service.logs import JsonFormatter
from service.outage_reports import QUIET_S, OutageCause, OutageReports
from service.store import Unavailable, find_cause
from service.store.causes import CAUSES
from service.store.redis.connection.retry import ask
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, seats

FULL = OutageCause("OOM", "is at its memory limit", "raise it")
AWAY = OutageCause("unreachable", "cannot be reached", "start it")
WORDS = ("unreachable", "OOM", "MISCONF", "READONLY", "NOREPLICAS", "CLUSTERDOWN", "LOADING", "TRYAGAIN", "keys", "something else")


class Server:
    """A server that an operator can end and start, and a clock."""

    def __init__(self):
        self.is_away, self.now_s = True, 0.0

    def probe(self):
        if self.is_away:
            raise Unavailable

    def clock_s(self):
        return self.now_s


@pytest.fixture
def server():
    return Server()


@pytest.fixture
def reports(server, caplog):
    caplog.set_level(logging.WARNING)
    return OutageReports(server.clock_s, is_watching=False)


def test_a_whole_outage_is_two_lines_however_much_is_refused(server, reports, caplog):
    for second in range(17):
        server.now_s = second
        for _ in range(10):
            reports.note("the events server", FULL, server.probe)
        assert not reports.look("the events server")
    server.is_away = False
    assert not reports.look("the events server")
    server.now_s += QUIET_S
    assert reports.look("the events server")
    begin, end = caplog.messages
    assert begin == "the events server is at its memory limit. To do: raise it (from now on only counted until it ends)"
    assert re.fullmatch(r"the events server can be used again: out for 16 s since \S+, as seen here, 170 requests refused or delayed", end)


def test_a_server_that_comes_and_goes_is_one_outage(server, reports, caplog):
    for second in range(60):
        server.now_s, server.is_away = second, second % 2 == 0
        if server.is_away:
            reports.note("the events server", FULL, server.probe)
        assert not reports.look("the events server")
    assert len(caplog.messages) == 1


def test_a_further_cause_that_stays_is_a_line_once(server, reports, caplog):
    for second, cause in enumerate((AWAY, FULL, AWAY, FULL, AWAY, FULL, AWAY, FULL)):
        server.now_s = second
        reports.note("the events server", cause, server.probe)
    assert [message.partition(".")[0] for message in caplog.messages] == [
        "the events server cannot be reached",
        "the events server is at its memory limit",
    ]


def test_a_night_is_counted_after_a_minute_ten_and_then_each_hour(server, reports, caplog):
    for second in range(3 * 3600 + 1):
        server.now_s = second
        reports.note("the events server", FULL, server.probe)
    assert re.findall(r"(\d+) requests refused", " ".join(caplog.messages)) == ["61", "601", "3601", "7201", "10801"]
    assert caplog.messages[1].endswith("it is at its memory limit. To do: raise it")


def test_a_single_failure_that_the_next_call_does_not_repeat_is_one_line(server, reports, caplog):
    server.is_away = False
    reports.note("the jobs server", AWAY, server.probe)
    assert not reports.look("the jobs server")
    server.now_s += QUIET_S
    assert reports.look("the jobs server")
    (line,) = caplog.messages
    assert re.fullmatch(r"the jobs server failed once, at \S+, and answers again: unreachable", line)


def test_a_single_failure_that_its_probe_repeats_is_an_outage(server, reports, caplog):
    reports.note("the events server", FULL, server.probe)
    assert caplog.messages == []
    reports.look("the events server")
    (line,) = caplog.messages
    assert line.startswith("the events server is at its memory limit")


def test_two_servers_are_two_outages(server, reports, caplog):
    reports.note("the events server", FULL, server.probe)
    reports.look("the events server")
    reports.note("the jobs server", AWAY)
    reports.end("the jobs server")
    reports.end("the jobs server")
    assert len(caplog.messages) == 3
    assert caplog.messages[-1].startswith("the jobs server can be used again")


@pytest.mark.parametrize("word", WORDS)
def test_every_cause_has_words_for_operators_and_for_players(word):
    cause = find_cause(Unavailable("hunter2", word))
    assert cause.what
    assert cause.remedy
    assert cause.players.endswith(".")
    if word != "keys":  # its text is ours
        assert "hunter2" not in f"{cause}"


def test_players_are_given_no_command_setting_or_name_of_a_program():
    for cause in CAUSES.values():
        assert not re.search(r"`|DEADDROP|[Rr]edis|replica|primary|cluster|maxmemory", cause.players)


def test_remedies_are_possible_in_the_state_that_they_mend():
    """A full disk keeps no log; a single server has no primary; and who kills a process needs its number."""
    assert "says why, unless its disk is full: `deaddrop doctor` says which" in remedy_of("unreachable")
    assert "has to be killed: `deaddrop doctor` prints the command. On another machine, look at the network first" in remedy_of("silent")
    assert remedy_of("READONLY").startswith("if it is the only server, or its primary is gone for good: `redis-cli REPLICAOF NO ONE` (`deaddrop doctor`")


@pytest.mark.parametrize("reason", CAUSES)
def test_doctor_says_what_the_log_says_with_what_it_knows(reason, tmp_path):
    """One sentence and one remedy for each cause: between the numbers and names that doctor fills in, the words are the same."""
    config = Config.from_env({"DEADDROP_DATA": str(tmp_path), "DEADDROP_REDIS_URL": "redis://127.0.0.1:1"})
    said = explain_outage(config, Unavailable("no way", reason), create_context(config, store=MemoryStore()))
    words = re.split(r"\{\w+\}", f"{CAUSES[reason].what}: {CAUSES[reason].remedy}.")
    assert re.search(".*".join(map(re.escape, words)), said), said
    assert "{" not in said + "".join(find_cause(Unavailable(reason=reason)))


def remedy_of(reason):
    return find_cause(Unavailable(reason=reason)).remedy


def test_a_hung_server_is_told_from_one_that_is_away():
    """By the kind of the error, whatever its words are."""
    kinds = {redis.TimeoutError: "silent", redis.AuthenticationError: "password", redis.ConnectionError: "unreachable"}
    for kind, word in kinds.items():
        with pytest.raises(Unavailable) as raised:
            ask(partial(fail, kind("some words")))
        assert raised.value.is_away
        assert find_cause(raised.value).word == word


def fail(error):
    raise error


class OutOfMemory(MemoryStore):
    """It can be read."""

    def append(self, *_, **__):
        raise Unavailable("OOM command not allowed when used memory > 'maxmemory'.", "OOM")

    def ping(self):
        raise Unavailable("OOM", "OOM")


def test_a_503_says_what_is_true_and_the_log_says_why_once(serve, caplog):
    guest = Guest(serve(OutOfMemory()))
    body = {"ruleset": "microfilms", "seats": seats(3)}
    answers = [guest.post("/v1/games", body) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {503}
    detail = answers[0].get_json()["detail"]
    assert detail.startswith("The server is out of memory for games: they can be read, and not changed")
    assert "Retry-After" in detail
    (line,) = [each for each in caplog.messages if "events server" in each]
    assert "is at its memory limit" in line
    assert "To do: as the dispatcher or `deaddrop doctor` says (" in line
    assert "deaddrop archive" not in line


def test_the_remedy_is_in_the_log_of_the_one_process_that_states_it(server, caplog):
    """However many refuse requests: each names the cause, and the dispatcher what to do."""
    for is_brief in (True, True, True, False):
        reports = OutageReports(server.clock_s, is_watching=False, is_brief=is_brief)
        for _ in range(2):
            reports.note("the events server", FULL, server.probe)
    assert all(message.startswith("the events server is at its memory limit. To do: ") for message in caplog.messages)
    assert [message.partition("To do: ")[2][:8] for message in caplog.messages] == ["as the d", "as the d", "as the d", "raise it"]


def said(record):
    return JsonFormatter("api").format(record)


@pytest.fixture
def gunicorn(caplog):
    logger = JsonLogger(GunicornConfig())
    logger.error_log.addHandler(caplog.handler)
    yield logger
    logger.error_log.removeHandler(caplog.handler)


def test_gunicorns_lines_name_causes(gunicorn, caplog):
    gunicorn.error("Worker (pid:%s) was sent %s! Perhaps out of memory?", 4711, "SIGKILL")
    gunicorn.critical("WORKER TIMEOUT (pid:%s)", 4711)
    gunicorn.error("Connection in use: %s", "('hunter2', 8000)")
    killed, stuck, taken = map(said, caplog.records)
    assert "an API process (4711) was killed (SIGKILL), and another starts. If no person killed it, the machine ran out of memory" in killed
    assert "an API process (4711) gave no sign of life for 30 s" in stuck
    assert "set PORT" in taken
    assert "hunter2" not in taken


def test_gunicorns_other_lines_name_their_place_and_quote_nothing(gunicorn, caplog):
    gunicorn.error(" ".join(("Error while reading", "hunter2")))
    line = said(caplog.records[0])
    assert "hunter2" not in line
    assert "gunicorn.error reports at test_outages_in_the_log.test_gunicorns_other_lines" in line


def test_processes_that_cannot_stay_are_few_lines(gunicorn, caplog):
    for pid in range(300):
        gunicorn.warning("Worker (pid:%s) was sent %s!", pid, "SIGBUS")
    assert len(caplog.records) == 9
    assert "the disk of its counters is full" in caplog.messages[0]
    assert caplog.messages[-1].endswith("(256 times so far)")


def test_every_meaning_has_as_many_places_as_it_fills():
    for theirs, ours in MEANINGS.items():
        assert ours.count("%s") <= theirs.count("%s")
