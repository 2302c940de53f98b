"""`kill -9` of the supervisor costs nothing, and one data directory has one supervisor."""

import os
import signal


def test_our_own_parts_end_when_their_supervisor_is_killed(house):
    house.start().kill()
    assert house.wait_until_gone("gunicorn")
    assert house.wait_until_gone("service.cli")


def test_after_a_killed_supervisor_a_new_one_ends_what_was_left_and_nothing_is_lost(house):
    supervisor = house.start()
    kept = [house.post(str(number)) and str(number) for number in range(50)]
    left = house.find("redis-server")
    supervisor.kill()
    assert len(left) == 2
    assert set(house.find("redis-server")) == set(left)
    again = house.start()
    assert "ended the one that an earlier run had left" in again.said
    assert house.kept() == kept
    assert not set(left) & set(house.processes())
    again.stop()
    assert house.processes() == {}


def test_parts_that_hang_are_ended_by_the_next_supervisor(open_house):
    house = open_house(STUBBORN="1")
    house.start().kill()
    stopped = house.find("redis-server") + house.find("service.cli worker")
    assert len(stopped) == 3
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    house.start()
    assert not set(stopped) & set(house.processes())


def test_a_server_is_found_by_its_socket_when_the_note_was_never_finished(house):
    supervisor = house.start()
    house.post("one")
    supervisor.kill()
    (house.data / "supervisor.json").write_text('{"parts": {"ap')
    left = set(house.find("redis-server"))
    assert len(left) == 2
    house.start()
    assert house.kept() == ["one"]
    assert not left & set(house.processes())


def test_a_process_that_only_has_a_noted_number_is_left_alone(house):
    house.data.mkdir()
    note = f'{{"state": "running", "parts": {{"api": [{os.getpid()}, "another birth"]}}}}'
    (house.data / "supervisor.json").write_text(note)
    house.start()


def test_a_second_supervisor_on_the_same_directory_is_refused(open_house):
    first, second = open_house(), open_house()
    supervisor = first.start()
    code, said = second.refuse()
    assert code == 1
    assert said == (
        f"deaddrop: Dead Drop already runs on {first.data} as process {supervisor.process.pid}, at "
        f"http://127.0.0.1:{first.port}; end that one first, or set DEADDROP_DATA to another directory.\n"
    )
    first.post("one")
    assert supervisor.stop()[0] == 0


def test_a_supervisor_waits_for_one_that_is_just_ending(open_house):
    house = open_house(STUBBORN="1")
    supervisor = house.start()
    supervisor.process.terminate()
    supervisor.until("Stopping")
    house.start()
