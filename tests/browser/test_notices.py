"""A browser that is told while no page is open: the button at the table, and the service worker that shows what is pushed."""

from __future__ import annotations

import json
from typing import Any

from service.http.openapi.push_examples import BODY
from tests.browser.visitor import Json, Visit, Visitor, person
from tests.hang import HANG_S

STUBBED = """
PushManager.prototype.subscribe = async (options) => {
  window.subscribedWith = options;
  return { toJSON: () => ({ ...%s, expirationTime: null }) };
};
Notification.requestPermission = async () => "granted";
Object.defineProperty(Notification, "permission", { get: () => "granted" });
"""
"""No vendor's push service is asked by a test."""
SHOWN = """
async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ title, body, tag, data }) => [title, body, tag, data.path]);
}
"""


def sit(anna: Visitor) -> Json:
    made: Json = anna.opened([person("Anna"), person("Ben"), person("Zoe")])
    anna.take(made, 0)
    anna.page.locator("#log li").first.wait_for(state="attached")
    return made


def listed(anna: Visitor, url: str, what: str) -> Any:
    token = json.loads(anna.page.evaluate("localStorage.getItem('deaddrop.inbox')"))["token"]
    return anna.page.request.get(f"{url}/v1/inbox/{what}", headers={"Authorization": f"Bearer {token}"}).json()["items"]


def test_a_button_subscribes_the_browser_and_later_tables_follow(visit: Visit, toys: str) -> None:
    anna = visit(toys, permissions=["notifications"])
    anna.context.add_init_script(STUBBED % json.dumps(BODY))
    first = sit(anna)
    anna.sheet("More")
    anna.page.get_by_role("button", name="Tell me when it is my turn").click()
    anna.page.get_by_text("This browser is told when it is your turn").wait_for()
    key = anna.page.request.get(f"{toys}/v1/push").json()["public_key"]
    assert anna.page.evaluate("window.subscribedWith") == {"userVisibleOnly": True, "applicationServerKey": key}
    assert [each["endpoint"] for each in listed(anna, toys, "push")] == [BODY["endpoint"]]
    second = sit(anna)
    anna.sheet("More")
    anna.page.get_by_role("button", name="Stop telling me").wait_for()
    games = {each["game"]["id"] for each in (first, second)}
    assert {each["game"] for each in listed(anna, toys, "seats")} == games
    token = json.loads(anna.page.evaluate("localStorage.getItem('deaddrop.inbox')"))["token"]
    anna.page.get_by_role("button", name="Stop telling me").click()
    anna.sheet("More")
    anna.page.get_by_role("button", name="Tell me when it is my turn").wait_for()
    answered = anna.page.request.get(f"{toys}/v1/inbox/push", headers={"Authorization": f"Bearer {token}"})
    assert answered.json()["items"] == []


def test_a_subscription_that_ended_is_made_anew_with_the_next_visit(visit: Visit, toys: str) -> None:
    anna = visit(toys, permissions=["notifications"])
    anna.context.add_init_script(STUBBED % json.dumps(BODY))
    sit(anna)
    anna.sheet("More")
    anna.page.get_by_role("button", name="Tell me when it is my turn").click()
    anna.page.get_by_text("This browser is told when it is your turn").wait_for()
    (held,) = listed(anna, toys, "push")
    token = json.loads(anna.page.evaluate("localStorage.getItem('deaddrop.inbox')"))["token"]
    anna.page.request.delete(f"{toys}/v1/inbox/push/{held['id']}", headers={"Authorization": f"Bearer {token}"})
    assert listed(anna, toys, "push") == []
    sit(anna)
    anna.sheet("More")
    anna.page.get_by_role("button", name="Stop telling me").wait_for()
    assert [each["id"] for each in listed(anna, toys, "push")] == [held["id"]]


def test_the_worker_shows_what_is_pushed_and_what_came_last_of_a_seat(windowed: Any, toys: str) -> None:
    anna = Visitor(windowed.new_context(permissions=["notifications"]), toys)
    anna.page.goto(toys)
    session = anna.context.new_cdp_session(anna.page)
    registrations: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]))
    session.send("ServiceWorker.enable")
    anna.page.evaluate("navigator.serviceWorker.register('/notices-worker.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    for text in ("It is your turn.", "The game is over."):
        said = {"type": "x", "title": "Microdot", "text": text, "path": "/g/02", "data": {"game": "02", "seat": 1, "version": 3}}
        pushed = {"origin": toys, "registrationId": registrations[-1], "data": json.dumps(said)}
        session.send("ServiceWorker.deliverPushMessage", pushed)
        for _ in range(20 * HANG_S):
            shown = anna.page.evaluate(SHOWN)
            if [text] == [body for _, body, _, _ in shown]:
                break
            anna.page.wait_for_timeout(50)
        assert shown == [["Microdot", text, "02-1", "/g/02"]]
    anna.context.close()
