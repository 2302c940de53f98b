"""The page of a player: registering, other devices, passkeys, lost devices, and the games of all of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.toybox import toybox
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.oidc_mock import oidc_mock


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a service answers that knows passkeys: at a name, since browsers keep none for an address."""
    folder = tmp_path_factory.mktemp("home")
    named = {"DEADDROP_URL": "http://localhost:{port}", "DEADDROP_PASSKEYS": "on"}
    with oidc_mock(folder) as oidc, toybox(folder, None, **named, **oidc) as url:
        yield url.replace("127.0.0.1", "localhost")


def register(anna: Visitor) -> str:
    """Register by the form; returns the recovery code."""
    anna.page.goto(f"{anna.url}/me")
    anna.page.get_by_role("textbox", name="Your name").fill("Anna")
    anna.page.get_by_role("button", name="Register").click()
    return read_code(anna)


def read_code(anna: Visitor) -> str:
    """The recovery code that the page shows, which is put away then."""
    anna.page.locator("#code-groups span").nth(8).wait_for()
    code = "-".join(anna.page.locator("#code-groups span").all_inner_texts())
    assert re.fullmatch(r"([0-9A-Z]{4}-){8}[0-9A-Z]{4}", code)
    anna.page.get_by_role("button", name="I have it").click()
    assert anna.page.locator("#code").is_hidden()
    assert code not in anna.page.content()
    return code


def enter_code(anna: Visitor, code: str) -> None:
    anna.page.goto(f"{anna.url}/me")
    anna.page.get_by_role("textbox", name="Recovery code").fill(code)
    anna.page.locator("#recover").get_by_role("button", name="Sign in").click()


def is_called(anna: Visitor, name: str = "Anna") -> None:
    anna.page.get_by_role("heading", level=1, name=name, exact=True).wait_for()
    anna.page.locator("#credentials li").first.wait_for()


def make_link(anna: Visitor) -> str:
    """A link for another device."""
    anna.page.get_by_role("button", name="Make a link").click()
    anna.page.locator("#device-qr svg").wait_for()
    return str(anna.page.get_by_label("Link for another device").input_value())


def sit(anna: Visitor) -> str:
    """Open a table for two in the lobby; returns the game, which waits for the other person."""
    anna.invite()
    anna.page.locator("#invites input").wait_for()
    return str(anna.page.url.rpartition("/")[2])


