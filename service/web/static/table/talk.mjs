/**
 * The talk at a table: the people's own, and the spectators' apart from it, each in a room that is read as it is written.  docs/social.md
 */

import { ask, isPassing, pause, post, Problem } from "../shared/api.mjs";
import { hasCompany, isBlocked, mute } from "./company.mjs";
import { keep, kept, keepName, myName, organiserToken } from "../shared/games.mjs";
import { streamed } from "../shared/streams.mjs";

const LONGEST_MS = 15_000;
const SHOWN = 200;
const NEWS_MS = 10_000;
const NEAR = 40;

/** @type {Record<string, string>} */
const EMOTES = {
  hello: "Hello!", "good-luck": "Good luck!", "well-played": "Well played!", "good-game": "Good game!",
  "thank-you": "Thank you!", sorry: "Sorry!", "one-moment": "One moment, please.", wow: "Wow!",
};
/** @type {Record<string, string>} */
const TITLES = { players: "At the table", spectators: "Spectators" };

/** @typedef {import("./company.mjs").Page} Page */

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Map<string, Room>} by scope */
const rooms = new Map();

/** Open the rooms that this token, or the guest that this browser is, may read. @param {Page} page */
export async function openTalk(page) {
  const { game } = page;
  const isSpectator = !page.token() || page.token()?.startsWith("dd_spec_");
  if (!isSpectator && !hasCompany()) return;
  const asked = isSpectator ? kept(game).guest ?? page.token() : page.token();
  const { mode, reads, writes } = await (await ask(`/v1/games/${game}/chat`, { token: asked })).json();
  showMode(page, mode);
  for (const scope of reads) {
    if (scope === "spectators" && mode !== "all") continue;
    const room = rooms.get(scope) ?? new Room(page, scope, asked);
    rooms.set(scope, room);
    room.show({ token: asked, mayWrite: writes.includes(scope), mayJoin: isSpectator && mode === "all" && !writes.includes(scope) });
  }
  at("talk").hidden = !rooms.size;
}

/** Read every room again: other authors are hidden now. */
export function readAgain() {
  for (const room of rooms.values()) room.begin();
}

/** Who may talk, for the organiser to choose. @param {Page} page @param {string} mode */
function showMode(page, mode) {
  const place = at("talkers");
  place.hidden = organiserToken(page.game) === null;
  const choose = () => {
    for (const each of place.querySelectorAll("input")) each.checked = each.value === mode;
  };
  choose();
  place.onchange = ({ target }) =>
    void ask(`/v1/games/${page.game}/chat`, { method: "PUT", token: organiserToken(page.game), body: { mode: /** @type {HTMLInputElement} */ (target).value } })
      .then(() => openTalk(page))
      .catch((error) => (choose(), page.complain(error)));
}

