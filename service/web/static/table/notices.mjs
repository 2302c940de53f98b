/**
 * Notices while no page is open: this browser's push subscription, and the inbox with its seats.
 */

import { ask, post, Problem } from "../shared/api.mjs";

const KEPT = "deaddrop.inbox";
const WORKER = "/notices-worker.js";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @returns {{token: string, subscription: string} | null} the inbox of this browser */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}

const isPossible = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const isOn = () => kept() !== null && Notification.permission === "granted";

/**
 * Offer notices for a seat or, if this browser gets notices already, add this seat.
 * @param {string} game @param {number} seat @param {string} token the seat's @param {(error: unknown) => void} complain
 */
export async function offerNotices(game, seat, token, complain) {
  const button = /** @type {HTMLButtonElement} */ (at("notices-button"));
  if (!isPossible()) return;
  /** @param {() => Promise<unknown>} change */
  const act = async (change) => {
    button.disabled = true;
    try {
      await change();
    } catch (error) {
      complain(error);
    } finally {
      button.disabled = false;
      show(button);
    }
  };
  button.onclick = () => void act(() => (isOn() ? stop() : start(token)));
  if (isOn()) await act(() => refresh(game, seat, token));
  show(button);
}

/** @param {HTMLButtonElement} button */
function show(button) {
  const isDenied = Notification.permission === "denied";
  button.textContent = isOn() ? "Stop telling me" : "Tell me when it is my turn";
  button.hidden = isDenied;
  at("notices-words").textContent = isOn()
    ? "This browser is told when it is your turn, also while no page is open."
    : isDenied ? "This browser does not allow this site to tell you anything." : "";
  at("notices").hidden = false;
}

/** Ask the person, subscribe the browser, and add a seat. @param {string} token */
async function start(token) {
  if ((await Notification.requestPermission()) !== "granted") return;
  const body = await subscribed();
  const { inbox_token } = await post("/v1/inbox", { tokens: [token] });
  await subscribe(inbox_token, body);
}

/** The browser's subscription, as it was or a new one: browsers drop them at times. */
async function subscribed() {
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const key = at("notices").dataset.key ?? "";
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  return { endpoint, keys };
}

/** @param {string} inbox its token @param {any} body */
async function subscribe(inbox, body) {
  const told = await ask("/v1/inbox/push", { method: "PUT", token: inbox, body });
  const { id } = await told.json();
  localStorage.setItem(KEPT, JSON.stringify({ token: inbox, subscription: id }));
}

/** With every visit: store the present subscription, and add the seat. @param {string} game @param {number} seat @param {string} token */
async function refresh(game, seat, token) {
  const inbox = kept();
  if (!inbox) return;
  try {
    await subscribe(inbox.token, await subscribed());
    await ask(`/v1/inbox/seats/${game}/${seat}`, { method: "PUT", token: inbox.token, body: { token } });
  } catch (error) {
    if (!isGone(error)) throw error;
    localStorage.removeItem(KEPT);
  }
}

/** Whether the error means that the resource is gone. @param {any} error */
const isGone = (error) => error instanceof Problem && [401, 404, 410].includes(error.status);

/** End all notices to the browser. */
async function stop() {
  const inbox = kept();
  localStorage.removeItem(KEPT);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (!inbox) return;
  await ask(`/v1/inbox/push/${inbox.subscription}`, { method: "DELETE", token: inbox.token }).catch((error) => {
    if (!isGone(error)) throw error;
  });
}
