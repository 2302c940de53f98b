/**
 * An organiser's acts at a running table: a button for each, and a dialog for its values.  docs/adr/0041
 */

import { post } from "../shared/api.mjs";
import { showChoices } from "../shared/choices.mjs";
import { offset } from "./clocks.mjs";
import { copying } from "../shared/copying.mjs";
import { myName, organiserToken } from "../shared/games.mjs";
import { openSlip } from "./taking.mjs";

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @typedef {{title: string, words: string, usual: string, fields?: string[], seats?: (seat: DOMStringMap) => boolean, everybody?: string,
 *   may?: (now: DOMStringMap) => boolean, minutes?: number}} Act
 *   usual: reason; seats: the seats that it can apply to, if none it is not offered; everybody: label for no seat; minutes: usual ones
 */

const isPlaying = (/** @type {DOMStringMap} */ { status }) => status === "playing";
const isSeating = (/** @type {DOMStringMap} */ { status }) => status === "seating";
const isHeld = () => document.querySelector("#now time[data-local]") !== null;
const isTimed = () => document.querySelector("#now .left") !== null;

/** By kind, as the API calls them. @type {Record<string, Act>} */
const ACTS = {
  pause: { title: "Pause", words: "No move is taken, bots wait, and every clock stands still. It ends by itself, or when you end it.", usual: "A short break", fields: ["minutes", "after"], minutes: 10, may: (now) => isPlaying(now) && !isHeld() },
  resume: { title: "End the pause", words: "The table goes on.", usual: "Everybody is back", may: (now) => isPlaying(now) && isHeld() },
  add_time: { title: "Give time", words: "What is being decided gets more time.", usual: "More time", fields: ["seat", "minutes"], minutes: 5, seats: ({ awaited, state }) => awaited !== undefined && state === "here", everybody: "Everybody who is awaited", may: (now) => isPlaying(now) && isTimed() },
  strike: { title: "Strike", words: "The time of what is asked now is up: the usual answer is given, as the rules name it.", usual: "The table has waited long enough", fields: ["seat"], seats: ({ awaited, state }) => awaited !== undefined && state === "here", everybody: "Everybody who is awaited", may: (now) => isPlaying(now) && !now.paused },
  hand_to_bot: { title: "Hand to a bot", words: "A bot plays the seat until its player is back, or you hand it back.", usual: "Not there", fields: ["seat"], seats: ({ state }) => state === "here", may: isPlaying },
  return: { title: "Hand back", words: "The seat's player plays again.", usual: "There again", fields: ["seat"], seats: ({ state }) => state === "away", may: isPlaying },
  reissue: { title: "New link for a seat", words: "The person of the seat gets a link for another device, which you hand on. The key before opens nothing any more, and everybody reads when the link is opened.", usual: "The link was lost", fields: ["seat"], seats: ({ state }) => state === "here" || state === "away" },
  substitute: { title: "Substitute", words: "Another person takes the seat, and knows what the seat knows. You get the link to hand on, and everybody reads when it is opened.", usual: "Somebody else plays on", fields: ["seat", "name"], seats: ({ state }) => ["here", "away", "resigned"].includes(state ?? "") },
  fill_with_bot: { title: "Fill with a bot", words: "A bot takes the free seat, for the whole game.", usual: "Nobody else comes", fields: ["seat"], seats: ({ state }) => state === "free", may: isSeating },
  start_smaller: { title: "Start smaller", words: "This table ends, and those who sit here go on at one without the free seats. Their pages go there by themselves.", usual: "Nobody else comes", seats: ({ state }) => state === "free", may: isSeating },
  abort: { title: "End the game", words: "It ends without a result. It cannot be taken back.", usual: "We cannot go on" },
};

let opened = ""; // the kind that the dialog asks for

/** Offer the acts allowed now. @param {string} game @param {() => Promise<void>} look */
export function showOrganiser(game, look) {
  const now = at("now").dataset;
  const isOn = isPlaying(now) || isSeating(now);
  at("organise").hidden = !isOn || organiserToken(game) === null;
  if (at("organise").hidden) return;
  const kinds = Object.keys(ACTS).filter((kind) => isOffered(ACTS[kind], now));
  const place = at("acts");
  const offered = kinds.join();
  if (place.dataset.offered !== offered) {
    place.dataset.offered = offered;
    place.replaceChildren(...kinds.map(button));
  }
  place.onclick = (event) => {
    const { kind } = /** @type {HTMLElement} */ (event.target).dataset;
    if (kind) open(game, kind, look);
  };
}

/** @param {Act} act @param {DOMStringMap} now */
const isOffered = (act, now) => (act.may?.(now) ?? true) && (!act.seats || seatsFor(act).length > 0);

/** @param {Act} act */
const seatsFor = ({ seats }) => people().filter((each) => seats?.(each) ?? true);