def with_authenticator(anna: Visitor, *held: Any) -> Callable[[], list[Any]]:
    """Give a browser an authenticator that answers by itself and holds these passkeys; returns what lists them."""
    session = anna.context.new_cdp_session(anna.page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    told = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    device = {"authenticatorId": told["authenticatorId"]}
    for each in held:
        session.send("WebAuthn.addCredential", {**device, "credential": each})
    return lambda: list(session.send("WebAuthn.getCredentials", device)["credentials"])


def refused(anna: Visitor, status: int) -> None:
    """The browser noted one refused request, as it should."""
    (said,) = [each for each in anna.wrong if f"status of {status}" in each]
    anna.wrong.remove(said)


def test_a_person_registers_and_finds_the_games_on_another_device(visit: Visit, home: str) -> None:
    """By a link, which signs in once it was agreed to; the seat's key comes along after a question."""
    anna = visit(home)
    register(anna)
    game = sit(anna)
    anna.page.goto(f"{home}/me")
    anna.page.locator(f"#games a[href='/g/{game}']", has_text="Not begun yet").wait_for()
    link = make_link(anna)
    assert link.startswith(f"{home}/me#link=dd_link_")
    phone = visit(home, viewport=PHONE)
    phone.page.goto(link)
    assert phone.page.url == f"{home}/me"
    assert phone.page.locator("#in").is_hidden()
    phone.page.get_by_role("button", name="Sign in here").click()
    is_called(phone)
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390
    assert phone.violations(dark=True) == []
    phone.page.locator(f"#games a[href='/g/{game}']").click()
    phone.page.get_by_text("This browser has no key to your seat.").wait_for()
    phone.page.get_by_role("button", name="No, go back").click()
    assert phone.page.url == f"{home}/me"
    phone.page.locator(f"#games a[href='/g/{game}']").click()
    phone.page.get_by_role("button", name="Yes").click()
    phone.page.wait_for_url(f"**/g/{game}")
    phone.page.get_by_text("You are Anna", exact=True).first.wait_for()
    anna.page.reload()
    anna.page.locator(f"#games a[href='/g/{game}']").click()
    anna.page.get_by_text("This browser has no key to your seat.").wait_for()
    refused(anna, 410)
    phone.page.goto(f"{home}/me")
    phone.page.locator(f"#games a[href='/g/{game}']").click()
    phone.page.wait_for_url(f"**/g/{game}")


def test_a_link_works_once_and_replaces_nobody_who_is_signed_in_without_being_asked(visit: Visit, home: str) -> None:
    """Somebody who follows a stranger's link would play on in the stranger's name."""
    anna, ben, dora = visit(home), visit(home), visit(home)
    register(anna)
    link = make_link(anna)
    register(dora)
    before = dora.page.evaluate("localStorage.getItem('deaddrop.player')")
    dora.page.goto(f"{home}/rules/microfilms")
    dora.page.goto(link)
    dora.page.get_by_text("This browser is signed in as Anna").wait_for()
    dora.page.get_by_role("button", name="No", exact=True).click()
    assert dora.page.evaluate("localStorage.getItem('deaddrop.player')") == before
    ben.page.goto(f"{home}/me")
    ben.page.get_by_label("Link from another device").fill(link)
    ben.page.locator("#link").get_by_role("button", name="Sign in").click()
    is_called(ben)
    carla = visit(home)
    carla.page.goto(link)
    carla.page.get_by_role("button", name="Sign in here").click()
    carla.page.get_by_text("This link opens nothing").wait_for()
    assert carla.page.evaluate("localStorage.getItem('deaddrop.player')") is None
    refused(carla, 401)


def test_a_passkey_signs_another_browser_in(visit: Visit, home: str) -> None:
    anna, other = visit(home), visit(home)
    passkeys = with_authenticator(anna)
    register(anna)
    anna.page.get_by_role("button", name="Add a passkey").click()
    anna.page.locator("#credentials li", has_text="A passkey").wait_for()
    (held,) = passkeys()
    other.page.goto(f"{home}/me")
    other.page.evaluate("() => { navigator.credentials.get = async () => { throw new DOMException('no', 'NotAllowedError'); }; }")
    other.page.get_by_role("button", name="Sign in with a passkey").click()
    other.page.get_by_text("Nothing happened: no passkey was used.").wait_for()
    assert held["rpId"] == "localhost"
    assert held["isResidentCredential"]
    anna.page.get_by_role("button", name="Add a passkey").click()
    anna.page.get_by_text("This device holds a passkey of your account.").wait_for()
    with_authenticator(other, held)
    other.page.goto(f"{home}/me")
    other.page.get_by_role("button", name="Sign in with a passkey").click()
    is_called(other)
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('deaddrop.player')).id") == other.page.evaluate(
        "JSON.parse(localStorage.getItem('deaddrop.player')).id"
    )
    other.page.get_by_role("button", name="End a passkey").click()
    other.page.get_by_role("button", name="Yes").click()
    other.page.locator("#credentials li", has_text="A passkey").wait_for(state="detached")
    third = visit(home)
    with_authenticator(third, held)
    third.page.goto(f"{home}/me")
    third.page.get_by_role("button", name="Sign in with a passkey").click()
    third.page.get_by_text("This passkey opens nothing here").wait_for()
    refused(third, 401)


def test_passkeys_are_not_offered_where_they_do_not_work(visit: Visit, home: str, toys: str) -> None:
    """At another address of the same service, which is said, and where the installation knows none."""
    elsewhere = visit(home.replace("localhost", "127.0.0.1"))
    register(elsewhere)
    elsewhere.page.get_by_text(f"Passkeys work at {home}").wait_for()
    off = visit(toys)
    register(off)
    for each in (elsewhere, off):
        assert each.page.get_by_role("button", name="Add a passkey").count() == 0
        each.page.get_by_role("button", name="Sign out here").click()
        each.page.get_by_role("button", name="Yes").click()
        each.page.get_by_role("heading", name="Welcome back").wait_for()
        assert each.page.get_by_role("button", name="Sign in with a passkey").count() == 0
    assert "asskey" not in off.page.locator("main").inner_text()