class Room {
  /** @param {Page} page @param {string} scope @param {string | null} token */
  constructor(page, scope, token) {
    this.page = page;
    this.scope = scope;
    this.token = token;
    this.path = `/v1/games/${page.game}/messages`;
    this.turn = new AbortController();
    const template = /** @type {HTMLTemplateElement} */ (at("room"));
    this.place = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (template.content.firstElementChild).cloneNode(true));
    this.list = /** @type {HTMLElement} */ (this.place.querySelector("ol"));
    this.view = /** @type {HTMLElement} */ (this.place.querySelector(".said"));
    this.form = /** @type {HTMLFormElement} */ (this.place.querySelector("form.say"));
    this.guest = /** @type {HTMLFormElement} */ (this.place.querySelector("form.guest"));
    this.prepare();
    at("rooms").append(this.place);
    this.begin();
  }

  prepare() {
    const title = /** @type {HTMLElement} */ (this.place.querySelector("h3"));
    title.textContent = TITLES[this.scope];
    this.view.setAttribute("aria-label", `Talk: ${TITLES[this.scope]}`);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.say({ text: this.field.value.trim() });
    });
    this.guest.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.join();
    });
    const emotes = /** @type {HTMLElement} */ (this.place.querySelector(".emotes p"));
    emotes.replaceChildren(...Object.entries(EMOTES).map(([emote, words]) => this.emote(emote, words)));
    this.list.addEventListener("click", (event) => {
      const { author } = /** @type {HTMLElement} */ (event.target).dataset;
      if (author) void mute(this.page, author, /** @type {HTMLElement} */ (event.target)).catch((error) => this.complain(error));
    });
  }

  /** @param {string} emote @param {string} words */
  emote(emote, words) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "button";
    made.textContent = words;
    made.addEventListener("click", () => void this.say({ emote }));
    return made;
  }

  get field() {
    return /** @type {HTMLInputElement} */ (this.form.elements.namedItem("text"));
  }

  /** @param {{token: string | null, mayWrite: boolean, mayJoin: boolean}} may */
  show({ token, mayWrite, mayJoin }) {
    this.token = token;
    this.form.hidden = !mayWrite;
    this.guest.hidden = !mayJoin;
    const field = /** @type {HTMLInputElement} */ (this.guest.elements.namedItem("name"));
    field.value ||= myName();
  }

  /** @param {{text?: string, emote?: string}} said */
  async say(said) {
    if (said.text === "") return;
    this.complain(null);
    try {
      await post(this.path, { ...said, scope: this.scope }, { token: this.token });
      if (said.text) this.form.reset();
    } catch (error) {
      this.complain(error);
      if (error instanceof Problem && error.code === "chat-off") void openTalk(this.page).catch(() => null);
    }
  }

  /** Get a name as a spectator. */
  async join() {
    const field = /** @type {HTMLInputElement} */ (this.guest.elements.namedItem("name"));
    this.complain(null);
    try {
      const { token, id } = await post(`/v1/games/${this.page.game}/guests`, { name: field.value.trim() });
      keepName(field.value.trim());
      keep(this.page.game, { guest: token, guestId: id });
      await openTalk(this.page);
      this.field.focus();
    } catch (error) {
      this.complain(error);
    }
  }

  /** Read the room from the last messages on; read messages are shown again. */
  begin() {
    this.turn.abort();
    this.turn = new AbortController();
    this.list.replaceChildren();
    at("said").hidden = true;
    at("said").textContent = "";
    void this.follow(this.turn.signal);
  }

  /** @param {AbortSignal} signal */
  async follow(signal) {
    let after = "";
    for (let failures = 0; !signal.aborted; ) {
      try {
        const page = await (await ask(`${this.path}?scope=${this.scope}${after}`, { token: this.token, signal })).json();
        const isFirst = after === "";
        this.take(page.messages, isFirst);
        after = `&after=${page.next}`;
        const given = { token: this.token, headers: { Accept: "application/x-ndjson" }, end: "\n", signal };
        for await (const lines of streamed(`${this.path}?scope=${this.scope}${after}`, given)) {
          failures = 0;
          const found = lines.filter(Boolean).map((line) => JSON.parse(line));
          if (found.some(({ reset }) => reset)) return this.begin();
          this.take(found, false);
          if (found.length) after = `&after=${found.at(-1).number}`;
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Problem && error.code === "reset") return this.begin();
        if (!isPassing(error)) return this.complain(error);
      }
      await pause(Math.min(LONGEST_MS, 500 * 2 ** ++failures));
    }
  }

  /** @param {any[]} messages @param {boolean} isOld whether they were there before */
  take(messages, isOld) {
    const isAtEnd = this.view.scrollHeight - this.view.scrollTop - this.view.clientHeight < NEAR;
    for (const message of messages) {
      for (const number of message.removed) this.list.querySelector(`[value="${number}"]`)?.remove();
      if (message.removed.length || isBlocked(authorOf(message))) continue;
      this.list.append(this.line(message));
      if (!isOld && !this.isOwn(message)) tellNews(message);
    }
    while (this.list.children.length > SHOWN) this.list.firstElementChild?.remove();
    if (isAtEnd) this.view.scrollTop = this.view.scrollHeight;
  }

  /** @param {any} message */
  line(message) {
    const made = document.createElement("li");
    made.value = message.number;
    made.title = new Date(message.at).toLocaleTimeString();
    if (this.isOwn(message)) made.className = "own";
    const who = document.createElement("strong");
    who.textContent = nameOf(message);
    made.append(who, " ", wordsOf(message));
    made.dataset.scope = this.scope;
    made.dataset.words = `${nameOf(message)}: ${wordsOf(message)}`;
    const isForeignGuest = message.author.kind === "guest" && this.page.token()?.startsWith("dd_seat_");
    if (isForeignGuest) made.append(" ", muteButton(message));
    return made;
  }

  /** @param {any} message */
  isOwn({ author: { kind, seat, guest } }) {
    return kind === "seat" ? String(seat) === at("now").dataset.seat : kind === "guest" && guest === kept(this.page.game).guestId;
  }

  /** @param {unknown} error */
  complain(error) {
    /** @type {HTMLElement} */ (this.place.querySelector(".error")).textContent = error instanceof Error ? error.message : "";
  }
}

/** @param {any} message */
function muteButton(message) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button quiet";
  made.dataset.author = authorOf(message);
  made.textContent = "Mute";
  return made;
}

/** Whose it is, as blocks name authors. @param {any} message */
const authorOf = ({ author: { kind, seat, guest } }) => (kind === "seat" ? `seat-${seat}` : kind === "guest" ? `guest-${guest}` : kind);

/** @param {any} message */
function nameOf({ author: { kind, seat, name: called } }) {
  if (kind === "organiser") return "Organiser";
  return called ?? (kind === "seat" ? `Seat ${seat}, before` : "Guest");
}

/** @param {any} message */
const wordsOf = ({ text, emote }) => text ?? EMOTES[emote] ?? emote;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let newsTimer;

/** One line in the strip, for who looks at the table. @param {any} message */
function tellNews(message) {
  const place = at("said");
  place.textContent = `${nameOf(message)}: ${wordsOf(message)}`;
  place.hidden = false;
  clearTimeout(newsTimer);
  newsTimer = setTimeout(() => (place.hidden = true), NEWS_MS);
}
