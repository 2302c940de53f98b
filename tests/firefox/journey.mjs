/**
 * A visit to a game in a browser that speaks WebDriver BiDi: `node journey.mjs SOCKET URL RULESET DECISIONS`.
 *
 * Opens a table with bots from the lobby and answers its decisions from the list of all answers, by pointer and by keys; where a
 * game ends before all are answered, another table.
 * Prints what it did and what went wrong in the page, as JSON.
 */

const [socket, url, ruleset, decisions] = process.argv.slice(2);
const PATIENCE_MS = 60_000;
const MOST_ACTS = 60;
const MOST_TABLES = 6; // a game may end at its first decision
const SETTINGS = `() => { try { localStorage["deaddrop.settings"] ??= '{"waitMs":0,"pace":0,"givesObvious":false}'; localStorage["deaddrop.name"] ??= "Anna"; } catch {} }`;

/** One session of a browser, with one tab. */
class Browser {
  #next = 1;
  /** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {string[]} What a page should not have done. */
  wrong = [];
  context = "";

  /** @param {WebSocket} line */
  constructor(line) {
    this.line = line;
    line.onmessage = ({ data }) => this.#hear(JSON.parse(data));
  }

  static async begin(address) {
    const line = new WebSocket(address);
    await new Promise((resolve, reject) => Object.assign(line, { onopen: resolve, onerror: reject }));
    const browser = new Browser(line);
    await browser.ask("session.new", { capabilities: {} });
    await browser.ask("session.subscribe", { events: ["log.entryAdded"] });
    await browser.ask("script.addPreloadScript", { functionDeclaration: SETTINGS });
    browser.context = (await browser.ask("browsingContext.create", { type: "tab" })).context;
    return browser;
  }

  #hear(message) {
    if (message.type === "event") {
      const { level, text } = message.params;
      if (["error", "warn"].includes(level)) this.wrong.push(text);
      return;
    }
    const { resolve, reject } = this.#waiting.get(message.id) ?? {};
    this.#waiting.delete(message.id);
    if (message.type === "error") reject?.(new Error(`${message.error}: ${message.message}`));
    else resolve?.(message.result);
  }

  ask(method, params) {
    const id = this.#next++;
    this.line.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  go(address) {
    return this.ask("browsingContext.navigate", { context: this.context, url: address, wait: "complete" });
  }

  /** The value of an expression in the page. */
  async read(expression) {
    const told = await this.ask("script.evaluate", {
      expression: `JSON.stringify(${expression})`,
      target: { context: this.context },
      awaitPromise: false,
    });
    if (told.type === "exception") throw new Error(`${expression}: ${told.exceptionDetails.text}`);
    return told.result.type === "undefined" ? undefined : JSON.parse(told.result.value);
  }

  /** Wait until an expression is true in the page. */
  async until(expression) {
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.read(`!!(${expression})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`never: ${expression}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** Click in the middle of an element. */
  async click(selector) {
    await this.until(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`);
    const place = await this.read(
      `(() => { const e = document.querySelector(${JSON.stringify(selector)}); e.scrollIntoView({block: "center"}); const r = e.getBoundingClientRect(); return {x: Math.round(r.x + r.width / 2), y: Math.round(r.y + r.height / 2)}; })()`,
    );
    const actions = [{ type: "pointerMove", ...place }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.#perform({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  }

  press(key) {
    return this.#perform({ type: "key", id: "keys", actions: [{ type: "keyDown", value: key }, { type: "keyUp", value: key }] });
  }

  #perform(source) {
    return this.ask("input.performActions", { context: this.context, actions: [source] });
  }
}

const OWED = `document.querySelector("#now.yours, #now[data-status=over]")`;
const DECISION = `document.querySelector("#now")?.dataset.decision`;
const TOLD = `document.querySelector("#ending:not([hidden])") && document.querySelector("#rematch:not([hidden])")`;
const AT_REST = `document.querySelector("#table:not(.busy)")`;

/** Answer the open decision from the list of all answers. @param {Browser} browser @param {(most: number) => number} pick */
async function answer(browser, pick) {
  const before = await browser.read(DECISION);
  for (let act = 0; act < MOST_ACTS; act++) {
    await browser.until(AT_REST);
    if ((await browser.read(DECISION)) !== before) return;
    if (await browser.read(`!!document.querySelector("#ask[open]")`)) {
      await browser.click("#ask button[value=yes]");
      continue;
    }
    if (!(await browser.read(`!!document.querySelector("#which[open]")`))) {
      await browser.press("a");
      await browser.until(`document.querySelector("#which[open]") || ${DECISION} !== ${JSON.stringify(before)}`);
      continue;
    }
    const shown = await browser.read(`[...document.querySelectorAll("#which li")].filter((each) => each.checkVisibility()).length`);
    await browser.press(String(1 + pick(Math.min(9, shown))));
  }
  throw new Error(`the decision ${before} is open after ${MOST_ACTS} acts`);
}

const browser = await Browser.begin(socket);
let seed = 7;
const pick = (most) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % most;
let answered = 0;
try {
  for (let table = 0; answered < Number(decisions) && table < MOST_TABLES; table++) {
    await browser.go(url);
    await browser.click(`form[data-ruleset=${ruleset}] [data-alone]`);
    await browser.until(`location.pathname.startsWith("/g/") && ${OWED}`);
    while (answered < Number(decisions) && (await browser.read(`${OWED}?.dataset.status`)) === "playing") {
      await answer(browser, pick);
      answered++;
      await browser.until(OWED);
    }
    if (answered < Number(decisions)) await browser.until(TOLD); // a module that is still being loaded would fail as the page goes
  }
  const said = await browser.read(`document.querySelector("#wrong")?.textContent ?? ""`);
  if (said) browser.wrong.push(said);
} catch (error) {
  browser.wrong.push(String(error));
}
const seen = await browser.read(`({log: document.querySelectorAll("#log li").length, live: document.querySelector("#line")?.textContent})`);
const status = await browser.read(`document.querySelector("#now")?.dataset.status`);
console.log(JSON.stringify({ answered, status, wrong: browser.wrong, ...seen }));
await browser.ask("session.end", {});
process.exit(0);