/** The most likely seat for an act: an absent person's, else an awaited one's, else any other person's. @param {DOMStringMap[]} seats */
const likeliest = (seats) => {
  const others = seats.filter(({ seat }) => seat !== at("now").dataset.seat);
  return (others.find(({ state }) => state === "away") ?? others.find(({ awaited }) => awaited !== undefined) ?? others[0] ?? seats[0])?.seat;
};

const people = () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#people li"))].map(({ dataset }) => dataset);

/** @param {string} kind */
function button(kind) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.dataset.kind = kind;
  made.textContent = `${ACTS[kind].title} …`;
  return made;
}

/** Ask for an act's values. @param {string} game @param {string} kind @param {() => Promise<void>} look */
function open(game, kind, look) {
  opened = kind;
  const act = ACTS[kind];
  const dialog = /** @type {HTMLDialogElement} */ (at("intervene"));
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
  const fields = /** @type {any} */ (form.elements);
  at("intervene-title").textContent = act.title;
  at("intervene-words").textContent = act.words;
  complain(form, null);
  const seats = seatsFor(act).map(({ seat, name }) => /** @type {[string, string]} */ ([seat ?? "", name ?? ""]));
  showChoices(/** @type {Element} */ (form.querySelector("[data-field=seat]")), "seat", [...(act.everybody ? [/** @type {[string, string]} */ (["", act.everybody])] : []), ...seats], act.everybody ? "" : likeliest(seatsFor(act)) ?? "");
  const asked = [...(act.fields ?? []), "reason", ...(kind === "abort" ? [] : ["author"])];
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-field]"))) {
    place.hidden = !asked.includes(place.dataset.field ?? "");
    for (const each of place.querySelectorAll("input")) each.disabled = place.hidden;
  }
  fields.minutes.value = act.minutes ?? "";
  fields.after.checked = false;
  fields.name.value = "";
  fields.author.value ||= myName() || people().find(({ seat }) => seat === at("now").dataset.seat)?.name || "Organiser";
  fields.reason.value = act.usual;
  const [go, stop] = form.querySelectorAll("button");
  go.textContent = act.title;
  stop.onclick = () => dialog.close();
  form.onsubmit = (event) => {
    event.preventDefault();
    void carryOut(game, dialog, form, go, look);
  };
  dialog.showModal();
}

/** @param {string} game @param {HTMLDialogElement} dialog @param {HTMLFormElement} form @param {HTMLButtonElement} go @param {() => Promise<void>} look */
async function carryOut(game, dialog, form, go, look) {
  const kind = opened;
  const given = Object.fromEntries(new FormData(form));
  go.disabled = true;
  complain(form, null);
  try {
    const token = organiserToken(game);
    const answer = kind === "abort" ? await post(`/v1/games/${game}/commands`, { type: "abort", reason: given.reason }, { token })
      : await post(`/v1/games/${game}/interventions`, intervention(kind, given), { token });
    dialog.close();
    at("organised").textContent = `Done: ${ACTS[kind].title.toLowerCase()}.`;
    await handOn(game, kind, String(given.seat ?? ""), answer.slip);
    await look();
  } catch (error) {
    complain(form, error);
  } finally {
    go.disabled = false;
  }
}

/** The body of an intervention. @param {string} kind @param {Record<string, any>} given by the form */
function intervention(kind, { seat = "", minutes, after, name, author, reason }) {
  const ms = Number(minutes) * 60_000;
  const more = {
    pause: () => ({ until: new Date(Date.now() + offset.ms + ms).toISOString(), ...(after && { after_decisions: true }) }),
    add_time: () => ({ seconds: ms / 1000 }),
    substitute: () => ({ name: name.trim() }),
  }[kind];
  return { kind, author: author.trim(), reason: reason.trim(), ...(seat !== "" && { seat: Number(seat) }), ...more?.() };
}

/** Show the link by which another device opens a seat; one's own is opened at once. @param {string} game @param {string} kind @param {string} seat @param {string | undefined} slip */
async function handOn(game, kind, seat, slip) {
  const place = at("handed");
  place.hidden = slip === undefined;
  if (slip === undefined) return;
  const name = people().find((each) => each.seat === seat)?.name;
  if (kind === "reissue" && seat === at("now").dataset.seat) {
    await openSlip(game, slip);
    location.reload();
    return;
  }
  const link = /** @type {HTMLInputElement} */ (place.querySelector("input"));
  link.value = `${location.origin}/g/${game}#slip=${slip}`;
  const copy = /** @type {HTMLButtonElement} */ (place.querySelector("button"));
  if (!copy.dataset.ready) copying(copy, link);
  copy.dataset.ready = "yes";
  copy.textContent = "Copy";
  at("organised").textContent = `Hand this link to ${kind === "substitute" ? "the new person" : name} alone: one device opens it, and plays the seat from then on. It is shown once.`;
  link.focus();
  link.select();
}

/** @param {HTMLFormElement} form @param {unknown} error */
function complain(form, error) {
  const place = /** @type {HTMLElement} */ (form.querySelector(".error"));
  place.textContent = error instanceof Error ? error.message : "";
}
