/**
 * Every secret that a link may bring, at every page that reads it, in node: what the page keeps and posts before and after the reader's
 * press, as JSON. Elements that a page looks for are there and do nothing; what they are to do is noted by id and event.
 */

const held = new Map();
const acts = new Map();
const posted = [];
let answers = "no"; // the button of the question
let asked = 0;

globalThis.localStorage = {
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, String(value)),
  removeItem: (key) => void held.delete(key),
};
globalThis.sessionStorage = { getItem: () => null, setItem: () => null, removeItem: () => null };
globalThis.addEventListener = () => null;
globalThis.window = globalThis;
globalThis.location = { hash: "", pathname: "/", search: "", origin: "http://x", href: "http://x/", assign: () => null, replace: () => null, reload: () => null };
globalThis.history = { replaceState: () => (location.hash = "") };
globalThis.Option = class {};
globalThis.FormData = class {};
globalThis.DOMParser = class {
  parseFromString = () => anything("parsed");
};

/** What a page finds under an id: its parts are of the same kind. @param {string} id */
function anything(id) {
  const found = () => anything(id);
  const dataset = { status: "seating", open: "no", study: "s", version: "1" };
  const known = { dataset, value: "", textContent: "", then: undefined, children: [], addEventListener: (event, act) => acts.set(`${id}.${event}`, act), [Symbol.toPrimitive]: () => "", [Symbol.iterator]: [][Symbol.iterator].bind([]) };
  return new Proxy(found, { get: (_, name) => (name in known ? known[name] : anything(id)), set: () => true });
}

/** The question, which is answered at once. */
function dialog() {
  const made = anything("dialog");
  return new Proxy(made, {
    get: (_, name) => {
      if (name === "showModal") return () => (asked++, setImmediate(() => acts.get("dialog.close")?.()));
      return name === "returnValue" ? answers : made[name];
    },
    set: () => true,
  });
}

globalThis.document = {
  createElement: (tag) => (tag === "dialog" ? dialog() : anything(tag)),
  getElementById: (id) => anything(id),
  querySelector: () => null,
  querySelectorAll: () => [],
  addEventListener: () => null,
  body: anything("body"),
  head: anything("head"),
};
globalThis.fetch = async (path, { method = "GET" } = {}) => {
  if (method !== "GET") posted.push(path);
  const body = { you: "e1", seat: 0, seats: [], items: [], viewpoint: "seat:0", token: "dd_seat_of_the_answer", name: "Anna", player: { id: "p", name: "Anna" } };
  return { ok: true, status: 200, headers: new Map(), json: async () => body, text: async () => "" };
};

const STATIC = process.argv[2];
const { SECRETS } = await import(`${STATIC}/shared/taking.mjs`);
const { takenToken } = await import(`${STATIC}/table/taking.mjs`);
const { invited } = await import(`${STATIC}/lobby/seats.mjs`);
const desk = await import(`${STATIC}/desk/state.mjs`);
const { prepareOwn } = await import(`${STATIC}/tournaments/own.mjs`);

const sits = () => invited("g", () => null, () => null);
/** @type {{secret: string, page: string, value: string, open: () => unknown, press?: string}[]} page: the folder of the module that reads it; press: what is pressed where the page itself asks */
const VISITS = [
  { secret: "token", page: "table", value: "dd_seat_anna", open: () => takenToken("g") },
  { secret: "token", page: "desk", value: "dd_official_t0a1", open: () => desk.arrive("t0a") },
  { secret: "token", page: "tournaments", value: "dd_entry_t0a1", open: () => prepareOwn("t0a", () => null) },
  { secret: "slip", page: "table", value: "dd_slip_g0a", open: () => takenToken("g") },
  { secret: "slip", page: "desk", value: "dd_slip_t0a77", open: () => desk.arrive("t0a") },
  { secret: "slip", page: "tournaments", value: "dd_slip_t0a77", open: () => prepareOwn("t0a", () => null) },
  { secret: "edit", page: "study", value: "dd_study_0a", open: () => import(`${STATIC}/study/study.mjs?${answers}`) },
  { secret: "link", page: "me", value: "dd_link_0a", open: () => import(`${STATIC}/me/me.mjs?${answers}`), press: "arrived-yes.click" },
  { secret: "claim", page: "lobby", value: "1.0a", open: sits, press: "sit.submit" },
  { secret: "join", page: "lobby", value: "0a", open: sits, press: "sit.submit" },
];

/** A visit in a new browser: what it keeps and posts, once everything that was begun is done. */
async function visit({ secret, value, open, press }, wants) {
  held.clear();
  acts.clear();
  [posted.length, asked, answers, location.hash] = [0, 0, wants ? "yes" : "no", `#${secret}=${value}`];
  await open();
  await settled();
  if (wants && press) acts.get(press)({ preventDefault: () => null });
  await settled();
  return { kept: [...held.keys()], posted: [...posted], asked };
}

/** Turns of the event loop, more than any page takes to answer a press. */
async function settled() {
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
}

const visits = [];
for (const each of VISITS) visits.push({ secret: each.secret, page: each.page, opened: await visit(each, false), taken: await visit(each, true) });
console.log(JSON.stringify({ secrets: SECRETS, visits }));
process.exit(0); // timers of pages
