/** A page in node, as far as taking over a link needs one: prints what a browser has kept after each visit, as JSON. */

const held = new Map();
const asked = [];
let presses = "no";
let exchanged = 0;

globalThis.localStorage = {
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, String(value)),
  removeItem: (key) => void held.delete(key),
};
globalThis.location = { hash: "", pathname: "/g/x", search: "", assign: () => null, replace: () => null };
globalThis.history = { replaceState: () => (location.hash = "") };

class Element {
  constructor() {
    this.children = [];
    this.dataset = {};
  }
  append(...more) {
    this.children.push(...more);
  }
  setAttribute() {}
  remove() {}
  addEventListener(_, act) {
    this.closed = act;
  }
  showModal() {
    asked.push(this.children.map(({ textContent }) => textContent).filter(Boolean));
    this.returnValue = presses;
    setTimeout(() => this.closed());
  }
}
globalThis.document = { createElement: () => new Element(), body: new Element(), getElementById: () => null, querySelector: () => null };

const SEATS = { dd_seat_anna: 0, dd_seat_ben: 1 };
let lostAnswers = 0;
let usedAfter = 0;
const keys = [];
globalThis.fetch = async (path, { headers = {}, method }) => {
  const answer = (body, status = 200) => ({ ok: status < 400, status, json: async () => body });
  if (method === "POST" && path.endsWith("/exchanges")) {
    exchanged++;
    keys.push(headers["Idempotency-Key"]);
    if (lostAnswers-- > 0) throw new Error("The answer was lost.");
    if (path.startsWith("/v1/games/")) return exchanged > usedAfter ? answer({ code: "slip-used", detail: "Another device has opened this slip." }, 409) : answer({ seat: 2, token: "dd_seat_clara" });
    return answer({ you: "o2", token: "dd_official_t0a1" });
  }
  const token = (headers.Authorization ?? "").replace("Bearer ", "");
  return path.endsWith("/view") ? answer({ viewpoint: `seat:${SEATS[token]}` }) : answer({ seats: [{ name: "Anna" }, { name: "Ben" }] });
};

const { takenToken } = await import(`${process.argv[2]}/table/taking.mjs`);
const { seatTokens, tokenOf, kept, keep, keepToken } = await import(`${process.argv[2]}/shared/games.mjs`);
const desk = await import(`${process.argv[2]}/desk/state.mjs`);

async function visit(hash, press) {
  [location.hash, presses] = [hash, press];
  const taken = await takenToken("g", "Microfilms");
  return { taken, tokens: seatTokens("g"), own: tokenOf(kept("g")), hash: location.hash, asked: asked.splice(0) };
}

const found = {};
found.refused = await visit("#token=dd_seat_anna", "no");
keepToken("g", "dd_seat_ben");
keep("g", { seat: 1 });
found.kept = await visit("#token=dd_seat_anna", "no");
found.own = await visit("#token=dd_seat_ben", "no");
found.taken = await visit("#token=dd_seat_anna", "yes");

found.slipRefused = { ...(await visit("#slip=dd_slip_g77", "no")), exchanged };
usedAfter = 1;
found.slipOpened = { ...(await visit("#slip=dd_slip_g77", "yes")), exchanged };
[location.hash, presses] = ["#slip=dd_slip_g77", "yes"];
found.slipUsed = { words: await takenToken("g").catch(({ message }) => message), hash: location.hash, tokens: seatTokens("g") };
asked.splice(0);
[exchanged, keys.length] = [0, 0];

async function open(hash, press) {
  [location.hash, presses] = [hash, press];
  await desk.arrive("t0a").catch(() => null);
  return { token: desk.desk.token, exchanged, hash: location.hash, asked: asked.splice(0) };
}

found.deskRefused = await open("#slip=dd_slip_t0a77", "no");
lostAnswers = 4;
found.deskLost = await open("#slip=dd_slip_t0a77", "yes");
found.deskOpened = await open("#slip=dd_slip_t0a77", "yes");
found.keys = [...new Set(keys)].length;
found.deskOther = await open("#token=dd_tournament_t0a9", "no");
console.log(JSON.stringify(found));
process.exit(0); // timers of requests that were answered