def test_who_lost_every_device_comes_back_by_the_code_on_paper(visit: Visit, home: str) -> None:
    """The lost device is signed out, says so, and cannot play in the account's name."""
    lost, found = visit(home), visit(home)
    code = register(lost)
    game = sit(lost)
    lost.page.goto(f"{home}/rules/microfilms")
    enter_code(found, code.lower().replace("-", " "))
    next_code = read_code(found)
    is_called(found)
    assert next_code != code
    found.page.locator(f"#games a[href='/g/{game}']").click()
    found.page.get_by_role("button", name="Yes").click()
    found.page.get_by_text("You are Anna", exact=True).first.wait_for()
    lost.page.goto(lost.url)
    form = lost.page.locator("form[data-ruleset=microfilms]")
    form.locator("[data-alone]").click()
    lost.page.get_by_text("This browser was signed out of your account.").wait_for()
    form.locator("[data-alone]").click()
    lost.page.wait_for_url("**/g/*")
    lost.page.get_by_text("You are Anna", exact=True).first.wait_for()
    assert {each for each in lost.wrong if "status of 410" not in each} == set()
    lost.wrong.clear()
    late = visit(home)
    enter_code(late, code)
    late.page.get_by_text("This recovery code opens nothing").wait_for()
    refused(late, 401)


def test_games_that_a_browser_played_before_are_added(visit: Visit, home: str) -> None:
    anna, phone = visit(home), visit(home)
    game = sit(anna)
    code = register(anna)
    assert anna.page.locator("#games li").count() == 0
    anna.page.get_by_role("button", name="Add to your account").click()
    anna.page.locator(f"#games a[href='/g/{game}']").wait_for()
    assert anna.page.locator("#loose").is_hidden()
    enter_code(phone, code)
    phone.page.locator(f"#games a[href='/g/{game}']").wait_for()
    assert phone.page.locator("#loose").is_hidden()


def test_a_seat_that_is_taken_by_a_link_belongs_to_the_account(visit: Visit, home: str) -> None:
    anna, ben = visit(home), visit(home)
    sit(anna)
    link = anna.page.locator("#invites input").input_value()
    register(ben)
    ben.page.goto(link)
    assert ben.page.get_by_label("Your name").input_value() == "Anna"
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.get_by_text("You are Ben", exact=True).first.wait_for()
    ben.page.wait_for_selector("#now[data-status=playing]")
    ben.page.goto(f"{home}/me")
    ben.page.locator("#games li", has_text="Ben, with Anna").wait_for()
    ben.page.locator("#games .state", has_text=re.compile("Your turn|Waiting for Anna")).wait_for()
    assert ben.page.locator("#loose").is_hidden()


def test_the_own_page_is_open_to_everybody(visit: Visit, home: str) -> None:
    """axe-core finds nothing wrong with it, signed in or out, with a code, a link, or a question."""
    anna = visit(home, viewport=DESKTOP)
    anna.page.goto(f"{home}/me")
    anna.page.get_by_role("heading", name="New here").wait_for()
    assert anna.violations(dark=True) == []
    sit(anna)
    anna.page.goto(f"{home}/me#link=dd_link_nothing")
    anna.page.get_by_role("heading", name="Sign this browser in?").wait_for()
    anna.page.get_by_role("textbox", name="Your name").fill("Anna")
    anna.page.get_by_role("button", name="Register").click()
    is_called(anna)
    make_link(anna)
    anna.page.get_by_role("button", name="Add to your account").click()
    anna.page.locator("#games li").wait_for()
    assert anna.violations(dark=True) == []
    anna.page.get_by_role("button", name="Be forgotten").click()
    assert anna.violations(dark=True) == []


def test_name_consents_and_a_copy_of_all_that_is_kept(visit: Visit, home: str) -> None:
    anna = visit(home)
    code = register(anna)
    game = sit(anna)
    anna.page.goto(f"{home}/me")
    is_called(anna)
    anna.page.get_by_role("textbox", name="Name", exact=True).fill("Anna B.")
    anna.page.get_by_role("button", name="Change").click()
    is_called(anna, "Anna B.")
    anna.page.get_by_label("My name and ratings").check()
    anna.page.locator("#done", has_text="Noted.").wait_for(state="attached")
    anna.page.reload()
    is_called(anna, "Anna B.")
    assert anna.page.get_by_label("My name and ratings").is_checked()
    assert not anna.page.get_by_label("My name, for everybody").is_checked()
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("button", name="Save what is kept of me").click()
    text = saved.value.path().read_text()
    told = json.loads(text)
    assert (told["player"]["name"], told["player"]["consents"]) == ("Anna B.", ["ratings"])
    assert ([each["game"] for each in told["games"]], told["tournaments"]) == ([game], [])
    assert [each["kind"] for each in told["credentials"]] == ["token", "recovery"]
    assert "dd_" not in text
    assert code not in text
    anna.page.get_by_role("button", name="New recovery code").click()
    anna.page.get_by_role("button", name="Yes").click()
    assert read_code(anna) != code
    anna.page.goto(anna.url)
    assert anna.page.locator("form[data-ruleset=microfilms]").get_by_label("Your name").input_value() == "Anna B."


def test_ratings_are_shown_where_there_are_any(visit: Visit, home: str) -> None:
    anna = visit(home)
    register(anna)
    is_called(anna)
    assert anna.page.locator("#ratings").is_hidden()
    rated = {"ruleset": "microdot", "people": 3, "rating": 4.26, "mu": 27.0, "sigma": 7.58, "games": 2}
    anna.page.route("**/v1/players/me/ratings", lambda asked: asked.fulfill(json={"items": [rated], "next": None}))
    anna.page.reload()
    assert anna.page.locator("#ratings li").inner_text().split("\n") == ["Microdot", "3 people, 2 games", "4.3"]
    assert anna.violations() == []


def test_forgetting_leaves_the_seats_of_this_browser(visit: Visit, home: str) -> None:
    anna = visit(home)
    code = register(anna)
    game = sit(anna)
    anna.page.goto(f"{home}/me")
    anna.page.get_by_role("button", name="Be forgotten").click()
    anna.page.get_by_role("button", name="Yes").click()
    anna.page.get_by_role("heading", name="Welcome back").wait_for()
    assert anna.page.evaluate("localStorage.getItem('deaddrop.player')") is None
    enter_code(anna, code)
    anna.page.get_by_text("This recovery code opens nothing").wait_for()
    refused(anna, 401)
    register(anna)
    anna.page.get_by_role("button", name="Add to your account").click()
    anna.page.locator(f"#games a[href='/g/{game}']").wait_for()


def through_the_club(anna: Visitor, number: str, button: str = "Sign in through the club") -> None:
    """There and back again. The provider's own page would load a style from elsewhere."""
    anna.context.route("https://cdn.jsdelivr.net/**", lambda asked: asked.fulfill(body="", content_type="text/css"))
    anna.page.get_by_role("button", name=button).click()
    anna.page.locator("input[name=sub]").fill(number)
    anna.page.get_by_role("button", name="Authorize", exact=True).click()
    anna.page.wait_for_url(f"{anna.url}/me")
    theirs = ("a request to http://127.0.0.1", "a request to https://cdn.jsdelivr.net")
    anna.wrong[:] = [each for each in anna.wrong if not each.startswith(theirs)]


def test_through_another_site_somebody_registers_and_comes_back(visit: Visit, home: str) -> None:
    """A newcomer is asked for a name and gets a recovery code; who is known is signed in; nothing stays in the address."""
    anna, phone = visit(home), visit(home, viewport=PHONE)
    anna.page.goto(f"{home}/me")
    through_the_club(anna, "4711")
    anna.page.get_by_role("heading", name="What shall we call you?").wait_for()
    assert anna.page.evaluate("document.activeElement.id") == "newcomer-title"
    assert anna.violations(dark=True) == []
    anna.page.locator("#newcomer").get_by_label("Name").fill("Zoe")
    anna.page.locator("#newcomer").get_by_role("button", name="Register").click()
    read_code(anna)
    is_called(anna, "Zoe")
    phone.page.goto(f"{home}/me")
    through_the_club(phone, "4711")
    is_called(phone, "Zoe")
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390
    assert phone.page.evaluate("sessionStorage.length") == 0
    phone.page.goto(f"{home}/me?code=stolen&state=another")
    phone.page.get_by_text("What came back belongs to another sign-in").wait_for()
    assert phone.page.url == f"{home}/me"


def test_a_player_adds_another_site(visit: Visit, home: str) -> None:
    anna, other = visit(home), visit(home)
    register(anna)
    through_the_club(anna, "4712", "Add the club")
    anna.page.locator("#credentials li", has_text="An account at another site").wait_for()
    assert anna.page.get_by_role("button", name="Add the club").count() == 0
    other.page.goto(f"{home}/me")
    through_the_club(other, "4712")
    is_called(other)
    anna.page.goto(f"{home}/me")
    is_called(anna)
    assert anna.page.locator("#credentials li", has_text="A device").count() == 1
