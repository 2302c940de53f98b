// Made by clients/regenerate from b3316713f982e1148190c542942474945725ee2d7e8f6fdbd86a0e6f230ed7fd

// node_modules/openapi-fetch/dist/index.mjs
var PATH_PARAM_RE = /\{[^{}]+\}/g;
var supportsRequestInitExt = () => {
  return typeof process === "object" && Number.parseInt(process?.versions?.node?.substring(0, 2)) >= 18 && process.versions.undici;
};
function randomID() {
  return Math.random().toString(36).slice(2, 11);
}
function createClient(clientOptions) {
  let {
    baseUrl = "",
    Request: CustomRequest = globalThis.Request,
    fetch: baseFetch = globalThis.fetch,
    querySerializer: globalQuerySerializer,
    bodySerializer: globalBodySerializer,
    pathSerializer: globalPathSerializer,
    headers: baseHeaders,
    requestInitExt = void 0,
    ...baseOptions
  } = { ...clientOptions };
  requestInitExt = supportsRequestInitExt() ? requestInitExt : void 0;
  baseUrl = removeTrailingSlash(baseUrl);
  const globalMiddlewares = [];
  async function coreFetch(schemaPath, fetchOptions) {
    const {
      baseUrl: localBaseUrl,
      fetch = baseFetch,
      Request: Request2 = CustomRequest,
      headers,
      params = {},
      parseAs = "json",
      querySerializer: requestQuerySerializer,
      bodySerializer = globalBodySerializer ?? defaultBodySerializer,
      pathSerializer: requestPathSerializer,
      body: body2,
      middleware: requestMiddlewares = [],
      ...init
    } = fetchOptions || {};
    let finalBaseUrl = baseUrl;
    if (localBaseUrl) {
      finalBaseUrl = removeTrailingSlash(localBaseUrl) ?? baseUrl;
    }
    let querySerializer = typeof globalQuerySerializer === "function" ? globalQuerySerializer : createQuerySerializer(globalQuerySerializer);
    if (requestQuerySerializer) {
      querySerializer = typeof requestQuerySerializer === "function" ? requestQuerySerializer : createQuerySerializer({
        ...typeof globalQuerySerializer === "object" ? globalQuerySerializer : {},
        ...requestQuerySerializer
      });
    }
    const pathSerializer = requestPathSerializer || globalPathSerializer || defaultPathSerializer;
    const serializedBody = body2 === void 0 ? void 0 : bodySerializer(
      body2,
      // Note: we declare mergeHeaders() both here and below because it’s a bit of a chicken-or-egg situation:
      // bodySerializer() needs all headers so we aren’t dropping ones set by the user, however,
      // the result of this ALSO sets the lowest-priority content-type header. So we re-merge below,
      // setting the content-type at the very beginning to be overwritten.
      // Lastly, based on the way headers work, it’s not a simple “present-or-not” check becauase null intentionally un-sets headers.
      mergeHeaders(baseHeaders, headers, params.header)
    );
    const finalHeaders = mergeHeaders(
      // with no body, we should not to set Content-Type
      serializedBody === void 0 || // if serialized body is FormData; browser will correctly set Content-Type & boundary expression
      serializedBody instanceof FormData ? {} : {
        "Content-Type": "application/json"
      },
      baseHeaders,
      headers,
      params.header
    );
    const finalMiddlewares = [...globalMiddlewares, ...requestMiddlewares];
    const requestInit = {
      redirect: "follow",
      ...baseOptions,
      ...init,
      body: serializedBody,
      headers: finalHeaders
    };
    let id;
    let options;
    let request = new Request2(
      createFinalURL(schemaPath, { baseUrl: finalBaseUrl, params, querySerializer, pathSerializer }),
      requestInit
    );
    let response;
    for (const key2 in init) {
      if (!(key2 in request)) {
        request[key2] = init[key2];
      }
    }
    if (finalMiddlewares.length) {
      id = randomID();
      options = Object.freeze({
        baseUrl: finalBaseUrl,
        fetch,
        parseAs,
        querySerializer,
        bodySerializer,
        pathSerializer
      });
      for (const m of finalMiddlewares) {
        if (m && typeof m === "object" && typeof m.onRequest === "function") {
          const result = await m.onRequest({
            request,
            schemaPath,
            params,
            options,
            id
          });
          if (result) {
            if (result instanceof Request2) {
              request = result;
            } else if (result instanceof Response) {
              response = result;
              break;
            } else {
              throw new Error("onRequest: must return new Request() or Response() when modifying the request");
            }
          }
        }
      }
    }
    if (!response) {
      try {
        response = await fetch(request, requestInitExt);
      } catch (error2) {
        let errorAfterMiddleware = error2;
        if (finalMiddlewares.length) {
          for (let i = finalMiddlewares.length - 1; i >= 0; i--) {
            const m = finalMiddlewares[i];
            if (m && typeof m === "object" && typeof m.onError === "function") {
              const result = await m.onError({
                request,
                error: errorAfterMiddleware,
                schemaPath,
                params,
                options,
                id
              });
              if (result) {
                if (result instanceof Response) {
                  errorAfterMiddleware = void 0;
                  response = result;
                  break;
                }
                if (result instanceof Error) {
                  errorAfterMiddleware = result;
                  continue;
                }
                throw new Error("onError: must return new Response() or instance of Error");
              }
            }
          }
        }
        if (errorAfterMiddleware) {
          throw errorAfterMiddleware;
        }
      }
      if (finalMiddlewares.length) {
        for (let i = finalMiddlewares.length - 1; i >= 0; i--) {
          const m = finalMiddlewares[i];
          if (m && typeof m === "object" && typeof m.onResponse === "function") {
            const result = await m.onResponse({
              request,
              response,
              schemaPath,
              params,
              options,
              id
            });
            if (result) {
              if (!(result instanceof Response)) {
                throw new Error("onResponse: must return new Response() when modifying the response");
              }
              response = result;
            }
          }
        }
      }
    }
    const contentLength = response.headers.get("Content-Length");
    if (response.status === 204 || request.method === "HEAD" || contentLength === "0" && !response.headers.get("Transfer-Encoding")?.includes("chunked")) {
      return response.ok ? { data: void 0, response } : { error: void 0, response };
    }
    if (response.ok) {
      const getResponseData = async () => {
        if (parseAs === "stream") {
          return response.body;
        }
        if (parseAs === "json" && !contentLength) {
          const raw = await response.text();
          return raw ? JSON.parse(raw) : void 0;
        }
        return await response[parseAs]();
      };
      return { data: await getResponseData(), response };
    }
    let error = await response.text();
    try {
      error = JSON.parse(error);
    } catch {
    }
    return { error, response };
  }
  return {
    request(method, url, init) {
      return coreFetch(url, { ...init, method: method.toUpperCase() });
    },
    /** Call a GET endpoint */
    GET(url, init) {
      return coreFetch(url, { ...init, method: "GET" });
    },
    /** Call a PUT endpoint */
    PUT(url, init) {
      return coreFetch(url, { ...init, method: "PUT" });
    },
    /** Call a POST endpoint */
    POST(url, init) {
      return coreFetch(url, { ...init, method: "POST" });
    },
    /** Call a DELETE endpoint */
    DELETE(url, init) {
      return coreFetch(url, { ...init, method: "DELETE" });
    },
    /** Call a OPTIONS endpoint */
    OPTIONS(url, init) {
      return coreFetch(url, { ...init, method: "OPTIONS" });
    },
    /** Call a HEAD endpoint */
    HEAD(url, init) {
      return coreFetch(url, { ...init, method: "HEAD" });
    },
    /** Call a PATCH endpoint */
    PATCH(url, init) {
      return coreFetch(url, { ...init, method: "PATCH" });
    },
    /** Call a TRACE endpoint */
    TRACE(url, init) {
      return coreFetch(url, { ...init, method: "TRACE" });
    },
    /** Register middleware */
    use(...middleware) {
      for (const m of middleware) {
        if (!m) {
          continue;
        }
        if (typeof m !== "object" || !("onRequest" in m || "onResponse" in m || "onError" in m)) {
          throw new Error("Middleware must be an object with one of `onRequest()`, `onResponse() or `onError()`");
        }
        globalMiddlewares.push(m);
      }
    },
    /** Unregister middleware */
    eject(...middleware) {
      for (const m of middleware) {
        const i = globalMiddlewares.indexOf(m);
        if (i !== -1) {
          globalMiddlewares.splice(i, 1);
        }
      }
    }
  };
}
function serializePrimitiveParam(name, value, options) {
  if (value === void 0 || value === null) {
    return "";
  }
  if (typeof value === "object") {
    throw new Error(
      "Deeply-nested arrays/objects aren\u2019t supported. Provide your own `querySerializer()` to handle these."
    );
  }
  return `${name}=${options?.allowReserved === true ? value : encodeURIComponent(value)}`;
}
function serializeObjectParam(name, value, options) {
  if (!value || typeof value !== "object") {
    return "";
  }
  const values = [];
  const joiner = {
    simple: ",",
    label: ".",
    matrix: ";"
  }[options.style] || "&";
  if (options.style !== "deepObject" && options.explode === false) {
    for (const k in value) {
      values.push(k, options.allowReserved === true ? value[k] : encodeURIComponent(value[k]));
    }
    const final2 = values.join(",");
    switch (options.style) {
      case "form": {
        return `${name}=${final2}`;
      }
      case "label": {
        return `.${final2}`;
      }
      case "matrix": {
        return `;${name}=${final2}`;
      }
      default: {
        return final2;
      }
    }
  }
  for (const k in value) {
    const finalName = options.style === "deepObject" ? `${name}[${k}]` : k;
    values.push(serializePrimitiveParam(finalName, value[k], options));
  }
  const final = values.join(joiner);
  return options.style === "label" || options.style === "matrix" ? `${joiner}${final}` : final;
}
function serializeArrayParam(name, value, options) {
  if (!Array.isArray(value)) {
    return "";
  }
  if (options.explode === false) {
    const joiner2 = { form: ",", spaceDelimited: "%20", pipeDelimited: "|" }[options.style] || ",";
    const final = (options.allowReserved === true ? value : value.map((v) => encodeURIComponent(v))).join(joiner2);
    switch (options.style) {
      case "simple": {
        return final;
      }
      case "label": {
        return `.${final}`;
      }
      case "matrix": {
        return `;${name}=${final}`;
      }
      // case "spaceDelimited":
      // case "pipeDelimited":
      default: {
        return `${name}=${final}`;
      }
    }
  }
  const joiner = { simple: ",", label: ".", matrix: ";" }[options.style] || "&";
  const values = [];
  for (const v of value) {
    if (options.style === "simple" || options.style === "label") {
      values.push(options.allowReserved === true ? v : encodeURIComponent(v));
    } else {
      values.push(serializePrimitiveParam(name, v, options));
    }
  }
  return options.style === "label" || options.style === "matrix" ? `${joiner}${values.join(joiner)}` : values.join(joiner);
}
function createQuerySerializer(options) {
  return function querySerializer(queryParams) {
    const search = [];
    if (queryParams && typeof queryParams === "object") {
      for (const name in queryParams) {
        const value = queryParams[name];
        if (value === void 0 || value === null) {
          continue;
        }
        if (Array.isArray(value)) {
          if (value.length === 0) {
            continue;
          }
          search.push(
            serializeArrayParam(name, value, {
              style: "form",
              explode: true,
              ...options?.array,
              allowReserved: options?.allowReserved || false
            })
          );
          continue;
        }
        if (typeof value === "object") {
          search.push(
            serializeObjectParam(name, value, {
              style: "deepObject",
              explode: true,
              ...options?.object,
              allowReserved: options?.allowReserved || false
            })
          );
          continue;
        }
        search.push(serializePrimitiveParam(name, value, options));
      }
    }
    return search.join("&");
  };
}
function defaultPathSerializer(pathname, pathParams) {
  let nextURL = pathname;
  for (const match of pathname.match(PATH_PARAM_RE) ?? []) {
    let name = match.substring(1, match.length - 1);
    let explode = false;
    let style = "simple";
    if (name.endsWith("*")) {
      explode = true;
      name = name.substring(0, name.length - 1);
    }
    if (name.startsWith(".")) {
      style = "label";
      name = name.substring(1);
    } else if (name.startsWith(";")) {
      style = "matrix";
      name = name.substring(1);
    }
    if (!pathParams || pathParams[name] === void 0 || pathParams[name] === null) {
      continue;
    }
    const value = pathParams[name];
    if (Array.isArray(value)) {
      nextURL = nextURL.replace(match, serializeArrayParam(name, value, { style, explode }));
      continue;
    }
    if (typeof value === "object") {
      nextURL = nextURL.replace(match, serializeObjectParam(name, value, { style, explode }));
      continue;
    }
    if (style === "matrix") {
      nextURL = nextURL.replace(match, `;${serializePrimitiveParam(name, value)}`);
      continue;
    }
    nextURL = nextURL.replace(match, style === "label" ? `.${encodeURIComponent(value)}` : encodeURIComponent(value));
  }
  return nextURL;
}
function defaultBodySerializer(body2, headers) {
  if (body2 instanceof FormData) {
    return body2;
  }
  if (headers) {
    const contentType = headers.get instanceof Function ? headers.get("Content-Type") ?? headers.get("content-type") : headers["Content-Type"] ?? headers["content-type"];
    if (contentType === "application/x-www-form-urlencoded") {
      return new URLSearchParams(body2).toString();
    }
  }
  return JSON.stringify(body2);
}
function createFinalURL(pathname, options) {
  let finalURL = `${options.baseUrl}${pathname}`;
  if (options.params?.path) {
    finalURL = options.pathSerializer(finalURL, options.params.path);
  }
  let search = options.querySerializer(options.params.query ?? {});
  if (search.startsWith("?")) {
    search = search.substring(1);
  }
  if (search) {
    finalURL += `?${search}`;
  }
  return finalURL;
}
function mergeHeaders(...allHeaders) {
  const finalHeaders = new Headers();
  for (const h of allHeaders) {
    if (!h || typeof h !== "object") {
      continue;
    }
    const iterator = h instanceof Headers ? h.entries() : Object.entries(h);
    for (const [k, v] of iterator) {
      if (v === null) {
        finalHeaders.delete(k);
      } else if (Array.isArray(v)) {
        for (const v2 of v) {
          finalHeaders.append(k, v2);
        }
      } else if (v !== void 0) {
        finalHeaders.set(k, v);
      }
    }
  }
  return finalHeaders;
}
function removeTrailingSlash(url) {
  if (url.endsWith("/")) {
    return url.substring(0, url.length - 1);
  }
  return url;
}

// src/errors.ts
var ProblemError = class extends Error {
  name = "ProblemError";
  status;
  /** From the registry of problems; null where something before the service answered, such as a proxy. */
  code;
  /** The whole problem document (RFC 9457); null as with `code`. */
  problem;
  constructor(status, body2) {
    const problem = isProblem(body2) ? body2 : null;
    super(problem === null ? `The service answered ${status}` : `${status} ${problem.code}: ${problem.detail}`);
    this.status = status;
    this.code = problem?.code ?? null;
    this.problem = problem;
  }
};
var isProblem = (body2) => typeof body2 === "object" && body2 !== null && "code" in body2 && typeof body2.code === "string";
var ServiceUnreachable = class extends Error {
  name = "ServiceUnreachable";
};
var HistoryChanged = class extends Error {
  name = "HistoryChanged";
  /** What was noticed. */
  why;
  /** The last event whose chain was checked, or a head that was kept; null before the first. */
  held;
  /** What the service shows in its place; the digest is null where only the version is known. */
  found;
  /** The last version that is the same; null where that was not found out. */
  since;
  /** What the operator says of it in the log; null if nothing. */
  restored;
  constructor(why, held, found, since = null, restored = null) {
    const said = restored === null ? "" : `; the operator restored it: ${JSON.stringify(restored.reason)}`;
    super(`The history of the game changed: ${why}${said}`);
    this.why = why;
    this.held = held;
    this.found = found;
    this.since = since;
    this.restored = restored;
  }
};
var UntrustedSignature = class extends Error {
  name = "UntrustedSignature";
};

// src/ledger.ts
var utf8 = new TextEncoder();
function parseExactly(text) {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  let mark = "#";
  while (text.includes(mark)) mark += "#";
  const marked = text.replace(
    /"(?:[^"\\]|\\.)*"|-?\d{16,}/g,
    (part) => part[0] === '"' ? part : `{"${mark}":"${part}"}`
  );
  return JSON.parse(
    marked,
    (_, value) => isObject(value) && mark in value ? exactNumber(String(value[mark])) : value
  );
}
function exactNumber(digits) {
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits);
}
function canonicalJson(value) {
  if (value === null || typeof value === "boolean" || typeof value === "bigint" || Number.isSafeInteger(value))
    return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isObject(value)) throw new TypeError("A value without canonical JSON");
  const names = Object.keys(value).sort(byCodePoints);
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name])}`).join(",")}}`;
}
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function byCodePoints(one, other) {
  const [ours, theirs] = [[...one], [...other]];
  const at = ours.findIndex((character, index) => character !== theirs[index]);
  if (at < 0) return ours.length - theirs.length;
  return (ours[at]?.codePointAt(0) ?? 0) - (theirs[at]?.codePointAt(0) ?? -1);
}
async function boundDigest(before, value) {
  const json = utf8.encode(canonicalJson(value));
  const prefix = bytesOf(before);
  const all = new Uint8Array(prefix.length + json.length);
  all.set(prefix);
  all.set(json, prefix.length);
  return sha256(all);
}
async function sha256(value) {
  const digest = await crypto.subtle.digest("SHA-256", typeof value === "string" ? utf8.encode(value) : value);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
var bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
var Chain = class {
  /** The last event; null before the first. */
  head;
  #after;
  /** From the beginning, after a head that is held, or after a version whose digest nobody kept. */
  constructor(after) {
    if (globalThis.crypto?.subtle === void 0) {
      throw new Error(
        "The ledger is checked by WebCrypto, which pages have over https and on localhost only; see { check: false }"
      );
    }
    this.head = typeof after === "number" ? null : after;
    this.#after = typeof after === "number" ? after : after.version;
  }
  /** Check an event and go on from it. Raises HistoryChanged. */
  async add(event) {
    const { version, type, at, by, data, hidden, openings, digest } = event;
    const expected = (this.head?.version ?? this.#after) + 1;
    const isBeginning = this.head === null && (version === 1 || type === "game.forked");
    if (version !== expected && !isBeginning)
      throw this.#changed(event, `version ${version} came in place of ${expected}`);
    const before = this.head?.digest ?? (isBeginning ? beginning(event) : null);
    if (before !== null && await boundDigest(before, { version, type, at, by, data, hidden }) !== digest) {
      throw this.#changed(event, `the digest of version ${version} does not follow from the one before`);
    }
    for (const [name, { value, salt }] of Object.entries(openings)) {
      if (await boundDigest(salt, value) !== hidden[name])
        throw this.#changed(event, `version ${version} opens ${name} to something else than was committed`);
    }
    this.head = { version, digest };
  }
  #changed({ version, digest }, why) {
    return new HistoryChanged(why, this.head, { version, digest });
  }
};
function beginning({ type, data }) {
  const parent = type === "game.forked" ? data["parent"] : null;
  return isObject(parent) ? String(parent["digest"]) : "";
}

// src/accounts.ts
var MOST_SEATS = 200;
var Accounts = class {
  #url;
  #store;
  #work = Promise.resolve();
  constructor(url, store) {
    this.#url = url;
    this.#store = store;
  }
  /** Keep a player's token. It is the one that is signed in from now on. */
  holdPlayer(player, token) {
    return this.#change(async () => {
      const kept = await this.#load(player);
      await this.#save(player, { token, seats: kept?.seats ?? [] });
      await this.#store.set(await this.#signedInName(), player);
    });
  }
  /** The id and the token of the player who signed in last at this service; null where nobody is. */
  async signedIn() {
    const player = await this.#store.get(await this.#signedInName());
    const kept = player ? await this.#load(player) : null;
    return player && kept ? { player, token: kept.token } : null;
  }
  /** Forget a player's tokens. */
  dropPlayer(player) {
    return this.#change(async () => {
      await this.#store.delete(`player-${player}`);
      const name = await this.#signedInName();
      if (await this.#store.get(name) === player) await this.#store.delete(name);
    });
  }
  /** Keep the token of a seat of a player's who is signed in. */
  holdSeat(player, game, seat, token) {
    return this.#change(async () => {
      const kept = await this.#load(player);
      if (kept === null) return;
      const place = `${game}/${seat}`;
      const seats = [...kept.seats.filter(([each]) => each !== place), [place, token]];
      await this.#save(player, { ...kept, seats: seats.slice(-MOST_SEATS) });
    });
  }
  /** The token of a seat; null where none is kept. */
  async heldSeat(player, game, seat) {
    const kept = await this.#load(player);
    return kept?.seats.find(([place]) => place === `${game}/${seat}`)?.[1] ?? null;
  }
  async #load(player) {
    const kept = await this.#store.get(`player-${player}`);
    return kept ? JSON.parse(kept) : null;
  }
  async #save(player, file) {
    await this.#store.set(`player-${player}`, JSON.stringify(file));
  }
  /** Changes come one after another, or two seats of one player would undo each other's. */
  #change(change) {
    const done = this.#work.then(change);
    this.#work = done.catch(() => {
    });
    return done;
  }
  async #signedInName() {
    return `signed-in-${await sha256(this.#url)}`;
  }
};

// src/transport.ts
var STREAM = "text/event-stream";
var LARGEST_ANSWER = 64 * 2 ** 20;
var FIRST_PAUSE_MS = 250;
var HELD_MS = 2e3;
var LONGEST_PAUSE_MS = 8e3;
function transport({
  fetch = (request) => globalThis.fetch(request),
  timeoutMs = 4e4,
  patienceMs = 6e4
}) {
  return { fetch, timeoutMs, patienceMs };
}
async function send(request, how) {
  const isStream = request.headers.get("accept") === STREAM;
  const waitMs = 1e3 * Number(new URL(request.url).searchParams.get("wait") ?? 0);
  let until = Date.now() + (isStream ? 0 : how.patienceMs);
  for (let failures = 1; ; failures++) {
    const sentAt = Date.now();
    const outcome = await attempt(request, isStream, how);
    const heldMs = Date.now() - sentAt;
    if (!(outcome instanceof Response) && HELD_MS < heldMs && heldMs < waitMs) {
      until = Date.now() + how.patienceMs;
      failures = 1;
    }
    if (outcome instanceof Response && isRedirect(outcome))
      throw new Error("The service is at another address: requests with tokens are not sent on");
    const pausedMs = pauseMs(failures, outcome instanceof Response ? outcome : null);
    const isLast = Date.now() + pausedMs > until;
    if (outcome instanceof Response && (isLast || !isPassing(outcome))) return outcome;
    if (isLast) throw outcome;
    await pause(pausedMs, request.signal);
  }
}
async function attempt(request, isStream, { fetch, timeoutMs }) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new DOMException("No answer in time", "TimeoutError")), timeoutMs);
  try {
    const signal = AbortSignal.any([request.signal, patience.signal]);
    const answer = await fetch(new Request(request.clone(), { signal, redirect: "manual" }));
    return isStream || isRedirect(answer) ? answer : await whole(answer);
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof RangeError) throw error;
    return new ServiceUnreachable("The service cannot be reached", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
var isRedirect = ({ type, status }) => type === "opaqueredirect" || status >= 300 && status < 400 && status !== 304;
async function whole(answer) {
  const { status, statusText, headers } = answer;
  const parts = [];
  let size = 0;
  for (const reader = answer.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if ((size += value.length) > LARGEST_ANSWER) throw new RangeError(`An answer of more than ${LARGEST_ANSWER} bytes`);
    parts.push(value);
  }
  return new Response(answer.body && new Blob(parts), { status, statusText, headers });
}
function isPassing({ status, headers }) {
  return [429, 502, 503, 504].includes(status) || status === 409 && headers.has("retry-after");
}
function pauseMs(failures, answer) {
  const asked = Number(answer?.headers.get("retry-after") ?? 0) * 1e3;
  const own = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return (Number.isFinite(asked) ? asked : 0) + own * (0.5 + Math.random() / 2);
}
function pause(ms, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const done = () => (signal.removeEventListener("abort", cancelled), resolve());
    const timer = setTimeout(done, ms);
    const cancelled = () => (clearTimeout(timer), reject(signal.reason));
    signal.addEventListener("abort", cancelled, { once: true });
  });
}
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// src/vault.ts
var MESSAGE = /^deaddrop-checkpoint\/1\n[0-9a-z]+\n[1-9][0-9]*\n[0-9a-f]{64}\n$/;
var MOST_HEADS = 40;
var SOME_KEY = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";
var Vault = class {
  /** Whether seats commit to nonces. */
  bringsLuck;
  /** Whether the store was the author's, so that it may outlast the process. */
  lasts;
  /** By game and head of `game.luck_closed`, what stands in it, where chain and signature were checked. */
  proofs = /* @__PURE__ */ new Map();
  #url;
  #store;
  #work = Promise.resolve();
  constructor(url, store, bringsLuck) {
    this.#url = url;
    this.#store = store ?? /* @__PURE__ */ new Map();
    this.lasts = store !== void 0;
    this.bringsLuck = bringsLuck;
  }
  /**
   * A new nonce is kept; its commitment, null where seats commit to none. `key`: of a request that may be repeated, so
   * with the commitment made for it before.
   */
  async makeCommitment(key2 = null) {
    if (!this.bringsLuck) return null;
    await demandSignatures();
    const byKey = key2 === null ? null : `commit-${await sha256(key2)}`;
    const made = byKey === null ? null : await this.#store.get(byKey);
    if (made) return made;
    const nonce = Array.from(
      crypto.getRandomValues(new Uint8Array(32)),
      (byte) => byte.toString(16).padStart(2, "0")
    ).join("");
    const commit2 = await sha256(nonce);
    await this.#store.set(`nonce-${commit2}`, nonce);
    if (byKey !== null) await this.#store.set(byKey, commit2);
    return commit2;
  }
  /** Whether what is made for a request with this key is known when it is repeated after a crash. */
  knowsAfterCrash(key2) {
    return key2 === null || this.lasts;
  }
  /** The nonce that a commitment is of; null if it is not ours, or was given. */
  async nonceOf(commit2) {
    return commit2 === null || !/^[0-9a-f]{64}$/.test(commit2) ? null : await this.#store.get(`nonce-${commit2}`) ?? null;
  }
  /** Forget a nonce that was given, or that nobody will ask for; and what was made for a request with this key. */
  async dropNonce(commit2, key2 = null) {
    if (commit2 !== null) await this.#store.delete(`nonce-${commit2}`);
    if (key2 !== null) await this.#store.delete(`commit-${await sha256(key2)}`);
  }
  /** What this client committed a seat to. */
  async commitment(game, seat) {
    return (await this.#load(game)).commits[`${seat}`] ?? null;
  }
  noteCommitment(game, seat, commit2) {
    return this.#change(game, (file) => void (file.commits[`${seat}`] = commit2));
  }
  /** Keep the nonce that a seat sends, whether or not an answer ever comes. */
  noteSent(game, seat, nonce) {
    return this.#change(game, (file) => void (file.sent = { ...file.sent, [`${seat}`]: nonce }));
  }
  /** The nonce that this client sent for a seat. */
  async sent(game, seat) {
    return (await this.#load(game)).sent?.[`${seat}`] ?? null;
  }
  /** The signed heads of a game, oldest first. */
  async heads(game) {
    return (await this.#load(game)).items.map(({ forgotten, ...head }) => head);
  }
  /** Those that are compared. */
  async compared(game) {
    return (await this.#load(game)).items.filter(({ forgotten }) => !forgotten);
  }
  /** Keep a head whose signature was checked. */
  hold(head) {
    return this.#change(head.game, (file) => {
      if (file.items.some(({ signature }) => signature === head.signature)) return;
      file.items = [...file.items.slice(0, 1), ...[...file.items.slice(1), head].slice(1 - MOST_HEADS)];
    });
  }
  /** Compare with nothing that is held of a game any more. The heads stay. */
  forget(game) {
    return this.#change(game, (file) => {
      file.items = file.items.map((head) => ({ ...head, forgotten: true }));
      file.commits = {};
    });
  }
  /** What is held of a game, as `deaddrop verify --checkpoint` reads it. */
  async file(game) {
    return JSON.stringify({ items: await this.heads(game), keys: await this.pinnedKeys() });
  }
  /** The pinned keys, as `deaddrop verify --keys` reads them. */
  async keysFile() {
    return JSON.stringify({ url: this.#url, items: await this.pinnedKeys() });
  }
  /** The keys of the service that were pinned; empty before the first visit. */
  async pinnedKeys() {
    const kept = await this.#store.get(await this.#keysName());
    return kept ? JSON.parse(kept).items : [];
  }
  /** Pin the service's keys. Newer ones are taken where none of those before is gone. Raises UntrustedSignature. */
  async pin(found) {
    const items = found.map(({ id, public_key }) => ({ id, public_key }));
    const isKept = (old) => items.some((each) => each.id === old.id && each.public_key === old.public_key);
    if (!(await this.pinnedKeys()).every(isKept))
      throw new UntrustedSignature("a key of the service that this client pinned is gone");
    await this.#store.set(await this.#keysName(), JSON.stringify({ url: this.#url, items }));
  }
  /** Check a signature by the pinned keys. Raises UntrustedSignature. */
  async check({ game, version, digest, key: key2, signature }) {
    const known = (await this.pinnedKeys()).find(({ id }) => id === key2);
    if (!known) throw new UntrustedSignature("a head is signed by a key that this client has not pinned");
    const message = `deaddrop-checkpoint/1
${game}
${version}
${digest}
`;
    const [raw, signed] = [bytesOf2(known.public_key), bytesOf2(signature)];
    const isGood = MESSAGE.test(message) && raw !== null && (await sha256(raw)).startsWith(key2) && key2.length === 16 && signed?.length === 64 && await importKey(raw).then((imported) => crypto.subtle.verify("Ed25519", imported, signed, new TextEncoder().encode(message))).catch(() => false);
    if (!isGood) throw new UntrustedSignature("the signature of a head is wrong");
  }
  async #load(game) {
    const kept = await this.#store.get(await headsName(game));
    return kept ? JSON.parse(kept) : { items: [], commits: {} };
  }
  /** Changes come one after another, or two seats of one game would undo each other's. */
  #change(game, change) {
    const done = this.#work.then(async () => {
      const file = await this.#load(game);
      change(file);
      await this.#store.set(await headsName(game), JSON.stringify(file));
    });
    this.#work = done.catch(() => {
    });
    return done;
  }
  async #keysName() {
    return `keys-${await sha256(this.#url)}`;
  }
};
var headsName = async (game) => `heads-${/^[0-9a-z]{1,64}$/.test(game) ? game : await sha256(game)}`;
function bytesOf2(base64) {
  try {
    const raw = atob(base64);
    return btoa(raw) === base64 ? Uint8Array.from(raw, (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}
var importKey = async (raw) => crypto.subtle.importKey("raw", raw, { name: "Ed25519" }, false, ["verify"]);
async function demandSignatures() {
  const imported = await importKey(bytesOf2(SOME_KEY)).catch(() => null);
  if (imported === null) {
    throw new Error(
      "Signatures (Ed25519) are checked by WebCrypto, which this host does not have; see { luck: false }"
    );
  }
}

// src/connection.ts
function connection(url, { check = true, luck = check, store, ...options }) {
  const { username, password, href } = new URL(url);
  if (username || password) throw new TypeError("The service's address holds a user or a password");
  const how = transport(options);
  const baseUrl = href.replace(/[/?#]*$/, "");
  const api = createClient({ baseUrl, fetch: (request) => send(request, how) });
  const accounts = new Accounts(baseUrl, store ?? /* @__PURE__ */ new Map());
  return { api, how, check, vault: new Vault(baseUrl, store, luck && check), accounts };
}
function body({ data, error, response }) {
  if (!response.ok) throw new ProblemError(response.status, error);
  return data;
}
var bearer = (token) => token === null ? {} : { Authorization: `Bearer ${token}` };

// src/feed.ts
var PAGE = 500;
var MOST_PAGES = 20;
var SIGN_MS = 6e4;
var Feed = class {
  connection;
  id;
  /** What was found wrong after a command was accepted; the next call raises it. */
  owed = null;
  /** The highest version that was seen. */
  latest = 0;
  /** The last event whose chain was checked. */
  head = null;
  #token;
  /** Digests by version, read or held. */
  #known = /* @__PURE__ */ new Map();
  #signAt = 0;
  #isCompared = false;
  constructor(connection2, id, token) {
    this.connection = connection2;
    this.id = id;
    this.#token = token;
  }
  /** What goes with every request. */
  options(signal) {
    return { headers: bearer(this.#token), signal: signal ?? null };
  }
  /** Events after a version, as they come, and the game's last version; no events if it ends before that version. */
  async page(after, limit, { viewpoint, signal } = {}) {
    const query = { after, limit, ...viewpoint !== void 0 && { viewpoint } };
    const params = { path: { gameId: this.id }, query };
    const asked = { params, ...this.options(signal), parseAs: "text" };
    try {
      const text = body(await this.connection.api.GET("/v1/games/{gameId}/events", asked));
      return parseExactly(text);
    } catch (error) {
      const reset = error instanceof ProblemError && error.code === "reset" ? error.problem?.reset : void 0;
      if (reset === void 0) throw error;
      return { events: [], head: reset.head ?? 0 };
    }
  }
  /** Read the log from the beginning to a version, and check its chain. Raises HistoryChanged. */
  async read(to, asked, each = () => {
  }) {
    const chain = new Chain(0);
    while ((chain.head?.version ?? 0) < to) {
      const before = chain.head?.version ?? 0;
      for (const event of (await this.page(before, Math.min(PAGE, to - before), asked)).events) {
        if (event.version > to) break;
        await chain.add(event);
        this.note(event);
        each(event);
      }
      if ((chain.head?.version ?? 0) === before) break;
    }
    const { head } = chain;
    if (head?.version !== to) throw this.changed("events are missing", head ?? { version: 0, digest: null });
    return head;
  }
  /** Know an event whose chain was checked. Raises HistoryChanged where it was another before. */
  note({ version, digest }) {
    const before = this.#known.get(version);
    if (before !== void 0 && before !== digest)
      throw new HistoryChanged(`version ${version} was another before`, { version, digest: before }, { version, digest });
    this.#known.set(version, digest);
    this.latest = Math.max(this.latest, version);
    if (version >= (this.head?.version ?? 0)) this.head = { version, digest };
  }
  /** Compare with the newest head that was kept: its digest binds every event before it. Once. Raises HistoryChanged. */
  async compareHeld(asked) {
    this.raiseOwed();
    if (this.#isCompared || !this.connection.check) return;
    const kept = await this.connection.vault.compared(this.id);
    const held = kept.reduce((last, each) => last && last.version > each.version ? last : each, null);
    if (held !== null) await this.compare(held, asked);
    for (const { version, digest } of kept) this.#known.set(version, digest);
    this.#isCompared = true;
  }
  raiseOwed() {
    const { owed } = this;
    this.owed = null;
    if (owed !== null) throw owed;
  }
  /** Compare with a head. Raises HistoryChanged. */
  async compare(held, asked) {
    const { events, head } = await this.page(held.version - 1, 1, asked);
    const [found] = events;
    if (found?.version !== held.version)
      throw new HistoryChanged(`it is at version ${head}, and was at ${held.version}`, held, { version: head, digest: null });
    if (found.digest !== held.digest)
      throw new HistoryChanged(`version ${held.version} is another one`, held, found);
  }
  /** Have the service sign a head, and keep that. Raises UntrustedSignature, HistoryChanged for another digest. */
  async sign(head, signal) {
    const { api, vault } = this.connection;
    if ((await vault.heads(this.id)).some(({ version, digest }) => version === head.version && digest === head.digest))
      return;
    const params = { path: { gameId: this.id }, query: { at: head.version } };
    const found = body(
      await api.GET("/v1/games/{gameId}/checkpoint", { params, ...this.options(signal) })
    );
    if (!(await vault.pinnedKeys()).some(({ id }) => id === found.key)) await pinKeys(this.connection, signal);
    await vault.check(found);
    if (found.game !== this.id || found.version !== head.version)
      throw new UntrustedSignature("another head was signed than the one that was asked for");
    await vault.hold(found);
    if (found.digest !== head.digest) throw new HistoryChanged("the service signs another digest", head, found);
    this.#signAt = Date.now() + SIGN_MS;
  }
  /** The same as long as the service can sign. `isLast`: however soon after the one before. */
  async trySign(head, signal, isLast) {
    if (!this.connection.check || !isLast && Date.now() < this.#signAt) return;
    try {
      await this.sign(head, signal);
    } catch (error) {
      if (error instanceof HistoryChanged || error instanceof UntrustedSignature) throw error;
      signal?.throwIfAborted();
      this.#signAt = Date.now() + SIGN_MS;
    }
  }
  changed(why, found) {
    return new HistoryChanged(why, this.head, found);
  }
  /** What work comes to. A HistoryChanged that it raises says from where on, and what the operator says of it. */
  async withExplanation(work, asked) {
    try {
      return await work();
    } catch (error) {
      throw await this.explain(error, asked);
    }
  }
  async explain(error, asked) {
    if (!(error instanceof HistoryChanged) || error.since !== null) return error;
    const known = new Map(this.#known);
    for (const { version, digest } of await this.connection.vault.compared(this.id)) known.set(version, digest);
    let [since, isSame, after] = [0, true, 0];
    let restored = null;
    try {
      for (let nth = 0; nth < MOST_PAGES; nth++) {
        const { events, head } = await this.page(after, PAGE, asked);
        for (const { version, type, digest, data } of events) {
          after = version;
          const before = known.get(version);
          isSame &&= before === void 0 || before === digest;
          if (isSame && before !== void 0) since = version;
          if (type === "game.restored") restored = data;
        }
        if (events.length === 0 || after >= head) break;
      }
    } catch {
      return error;
    }
    const isNewer = restored !== null && restored.kept.version <= (error.held?.version ?? this.latest);
    return new HistoryChanged(error.why, error.held, error.found, since, isNewer ? restored : null);
  }
  /** Drop what is known: the history read from now on is trusted. What is held stays held. */
  async forget() {
    await this.connection.vault.forget(this.id);
    this.#known.clear();
    this.latest = 0;
    this.head = null;
    this.owed = null;
  }
};
async function pinKeys({ api, vault }, signal) {
  await vault.pin(body(await api.GET("/v1/keys", { signal: signal ?? null })).items);
}

// node_modules/eventsource-parser/dist/index.js
var ParseError = class extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
};
var LF = 10;
var CR = 13;
var SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = true, id, data = "", dataLines = 0, eventType, terminated = false;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = false, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = true, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = true, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = false;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

// src/stream.ts
var LONGEST_MESSAGE = 16 * 2 ** 20;
async function* messages(open, how, signal) {
  let contact = Date.now();
  for (let failures = 1; ; failures++) {
    let answer = null;
    let failure = new ServiceUnreachable("The stream ended too early, again and again");
    try {
      answer = await open();
      if (!answer.ok || answer.body === null)
        throw new ProblemError(answer.status, await answer.json().catch(() => null));
      for await (const found of chunks(answer.body, how.timeoutMs, signal)) {
        contact = Date.now();
        if (found.length > 0) failures = 0;
        yield* found;
      }
    } catch (error) {
      const mayPass = error instanceof ServiceUnreachable || error instanceof ProblemError && answer !== null && isPassing(answer);
      if (!mayPass) throw error;
      failure = error;
    }
    signal.throwIfAborted();
    const waitMs = pauseMs(failures, answer?.ok ? null : answer);
    if (Date.now() + waitMs > contact + how.patienceMs) throw failure;
    await pause(waitMs, signal);
  }
}
async function* chunks(body2, silenceMs, signal) {
  const reader = body2.getReader();
  const close = () => void reader.cancel().catch(() => {
  });
  const decoder = new TextDecoder();
  const found = [];
  const parser = createParser({
    maxBufferSize: LONGEST_MESSAGE,
    onEvent: (message) => void found.push(message),
    onError: (error) => {
      if (error.type === "max-buffer-size-exceeded") throw error;
    }
  });
  signal.addEventListener("abort", close);
  try {
    for (; ; ) {
      const timer = setTimeout(close, silenceMs);
      const { done, value } = await reader.read().catch(() => ({ done: true, value: void 0 })).finally(() => clearTimeout(timer));
      if (done || value === void 0) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield found.splice(0);
    }
  } finally {
    signal.removeEventListener("abort", close);
    close();
  }
}

// src/talk.ts
var Talk = class {
  #connection;
  #id;
  #token;
  constructor(connection2, id, token) {
    this.#connection = connection2;
    this.#id = id;
    this.#token = token;
  }
  /** Who talks, and what this token may. */
  async mode({ signal } = {}) {
    return body(await this.#connection.api.GET("/v1/games/{gameId}/chat", { params: this.#game(), ...this.#options(signal) }));
  }
  /** Choose who talks, as the organiser. Raises ProblemError: `chat-off` at tables of a duplicate deal. */
  async setMode(mode, { signal } = {}) {
    const asked = { params: this.#game(), body: { mode }, ...this.#options(signal) };
    return body(await this.#connection.api.PUT("/v1/games/{gameId}/chat", asked));
  }
  /** Say something in one line. Raises ProblemError: `chat-off`, `too-many-messages`. */
  post(text, options = {}) {
    return this.#post({ text }, options);
  }
  /** The same without words. */
  emote(emote, options = {}) {
    return this.#post({ emote }, options);
  }
  async #post(said, { scope, key: key2, signal }) {
    const params = { ...this.#game(), header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { params, body: { ...said, ...scope && { scope } }, ...this.#options(signal) };
    return body(await this.#connection.api.POST("/v1/games/{gameId}/messages", asked));
  }
  /** A page of messages after a number, by default the last ones. `waitS`: how long to wait for the first one. */
  async read({
    after,
    scope,
    limit,
    waitS,
    signal
  } = {}) {
    const query = {
      ...after !== void 0 && { after },
      ...scope && { scope },
      ...limit && { limit },
      ...waitS && { wait: waitS }
    };
    const asked = { params: { ...this.#game(), query }, ...this.#options(signal) };
    return body(await this.#connection.api.GET("/v1/games/{gameId}/messages", asked));
  }
  /**
   * Messages after a number, by default the last ones, and all to come, without end. One with `removed` names earlier
   * ones that are to be shown no more.
   */
  async *follow({
    after,
    scope,
    signal = new AbortController().signal
  } = {}) {
    const { api, how } = this.#connection;
    const open = async () => {
      const query = { ...after !== void 0 && { after }, ...scope && { scope } };
      const headers = { ...bearer(this.#token), Accept: STREAM };
      const params = { ...this.#game(), query };
      const { response, error } = await api.GET("/v1/games/{gameId}/messages", { params, headers, signal, parseAs: "stream" });
      return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
    };
    for await (const { event, id, data } of messages(open, how, signal)) {
      if (event === "reset") after = void 0;
      if (event === void 0 && data) yield JSON.parse(data);
      if (id) after = Number(id);
    }
    throw new Error("unreachable: the stream of messages has no end");
  }
  /** Who is there, by the seats' own word. */
  async presence({ signal } = {}) {
    const asked = { params: this.#game(), ...this.#options(signal) };
    return body(await this.#connection.api.GET("/v1/games/{gameId}/presence", asked)).items;
  }
  /** Say whether this seat's person is there: `online` once a minute while the game is looked at. */
  async setPresence(state, { signal } = {}) {
    const asked = { params: this.#game(), body: { state }, ...this.#options(signal) };
    return body(await this.#connection.api.PUT("/v1/games/{gameId}/presence", asked)).items;
  }
  /** Remind another seat that is awaited, as a seat or the organiser. Raises ProblemError: `not-awaited`, `too-soon`. */
  async remind(seat, { key: key2, signal } = {}) {
    const params = { path: { gameId: this.#id, seat }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { params, ...this.#options(signal) };
    return body(await this.#connection.api.POST("/v1/games/{gameId}/seats/{seat}/reminders", asked));
  }
  /** The authors that this seat leaves out for itself. */
  async blocks({ signal } = {}) {
    const asked = { params: this.#game(), ...this.#options(signal) };
    return body(await this.#connection.api.GET("/v1/games/{gameId}/blocks", asked)).items.map(({ author }) => author);
  }
  /** Leave an author's messages out. Nobody is told. Raises ProblemError: `too-many-blocks`. */
  async block(author, { signal } = {}) {
    const params = { path: { gameId: this.#id, author: toAuthor(author) } };
    body(await this.#connection.api.PUT("/v1/games/{gameId}/blocks/{author}", { params, ...this.#options(signal) }));
  }
  /** Read an author's messages again. Raises ProblemError: `not-found`. */
  async unblock(author, { signal } = {}) {
    const params = { path: { gameId: this.#id, author: toAuthor(author) } };
    body(await this.#connection.api.DELETE("/v1/games/{gameId}/blocks/{author}", { params, ...this.#options(signal) }));
  }
  /** Tell moderators of a message, by its number in a scope. Nobody at the table is told. Raises ProblemError: `too-many-open`. */
  report(number, ground, { scope = "players", ...more } = {}) {
    return this.#report({ kind: "message", scope, number }, ground, more);
  }
  /** Tell moderators of the name at a seat. Raises ProblemError: `too-many-open`. */
  reportName(seat, ground, options = {}) {
    return this.#report({ kind: "name", seat }, ground, options);
  }
  async #report(subject, ground, { note, key: key2, signal }) {
    const params = { header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { subject: { ...subject, game: this.#id }, ground, ...note !== void 0 && { note } };
    return body(await this.#connection.api.POST("/v1/reports", { params, body: asked, ...this.#options(signal) }));
  }
  #game() {
    return { path: { gameId: this.#id } };
  }
  #options(signal) {
    return { headers: bearer(this.#token), signal: signal ?? null };
  }
};
function toAuthor(author) {
  if (typeof author === "string") return author;
  if (typeof author === "number") return `seat-${author}`;
  if (author.seat !== null) return `seat-${author.seat}`;
  if (author.guest !== null) return `guest-${author.guest}`;
  throw new TypeError(`The ${author.kind} cannot be blocked`);
}

// src/game.ts
var RESET_PAUSE_MS = 1e3;
var Game = class {
  id;
  #feed;
  #token;
  constructor(connection2, id, token = null) {
    this.#feed = new Feed(connection2, id, token);
    this.id = id;
    this.#token = token;
  }
  /** The token to keep for later; null for the public. No message and no printed object shows it. */
  get token() {
    return this.#token;
  }
  get connection() {
    return this.#feed.connection;
  }
  get feed() {
    return this.#feed;
  }
  /** The talk beside the game: messages, presence, reminders, blocks. */
  get talk() {
    return new Talk(this.connection, this.id, this.#token);
  }
  /** The signed heads of this game that are held, oldest first. */
  heads() {
    return this.connection.vault.heads(this.id);
  }
  /** The same as the text of a file for `deaddrop verify --checkpoint FILE`. */
  headsFile() {
    return this.connection.vault.file(this.id);
  }
  /** Who plays, under which options, and how far the game is. */
  async card({ signal } = {}) {
    const params = { path: { gameId: this.id } };
    return body(await this.connection.api.GET("/v1/games/{gameId}", { params, ...this.options(signal) }));
  }
  /**
   * The game now, or at a version. Other viewpoints than your own are allowed when the game is over. Raises
   * HistoryChanged when the game has gone back.
   */
  async view(options = {}) {
    return await this.feed.withExplanation(() => this.read(options), options);
  }
  async read({ at, viewpoint, words, waitS, signal }) {
    const { feed } = this;
    await feed.compareHeld({ viewpoint, signal });
    const before = feed.latest;
    const until = waitS ? { until: "decision", wait: waitS } : {};
    const query = { ...at && { at }, ...viewpoint && { viewpoint }, ...until, ...words && { words } };
    const params = { path: { gameId: this.id }, query };
    const view = body(
      await this.connection.api.GET("/v1/games/{gameId}/view", { params, ...this.options(signal) })
    );
    if (at === void 0 && view.version < before)
      throw feed.changed(`it is at version ${view.version}, and was at ${before}`, {
        version: view.version,
        digest: null
      });
    if (at === void 0) feed.latest = Math.max(feed.latest, view.version);
    return view;
  }
  /** Read the whole log and check its chain; of a game that is over, keep the last head signed. Raises HistoryChanged. */
  async verify({ signal } = {}) {
    await this.feed.withExplanation(async () => {
      const { status, version } = await this.read({ signal });
      const head = await this.feed.read(version, { signal });
      if (isOver(status)) await this.feed.trySign(head, signal, true);
    }, { signal });
  }
  /** Drop what is known, after HistoryChanged: the history read from now on is trusted. Heads stay held. */
  forget() {
    return this.feed.forget();
  }
  /** What an event of a stream calls for, before it is handed out. */
  async react(_event, _signal) {
  }
  /**
   * Every event once and in order, from the beginning or after a version, until the game is over and revealed. Goes
   * on over lost connections. Raises HistoryChanged where an event does not fit to those before, or the service
   * lost events.
   */
  async *follow(options = {}) {
    for await (const item of this.listen(options)) if (!isDecision(item)) yield item;
  }
  /** The same, with the decisions of the reader's own seat. */
  async *listen({
    after = 0,
    viewpoint,
    signal = new AbortController().signal,
    check = this.connection.check,
    words = false
  }) {
    try {
      if (check) await this.feed.compareHeld({ viewpoint, signal });
      yield* this.#events(check ? new Chain(after) : null, after, { viewpoint, words }, signal);
    } catch (error) {
      throw await this.feed.explain(error, { viewpoint, signal });
    }
  }
  async *#events(chain, after, asked, signal) {
    let last = typeof after === "number" ? after : after.version;
    for (; ; ) {
      for await (const { event, data } of messages(() => this.#open(last, asked, signal), this.connection.how, signal)) {
        if (event === "decision.open") yield JSON.parse(data);
        if (event === "end") {
          if (chain?.head) await this.feed.trySign(chain.head, signal, true);
          return;
        }
        if (event === "reset") {
          await this.#compare(JSON.parse(data).head ?? 0, last, chain?.head ?? null, asked.viewpoint, signal);
          break;
        }
        if (event !== void 0) continue;
        const next = JSON.parse(data);
        if (next.version <= last) continue;
        const exact = parseExactly(data);
        await chain?.add(exact);
        if (chain) this.feed.note(exact);
        await this.react(exact, signal);
        last = next.version;
        yield next;
      }
      await pause(RESET_PAUSE_MS, signal);
    }
  }
  async #open(after, { viewpoint, words }, signal) {
    const query = { after, ...viewpoint && { viewpoint }, ...words && { words } };
    const params = { path: { gameId: this.id }, query };
    const headers = { ...bearer(this.token), Accept: STREAM };
    const { response, error } = await this.connection.api.GET("/v1/games/{gameId}/events", {
      params,
      headers,
      signal,
      parseAs: "stream"
    });
    return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
  }
  /** After a reset: whether the log still leads to the head that is held. Raises HistoryChanged, also where none is. */
  async #compare(now, last, held, viewpoint, signal) {
    if (now < last)
      throw new HistoryChanged(`it is at version ${now}, and was at ${last}`, held, { version: now, digest: null });
    if (held !== null) return this.feed.compare(held, { viewpoint, signal });
    if (last > 0) throw new HistoryChanged("it was put back", held, { version: now, digest: null });
  }
  options(signal) {
    return this.feed.options(signal);
  }
};
var isDecision = (item) => "decision" in item && !("version" in item);
var isOver = (status) => status === "over" || status === "aborted";

// src/luck.ts
var TOO_LATE = /* @__PURE__ */ new Set(["luck-drawn", "game-over", "seat-resigned"]);
async function takePart(feed, seat, luck, signal) {
  if (luck.state === "open" && luck.nonces !== "none" && luck.commits[seat] === null)
    return commit(feed, seat, signal);
  if (luck.state === "closed" && luck.closed !== null && luck.awaits.includes(seat))
    return give(feed, seat, luck.closed, luck, signal);
  return false;
}
async function commit(feed, seat, signal) {
  const { api, vault } = feed.connection;
  await pinAtFirstVisit(feed.connection, signal);
  const made = await vault.makeCommitment();
  if (made === null) return false;
  const params = { path: { gameId: feed.id, seat } };
  try {
    body(
      await api.PUT("/v1/games/{gameId}/seats/{seat}/commit", {
        params,
        body: { commit: made },
        ...feed.options(signal)
      })
    );
  } catch (error) {
    if (!(error instanceof ProblemError) || !(error.code === "luck-closed" || TOO_LATE.has(error.code))) throw error;
    await vault.dropNonce(made);
    return false;
  }
  await vault.noteCommitment(feed.id, seat, made);
  return true;
}
async function give(feed, seat, { version, digest }, { commits }, signal) {
  const { api, vault } = feed.connection;
  const closed = { version, digest };
  const claimed = commits[seat] ?? null;
  const [own, nonce] = [await vault.commitment(feed.id, seat), await vault.nonceOf(claimed)];
  const isOwn = own === null || own === claimed;
  if (nonce === null && isOwn) return false;
  const name = `${feed.id} ${version} ${digest}`;
  let proved = vault.proofs.get(name);
  if (proved === void 0) {
    proved = await prove(feed, closed, signal);
    await feed.sign(closed, signal);
    vault.proofs.set(name, proved);
  }
  if (nonce === null || proved.commits[seat] !== claimed || !isOwn)
    throw feed.changed(`seat ${seat} committed to something else than stands there`, closed);
  await vault.noteSent(feed.id, seat, nonce);
  try {
    const params = { path: { gameId: feed.id, seat } };
    body(
      await api.PUT("/v1/games/{gameId}/seats/{seat}/nonce", {
        params,
        body: { nonce, digest },
        ...feed.options(signal)
      })
    );
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code === "other-history")
      throw new HistoryChanged("the commitments were closed in another event", closed, { version, digest: null });
    if (!TOO_LATE.has(error.code)) throw error;
  }
  await vault.dropNonce(claimed);
  return true;
}
async function prove(feed, closed, signal) {
  let last = null;
  const head = await feed.read(closed.version, { signal }, (event) => last = closingOf(event));
  if (head.digest !== closed.digest || last === null)
    throw feed.changed("the commitments were not closed in this event", closed);
  return last;
}
function closingOf({ type, data }) {
  const { commits } = type === "game.luck_closed" ? data : {};
  if (!Array.isArray(commits)) return null;
  return { commits: commits.map((each) => typeof each === "string" ? each : null) };
}
async function withCommitments(connection2, game, key2, signal) {
  const commits = /* @__PURE__ */ new Map();
  const takesNone = game.luck?.nonces === "none" || game.deal?.mode === "duplicate";
  if (takesNone || !connection2.vault.bringsLuck || !connection2.vault.knowsAfterCrash(key2)) return { game, commits };
  const seats = [];
  for (const [number, seat] of game.seats.entries()) {
    const isOurs2 = seat.claim && seat.commit === void 0;
    if (isOurs2) await pinAtFirstVisit(connection2, signal);
    const made = isOurs2 ? await connection2.vault.makeCommitment(key2 && `${key2}/${number}`) : null;
    if (made !== null) commits.set(number, made);
    seats.push(made === null ? seat : { ...seat, commit: made });
  }
  return { game: { ...game, seats }, commits };
}
async function claimCommitment(connection2, gameId, key2, signal) {
  if (!connection2.vault.bringsLuck || !connection2.vault.knowsAfterCrash(key2)) return null;
  if (!await takesNonces(connection2, gameId, signal)) return null;
  await pinAtFirstVisit(connection2, signal);
  return connection2.vault.makeCommitment(key2);
}
async function takesNonces({ api }, gameId, signal) {
  const { luck } = body(await api.GET("/v1/games/{gameId}", { params: { path: { gameId } }, signal: signal ?? null }));
  return luck !== null && luck.nonces !== "none";
}
async function sitAgain(feed, seat, signal, player) {
  const { api, vault } = feed.connection;
  const key2 = `rematch of ${feed.id}, seat ${seat}`;
  let commit2 = null;
  if (vault.bringsLuck && await takesNonces(feed.connection, feed.id, signal)) {
    await pinAtFirstVisit(feed.connection, signal);
    commit2 = await vault.makeCommitment(key2);
  }
  const params = { path: { gameId: feed.id } };
  try {
    const said = { ...commit2 !== null && { commit: commit2 }, ...player !== void 0 && { player } };
    const asked = { params, body: said, ...feed.options(signal) };
    const found = body(await api.PUT("/v1/games/{gameId}/rematch", asked));
    const { game, seat: number, token } = found;
    if (commit2 !== null) await vault.noteCommitment(game, number, commit2);
    return { game, seat: number, token };
  } catch (error) {
    if (isFinal(error)) await vault.dropNonce(commit2, key2);
    throw error;
  }
}
async function pinAtFirstVisit(connection2, signal) {
  if ((await connection2.vault.pinnedKeys()).length === 0) await pinKeys(connection2, signal);
}
var isFinal = (error) => error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.problem?.retry_after_s == null;

// src/inbox.ts
var Inbox = class {
  #connection;
  #token;
  constructor(connection2, token) {
    this.#connection = connection2;
    this.#token = token;
  }
  /** The token to keep for later. No message and no printed object shows it. */
  get token() {
    return this.#token;
  }
  /**
   * All news in order, without end. `after`: the last `cursor` handled; `i`: all since each seat was put in; null:
   * first what is owed now.
   */
  async *follow({
    after = "i",
    signal = new AbortController().signal
  } = {}) {
    const { api, how } = this.#connection;
    const open = async () => {
      const headers = { ...bearer(this.#token), Accept: STREAM };
      const { response, error } = await api.GET("/v1/inbox", {
        params: { query: after === null ? {} : { after } },
        headers,
        signal,
        parseAs: "stream"
      });
      return response.bodyUsed ? new Response(JSON.stringify(error), response) : response;
    };
    for await (const { event, id, data } of messages(open, how, signal)) {
      if (event === "reset") after = null;
      if (event === void 0 && data) yield JSON.parse(data);
      if (id) after = id;
    }
    throw new Error("unreachable: the stream of an inbox has no end");
  }
  /** Have a browser told while no page is open: what its `pushManager.subscribe` gave. Repeatable; the answer names the subscription. */
  async subscribe(subscription, { signal } = {}) {
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const told = { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
    const asked = { headers: bearer(this.#token), body: told, signal: signal ?? null };
    return body(await this.#connection.api.PUT("/v1/inbox/push", asked));
  }
  /** Give the inbox a mail address for digests; a new one gets a code first, for `confirmMail`. */
  async mailTo(address, { everyMinutes = 60, signal } = {}) {
    const told = { address, every_minutes: everyMinutes };
    const asked = { headers: bearer(this.#token), body: told, signal: signal ?? null };
    return body(await this.#connection.api.PUT("/v1/inbox/mail", asked));
  }
  /** Confirm the address by the code that came. */
  async confirmMail(code, { signal } = {}) {
    const asked = {
      params: { header: { "Idempotency-Key": newKey() } },
      headers: bearer(this.#token),
      body: { code },
      signal: signal ?? null
    };
    return body(await this.#connection.api.POST("/v1/inbox/mail/confirm", asked));
  }
  /** Delete the address. */
  async endMail({ signal } = {}) {
    const asked = { headers: bearer(this.#token), signal: signal ?? null };
    body(await this.#connection.api.DELETE("/v1/inbox/mail", asked));
  }
};
async function createInbox(connection2, seats, { signal }) {
  const key2 = newKey();
  const asked = {
    params: { header: { "Idempotency-Key": key2 } },
    body: { tokens: seats.map((each) => each.token) },
    signal: signal ?? null
  };
  return new Inbox(connection2, body(await connection2.api.POST("/v1/inbox", asked)).inbox_token);
}
async function play(connection2, seats, bot, { signal }) {
  const [only] = seats;
  if (only !== void 0 && seats.length === 1) {
    const end = await only.play(bot, { signal });
    if (connection2.check) await only.verify({ signal });
    return [end];
  }
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const inbox = await createInbox(connection2, seats, { signal: either });
  const named = /* @__PURE__ */ new Map();
  for (const seat of seats) named.set(`${seat.id}/${await seat.number({ signal: either })}`, seat);
  const ended = /* @__PURE__ */ new Map();
  const work = /* @__PURE__ */ new Map();
  const answer = async (seat) => {
    if (ended.has(seat)) return;
    const view = await seat.answer(bot, { signal: either });
    const { status } = view;
    if (isOver(status)) ended.set(seat, view);
    if (ended.size === seats.length) stop.abort(DONE);
  };
  const queue = (seat) => {
    const before = work.get(seat) ?? Promise.resolve();
    work.set(
      seat,
      before.then(() => answer(seat)).catch((error) => stop.abort(error))
    );
  };
  seats.forEach(queue);
  try {
    for await (const { game, seat } of inbox.follow({ signal: either })) {
      const found = named.get(`${game}/${seat}`);
      if (found) queue(found);
    }
  } catch (error) {
    if (error !== DONE) throw error;
  } finally {
    stop.abort(DONE);
  }
  if (connection2.check) for (const seat of seats) await seat.verify({ signal });
  return seats.map((seat) => ended.get(seat));
}
var DONE = /* @__PURE__ */ Symbol("every game is over");

// src/seat.ts
var Seat = class _Seat extends Game {
  #place;
  #luck = null;
  #isWarned = false;
  constructor(connection2, id, token, number = null) {
    super(connection2, id, token);
    this.#place = number === null ? null : Promise.resolve({ number, canAct: true });
  }
  /**
   * The luck as this seat read it last: `awaits` names the seats that it waits for, `until` how long. Null before the
   * first view, and in games from before it was planned.
   */
  get luck() {
    return this.#luck;
  }
  get token() {
    return super.token;
  }
  /** The seat's number, from 0. Asks the service where only the token is known. */
  async number(options = {}) {
    return (await this.#whose(options)).number;
  }
  async #whose({ signal }) {
    const asked = async () => {
      const { seat, scope } = body(await this.connection.api.GET("/v1/token", this.options(signal)));
      return { number: seat, canAct: scope === "seat:act" };
    };
    this.#place ??= asked();
    return this.#place.catch((error) => {
      this.#place = null;
      throw error;
    });
  }
  async read(options) {
    let view = await super.read(options);
    if (options.at !== void 0 || options.viewpoint !== void 0) return view;
    this.#luck = view.luck;
    if (await this.#takePart(view.luck, options)) {
      view = await super.read({ ...options, waitS: 0 });
      this.#luck = view.luck;
    }
    return view;
  }
  async #takePart(luck, { signal }) {
    if (luck !== null && luck.silent.length > 0) await this.#warnIfLeftOut(luck, { signal });
    if (!this.connection.vault.bringsLuck || luck?.state !== "open" && luck?.state !== "closed") return false;
    const { number, canAct } = await this.#whose({ signal });
    return canAct && takePart(this.feed, number, luck, signal);
  }
  /** Once: the luck was made without a nonce that this seat sent, which is kept. */
  async #warnIfLeftOut({ silent }, options) {
    if (this.#isWarned) return;
    const { number } = await this.#whose(options);
    if (!silent.includes(number) || await this.connection.vault.sent(this.id, number) === null) return;
    this.#isWarned = true;
    console.warn(`The luck of game ${this.id} was made without the nonce that seat ${number} sent. Ask the operator why.`);
  }
  /**
   * Take part in the luck, as every view does; for who has just sat down. What fails is tried again with the next view.
   * `luck`: of the game, if it was just read.
   */
  async begin(luck, { signal }) {
    try {
      const found = luck ?? (await super.read({ signal })).luck;
      await this.#takePart(found, { signal });
      return found;
    } catch (error) {
      if (!isOurs(error)) throw error;
      return luck;
    }
  }
  async react(event, signal) {
    if (!this.connection.vault.bringsLuck) return;
    const closing = closingOf(event);
    if (closing === null) return;
    const { number, canAct } = await this.#whose({ signal });
    if (canAct) await give(this.feed, number, event, closing, signal);
  }
  /**
   * Send a command. `decision` is the one that it answers, from the view that it was chosen from; `*` answers
   * whichever is open, so a late command may answer another question. `words`: in the events and the view of the
   * answer. Raises ProblemError: `stale-decision`, `not-offered`, …; TypeError for anything that is no object.
   */
  async act(command, decision = "*", { key: key2 = newKey(), words = false, signal } = {}) {
    this.feed.raiseOwed();
    if (typeof command !== "object" || command === null) throw new TypeError(`A command is an object, not ${String(command)}.`);
    const headers = {
      ...bearer(this.token),
      "Idempotency-Key": key2,
      "If-Match": decision === null || decision === "*" ? "*" : `"${decision.id}"`
    };
    const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key2 }, query: { ...words && { words } } };
    const sent = { params, headers, body: command, signal: signal ?? null };
    const acted = body(await this.connection.api.POST("/v1/games/{gameId}/commands", sent));
    const { version, digest } = acted;
    this.feed.latest = Math.max(this.feed.latest, version);
    const { status } = acted.view;
    try {
      await this.feed.withExplanation(() => this.feed.trySign({ version, digest }, signal, isOver(status)), { signal });
    } catch (error) {
      if (error instanceof HistoryChanged || error instanceof UntrustedSignature) this.feed.owed = error;
    }
    return { ...acted, problem: this.feed.owed };
  }
  /**
   * A seat at the rematch of this game, with the same people: the first who asks opens it, and everybody moves up by one
   * seat. `player`: who is to hold the seat. May be repeated; after a crash only with a `store`. Raises ProblemError:
   * `no-rematch`.
   */
  async rematch({ player, signal } = {}) {
    const number = await this.number({ signal });
    const { game, seat, token } = await sitAgain(this.feed, number, signal, player?.token);
    const made = new _Seat(this.connection, game, token, seat);
    await player?.keep(made);
    if (this.connection.vault.bringsLuck) await made.begin(null, { signal });
    return made;
  }
  /** Leave the seat to a bot until `return_`. Raises ProblemError: `seat-absent`, `seat-resigned`. */
  async leave(options = {}) {
    await this.act({ type: "leave" }, "*", options);
  }
  /** Come back to the seat: what plays for it stops. Raises ProblemError: `not-absent`. */
  async return_(options = {}) {
    await this.act({ type: "return" }, "*", options);
  }
  /** Resign; a bot of the service plays on. */
  async resign(options = {}) {
    await this.act({ type: "resign" }, "*", options);
  }
  /**
   * Answer until nothing is asked of this seat, and give the view then. A decision that was answered or replaced
   * meanwhile is read again, and the bot asked again. A pause in which this seat is awaited is waited through: no news come
   * at its end. `words`: in the views that the bot gets. Raises ProblemError for a command that the rules refuse.
   */
  async answer(bot, { signal, words = false } = {}) {
    const view = await this.#readAgain({ signal, words });
    return await this.#answerFrom(view, bot, { signal, words });
  }
  /**
   * The view as soon as this seat has to decide, or the game is over. `words`: as in `view`.
   */
  async wait({ signal, words = false } = {}) {
    const view = await this.#readAgain({ signal, words });
    return await this.#waitFrom(view, { signal, words });
  }
  /**
   * Answer until the game is over, and give its last view. One request reads each decision, and one answers it. `words`:
   * in the views that the bot gets. Raises ProblemError for a command that the rules refuse.
   */
  async play(bot, { signal, words = false } = {}) {
    const how = { signal, words };
    const waitS = this.connection.vault.bringsLuck ? 0 : this.#waitS;
    let view = await this.#readAgain({ ...how, waitS });
    while (!isOver((view = await this.#answerFrom(view, bot, how)).status)) view = await this.#waitFrom(view, how);
    return view;
  }
  /**
   * The events of `follow`, and a `DecisionOpen` once this seat has to decide, after all events so far; again with each
   * connection while it still has to. Then read the view, or have `answer` do so.
   */
  news(options = {}) {
    return this.listen(options);
  }
  #readAgain({ signal, ...how }) {
    return this.feed.withExplanation(() => this.read({ signal, ...how }), { signal });
  }
  /** Until the deal by the events, as the luck may await this seat. */
  async #waitFrom(view, how) {
    if (view.status === "seating" && this.connection.vault.bringsLuck) view = await this.#after(view, how, async ({ status }) => status === "seating");
    while (view.decision === null && !isOver(view.status)) view = await this.#readAgain({ ...how, waitS: this.#waitS });
    return view;
  }
  get #waitS() {
    return Math.max(1, Math.min(LONG_POLL_S, Math.floor(this.connection.how.timeoutMs / 2e3)));
  }
  async #answerFrom(view, bot, how) {
    const { signal, words } = how;
    for (; ; ) {
      const isHeld = (seen) => this.#isHeld(seen, signal);
      if (await isHeld(view)) view = await this.#after(view, how, isHeld);
      if (view.decision === null) break;
      const command = await unlessAborted(bot(view, this), signal);
      try {
        view = (await this.act(command, view.decision, { signal, words })).view;
      } catch (error) {
        if (!(error instanceof ProblemError) || !MOVED_ON.has(error.code)) throw error;
        view = await this.#readAgain(how);
      }
    }
    return view;
  }
  /** Whether a pause keeps this seat from its decision. */
  async #isHeld({ pause: pause2, decision, decisions }, signal) {
    if (!pause2?.since || decision !== null) return false;
    const number = await this.number({ signal });
    return decisions.some(({ seat }) => seat === number);
  }
  /** The view after the first event that ends a waiting, or the game. */
  async #after({ version }, how, isWaiting) {
    const { signal } = how;
    for await (const _ of this.follow({ after: version, ...signal && { signal } })) {
      const view = await this.read(how);
      if (!await isWaiting(view)) return view;
    }
    return this.read(how);
  }
};
var LONG_POLL_S = 25;
function unlessAborted(work, signal) {
  return new Promise((resolve, reject) => {
    const cancelled = () => reject(signal?.reason);
    if (signal?.aborted) cancelled();
    signal?.addEventListener("abort", cancelled, { once: true });
    Promise.resolve(work).then(resolve, reject).finally(() => signal?.removeEventListener("abort", cancelled));
  });
}
var MOVED_ON = /* @__PURE__ */ new Set(["stale-decision", "not-your-decision", "game-over", "seat-resigned", "paused"]);
var isOurs = (error) => [HistoryChanged, ProblemError, ServiceUnreachable, UntrustedSignature].some((kind) => error instanceof kind);

// src/organiser.ts
var Organiser = class extends Game {
  /** Hold the table until a time, or until it is resumed. `afterDecisions`: once what is open is answered. */
  pause(until, { afterDecisions, ...said }) {
    const more = { until: until.toISOString(), ...afterDecisions && { after_decisions: true } };
    return this.#intervene({ kind: "pause", ...more }, said);
  }
  /** End the pause. Raises ProblemError: `not-paused`. */
  resume(said) {
    return this.#intervene({ kind: "resume" }, said);
  }
  /** Give a seat, or all, more time for what is open. Raises ProblemError: `no-clock`, `not-awaited`. */
  addTime(seconds, { seat, ...said }) {
    return this.#intervene({ kind: "add_time", seconds, ...seat !== void 0 && { seat } }, said);
  }
  /** Have a seat's default played, or those of all who are awaited, with or without a clock. */
  strike({ seat, ...said }) {
    return this.#intervene({ kind: "strike", ...seat !== void 0 && { seat } }, said);
  }
  /** Have a bot play for a seat until its player returns. Raises ProblemError: `seat-absent`. */
  handToBot(seat, said) {
    return this.#intervene({ kind: "hand_to_bot", seat }, said);
  }
  /** Give a seat back to its player. Raises ProblemError: `not-absent`. */
  returnSeat(seat, said) {
    return this.#intervene({ kind: "return", seat }, said);
  }
  /** Let a seat's person play by another device, by the `slip` to hand on; the token before opens nothing any more. */
  reissue(seat, said) {
    return this.#intervene({ kind: "reissue", seat }, said);
  }
  /** Put another person in a seat: the `slip` is for that person, who knows what the seat knows. */
  substitute(seat, name, said) {
    return this.#intervene({ kind: "substitute", seat, name }, said);
  }
  /** Give a free seat of a table that waits to a bot. Raises ProblemError: `not-waiting`. */
  fillWithBot(seat, said) {
    return this.#intervene({ kind: "fill_with_bot", seat }, said);
  }
  /**
   * End a table that waits: those who sit there go on without the free seats, by `rematch`. Raises ProblemError:
   * `not-waiting`, `too-few-seats`.
   */
  startSmaller(said) {
    return this.#intervene({ kind: "start_smaller" }, said);
  }
  async #intervene(asked, { author, reason, key: key2, signal }) {
    const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const sent = { params, body: { ...asked, author, reason }, ...this.options(signal) };
    return body(await this.connection.api.POST("/v1/games/{gameId}/interventions", sent));
  }
  /** The rematch of this game, which has ended. The seats go on by their own `rematch`. Raises ProblemError: `no-rematch`. */
  async rematch({ signal } = {}) {
    const asked = { params: { path: { gameId: this.id } }, body: {}, ...this.options(signal) };
    const { made } = body(await this.connection.api.PUT("/v1/games/{gameId}/rematch", asked));
    return new Table(this.connection, made);
  }
  /** End the game. */
  async abort(reason, { key: key2, signal } = {}) {
    const params = { path: { gameId: this.id }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const sent = { params, body: { type: "abort", reason }, ...this.options(signal) };
    body(await this.connection.api.POST("/v1/games/{gameId}/commands", sent));
  }
};
var Table = class extends Organiser {
  /** Your seats: those requested with `claim`. */
  seats;
  #made;
  constructor(connection2, made) {
    super(connection2, made.id, made.organiser_token);
    this.#made = made;
    this.seats = made.seats.flatMap(
      ({ seat, token }) => token === void 0 ? [] : [new Seat(connection2, made.id, token, seat)]
    );
  }
  /** The codes to hand out, one for each seat that waits for a player. */
  get invitations() {
    return this.#made.seats.flatMap(({ seat, claim_code: code }) => code === void 0 ? [] : [{ seat, code }]);
  }
  /** The code that opens any free seat, for `join`; null where no seat waits for a person. */
  get invitationCode() {
    return this.#made.invitation_code ?? null;
  }
  /** The arbiter's token, where the game was opened with `arbiter`. */
  get arbiterToken() {
    return this.#made.arbiter_token ?? null;
  }
};

// src/player.ts
var Player = class {
  id;
  #connection;
  #token;
  #recoveryCode;
  constructor(connection2, id, token, recoveryCode = null) {
    this.id = id;
    this.#connection = connection2;
    this.#token = token;
    this.#recoveryCode = recoveryCode;
  }
  /** This device's secret. No message and no printed object shows it. */
  get token() {
    return this.#token;
  }
  /** The recovery code that was shown last, for paper; null where this program has not seen it. */
  get recoveryCode() {
    return this.#recoveryCode;
  }
  /** The news of all seats that are bound to the player, those bound later by themselves. */
  get inbox() {
    return new Inbox(this.#connection, this.#token);
  }
  /** The name, and what the player allows. */
  async me({ signal } = {}) {
    return body(await this.#connection.api.GET("/v1/players/me", this.#options(signal)));
  }
  /** Change the name, or what is allowed: `profile`, `ratings`. What is not named stays. */
  async change({
    name,
    signal,
    ...consents
  }) {
    const asked = { ...name !== void 0 && { name }, ...Object.keys(consents).length > 0 && { consents } };
    return body(await this.#connection.api.PATCH("/v1/players/me", { body: asked, ...this.#options(signal) }));
  }
  /** All games of the player, of all devices and pages: running ones first, with `decision` where it is your turn. */
  async *games({ signal } = {}) {
    for (let cursor = ""; cursor !== null; ) {
      const params = { query: cursor ? { cursor } : {} };
      const page = body(
        await this.#connection.api.GET("/v1/players/me/games", { params, ...this.#options(signal) })
      );
      yield* page.items;
      cursor = page.next;
    }
  }
  /** All tournaments that the player has an entry of, the newest first, with the table of the round that is on. */
  async *tournaments({ signal } = {}) {
    for (let cursor = ""; cursor !== null; ) {
      const params = { query: cursor ? { cursor } : {} };
      const page = body(
        await this.#connection.api.GET("/v1/players/me/tournaments", { params, ...this.#options(signal) })
      );
      yield* page.items;
      cursor = page.next;
    }
  }
  /**
   * A seat of the player's, by the token that is kept here, or by another one where that opens nothing any more: what
   * another device had of it ends then. Raises what `seatToken` raises.
   */
  async seat(gameId, seat, { signal } = {}) {
    const { accounts, api } = this.#connection;
    let token = await accounts.heldSeat(this.id, gameId, seat);
    try {
      if (token !== null) body(await api.GET("/v1/token", { headers: bearer(token), signal: signal ?? null }));
    } catch (error) {
      if (!(error instanceof ProblemError && (error.code === "gone" || error.code === "unauthorised"))) throw error;
      token = null;
    }
    return new Seat(this.#connection, gameId, token ?? await this.seatToken(gameId, seat, { signal }), seat);
  }
  /**
   * Another token for a seat of the player's in a running game; the one before opens nothing any more. Raises
   * ProblemError: `not-found`, `gone` for a seat of somebody else, `game-over`, `too-many-tokens`.
   */
  async seatToken(gameId, seat, options = {}) {
    const params = { path: { gameId, seat }, ...this.#key(options) };
    const asked = { params, ...this.#options(options.signal) };
    const { token } = body(await this.#connection.api.POST("/v1/players/me/seats/{gameId}/{seat}/token", asked));
    await this.#connection.accounts.holdSeat(this.id, gameId, seat, token);
    return token;
  }
  /** Bind a seat that was taken without the player. Raises ProblemError: `seat-bound`, `player-full`. */
  async bind(seat, { signal } = {}) {
    const params = { path: { gameId: seat.id, seat: await seat.number({ signal }) } };
    const asked = { params, body: { token: seat.token }, ...this.#options(signal) };
    body(await this.#connection.api.PUT("/v1/players/me/seats/{gameId}/{seat}", asked));
    await this.keep(seat);
  }
  /**
   * Bind an entry that was made without the player, by its own token, with the seats that its person has had. Raises
   * ProblemError: `entry-bound`, `already-entered`.
   */
  async bindEntry(tournamentId, entry, token, { member = 0, signal } = {}) {
    const asked = { params: { path: { tournamentId, entry } }, body: { token, member }, ...this.#options(signal) };
    body(await this.#connection.api.PUT("/v1/players/me/entries/{tournamentId}/{entry}", asked));
  }
  /** Keep the tokens of seats that are bound to the player. */
  async keep(...seats) {
    for (const seat of seats)
      await this.#connection.accounts.holdSeat(this.id, seat.id, await seat.number(), seat.token);
  }
  /** The player's ratings, one for each game and number of people. */
  async ratings({ signal } = {}) {
    return body(await this.#connection.api.GET("/v1/players/me/ratings", this.#options(signal))).items;
  }
  /** A link for another device, which signs in once by it, within ten minutes. Raises ProblemError: `too-many-credentials`. */
  async makeLink(options = {}) {
    const asked = { params: this.#key(options), ...this.#options(options.signal) };
    return body(await this.#connection.api.POST("/v1/players/me/links", asked));
  }
  /** Another recovery code, for paper; the one before opens nothing any more. */
  async renewRecoveryCode(options = {}) {
    const asked = { params: this.#key(options), ...this.#options(options.signal) };
    const made = body(await this.#connection.api.POST("/v1/players/me/recovery-code", asked));
    this.#recoveryCode = made.recovery_code;
    return made.recovery_code;
  }
  /** What opens the account: tokens of devices, the recovery code, links, passkeys. */
  async credentials({ signal } = {}) {
    return body(await this.#connection.api.GET("/v1/players/me/credentials", this.#options(signal))).items;
  }
  /** End a credential, by itself or its `id`; without one the token of this device, which signs out. */
  async end(credential = null, { signal } = {}) {
    const own = (await this.credentials({ signal })).find(({ current }) => current)?.id ?? "";
    const credentialId = credential === null ? own : typeof credential === "string" ? credential : credential.id;
    const asked = { params: { path: { credentialId } }, ...this.#options(signal) };
    body(await this.#connection.api.DELETE("/v1/players/me/credentials/{credentialId}", asked));
    if (credentialId === own) await this.#connection.accounts.dropPlayer(this.id);
  }
  /** Delete the account, and the player's names at tables. There is no way back. */
  async forget({ signal } = {}) {
    body(await this.#connection.api.DELETE("/v1/players/me", this.#options(signal)));
    await this.#connection.accounts.dropPlayer(this.id);
  }
  #key({ key: key2 }) {
    return { header: { "Idempotency-Key": key2 ?? newKey() } };
  }
  #options(signal) {
    return { headers: bearer(this.#token), signal: signal ?? null };
  }
};
async function signedInPlayer(connection2, made) {
  await connection2.accounts.holdPlayer(made.player.id, made.token);
  return new Player(connection2, made.player.id, made.token, "recovery_code" in made ? made.recovery_code : null);
}

// src/slips.ts
async function exchangeKey(key2, slip) {
  return (await sha256(`exchange/${key2}/${slip}`)).slice(0, 32);
}

// src/tournament.ts
var Tournament = class _Tournament {
  id;
  #connection;
  #token;
  constructor(connection2, id, token = null) {
    this.#connection = connection2;
    this.id = id;
    this.#token = token;
  }
  /** Of an official or an entry; null for anybody. No message and no printed object shows it. */
  get token() {
    return this.#token;
  }
  /** Regulations, officials, and how far it is. */
  async card({ signal } = {}) {
    const params = { path: { tournamentId: this.id } };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}", { params, ...this.#as(signal) }));
  }
  /** Let everybody enter. */
  async openEntries(options = {}) {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { is_entering: true }, ...this.#as(options.signal) };
    return body(await this.#connection.api.PATCH("/v1/tournaments/{tournamentId}", asked));
  }
  /**
   * Enter one or many to play for them by this client, all or none: the tournament as each of them asks for it, with a token
   * of its own, for which this client exchanges the slip; with none for bots. `key` of the options: a random UUID to keep,
   * by which a repeat after a crash gets the same tokens. Raises ProblemError: `entries-closed`, `tournament-full`,
   * `already-entered`.
   */
  async enter(entries, options = {}) {
    const first = options.key ?? newKey();
    const found = [];
    for (const { slip } of await this.makeEntries(entries, { ...options, key: first })) {
      if (slip === null) found.push(new _Tournament(this.#connection, this.id));
      else found.push(await this.exchange(slip, { ...options, key: await exchangeKey(first, slip) }));
    }
    return found;
  }
  /** Exchange a slip, once, for a token of this client. Raises ProblemError: `slip-used`, `not-found`. */
  async exchange(slip, options = {}) {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { slip }, signal: options.signal ?? null };
    const made = body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/exchanges", asked));
    return new _Tournament(this.#connection, this.id, made.token);
  }
  /**
   * Enter people who play on devices of their own, all or none: each has the slip to hand on, which opens nothing but its
   * exchange. Raises as `enter`.
   */
  async makeEntries(entries, options = {}) {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { entries: [...entries] }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/entries", asked)).entries;
  }
  /** All entries, by number. */
  async *entries({ signal } = {}) {
    for (let cursor = ""; cursor !== null; ) {
      const params = {
        path: { tournamentId: this.id },
        query: cursor ? { cursor } : {}
      };
      const asked = { params, ...this.#as(signal) };
      const page = body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/entries", asked));
      yield* page.items;
      cursor = page.next;
    }
  }
  /** Draft a round by the method of the regulations. Raises ProblemError: `no-solver`, `pairing-illegal`. */
  async draft(round, options = {}) {
    const params = { path: { tournamentId: this.id, round }, ...key(options) };
    const asked = { params, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/rounds/{round}/draft", asked)).draft;
  }
  /** Replace the draft of a round by one that is stated whole. Raises ProblemError: `pairing-illegal`, `stale-decision`. */
  async stateDraft(round, draft, options) {
    const params = { path: { tournamentId: this.id, round }, ...decided(options) };
    const asked = { params, body: draft, ...this.#as(options.signal) };
    return body(await this.#connection.api.PUT("/v1/tournaments/{tournamentId}/rounds/{round}/draft", asked)).draft;
  }
  /** Publish a draft. `newest`: the last change since it was made, to publish it all the same. Raises ProblemError: `draft-stale`. */
  async publish(draft, { newest, ...options } = {}) {
    const seen = { ...options, seen: draft.version };
    const params = { path: { tournamentId: this.id, round: draft.round }, ...decided(seen) };
    const asked = { params, body: { ...newest !== void 0 && { newest } }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/rounds/{round}/publish", asked)).round;
  }
  /** Close a round; `unfinished` says what tables count as that still play. Raises ProblemError: `round-unfinished`. */
  async close(round, { unfinished = [], ...options }) {
    const params = { path: { tournamentId: this.id, round }, ...decided(options) };
    const asked = { params, body: { unfinished }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/rounds/{round}/close", asked)).round;
  }
  /** A published round, at the version of the tournament that the answer names. */
  async round(round, { signal } = {}) {
    const params = { path: { tournamentId: this.id, round } };
    const asked = { params, ...this.#as(signal) };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/rounds/{round}", asked));
  }
  /** A table; with the token of one of its entries also the tokens of its seats. */
  async table(round, table, { signal } = {}) {
    const params = { path: { tournamentId: this.id, round, table } };
    const asked = { params, ...this.#as(signal) };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/rounds/{round}/tables/{table}", asked));
  }
  /** Standings by section. `at`: as of this version of the tournament's log. */
  async standings({ signal, ...query } = {}) {
    const params = { path: { tournamentId: this.id }, query };
    const asked = { params, ...this.#as(signal) };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/standings", asked));
  }
  /** Make these standings final. Raises ProblemError: `appeals-open`, `stale-decision`. */
  async confirm(standings, options = {}) {
    const params = { path: { tournamentId: this.id }, ...decided({ ...options, seen: standings.version }) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/confirm", { params, ...this.#as(options.signal) }));
  }
  /** Have a receiver told what befalls the tournament. Raises ProblemError: `webhooks-off`, `too-many-webhooks`. */
  async createWebhook(url, options = {}) {
    const params = { path: { tournamentId: this.id }, ...key(options) };
    const asked = { params, body: { url }, ...this.#as(options.signal) };
    return body(await this.#connection.api.POST("/v1/tournaments/{tournamentId}/webhooks", asked));
  }
  /** The webhooks of this token, oldest first. */
  async webhooks({ signal } = {}) {
    const params = { path: { tournamentId: this.id } };
    return body(await this.#connection.api.GET("/v1/tournaments/{tournamentId}/webhooks", { params, ...this.#as(signal) })).items;
  }
  /** End a webhook. */
  async deleteWebhook(webhook, { signal } = {}) {
    const params = { path: { tournamentId: this.id, webhookId: webhook } };
    body(await this.#connection.api.DELETE("/v1/tournaments/{tournamentId}/webhooks/{webhookId}", { params, ...this.#as(signal) }));
  }
  #as(signal) {
    return { headers: this.#token === null ? {} : bearer(this.#token), signal: signal ?? null };
  }
};
function key({ key: key2 }) {
  return { header: { "Idempotency-Key": key2 ?? newKey() } };
}
function decided({ key: key2, seen }) {
  return { header: { "Idempotency-Key": key2 ?? newKey(), ...seen !== void 0 && { "If-Match": `"${seen}"` } } };
}

// src/seek.ts
var WAIT_S = 25;
var Seek = class {
  #connection;
  #commit;
  #player;
  #place;
  constructor(connection2, place, commit2, player) {
    this.#connection = connection2;
    this.#place = place;
    this.#commit = commit2;
    this.#player = player;
  }
  get id() {
    return this.#place.seek.id;
  }
  /** Opens this place, and nothing else. */
  get token() {
    return this.#place.token;
  }
  /** As it was told last. */
  get place() {
    return this.#place;
  }
  /** The seat, once the table is open. Raises ProblemError: `gone`, `not-found` for a place that was not kept. */
  async wait({ signal } = {}) {
    const { api, vault } = this.#connection;
    const params = { path: { seekId: this.id }, query: { wait: WAIT_S } };
    const headers = bearer(this.token);
    while (this.#place.seat_token === null)
      this.#place = body(await api.GET("/v1/seeks/{seekId}", { params, headers, signal: signal ?? null }));
    const { game, seat, seat_token } = this.#place;
    if (game === null || seat === null) throw new TypeError("a seat's token without its seat");
    if (this.#commit !== null) await vault.noteCommitment(game, seat, this.#commit);
    const made = new Seat(this.#connection, game, seat_token, seat);
    await this.#player?.keep(made);
    if (vault.bringsLuck) await made.begin(null, { signal });
    return made;
  }
  /** Give the place up. Raises ProblemError: `seek-filled` once the table is open. */
  async leave({ signal } = {}) {
    const { api, vault } = this.#connection;
    const params = { path: { seekId: this.id } };
    await api.DELETE("/v1/seeks/{seekId}", { params, headers: bearer(this.token), signal: signal ?? null });
    await vault.dropNonce(this.#commit);
  }
};
async function comeToSeek(connection2, key2, send2, signal, player = null) {
  const { vault } = connection2;
  let commit2 = null;
  if (vault.bringsLuck && vault.knowsAfterCrash(key2)) {
    await pinAtFirstVisit(connection2, signal);
    commit2 = await vault.makeCommitment(key2);
  }
  try {
    const more = { ...commit2 !== null && { commit: commit2 }, ...player && { player: player.token } };
    return new Seek(connection2, await send2(more), commit2, player);
  } catch (error) {
    if (isFinal(error)) await vault.dropNonce(commit2, key2);
    throw error;
  }
}

// src/client.ts
var DeadDrop = class {
  #connection;
  /** url: where the service is, without `/v1`. */
  constructor(url, options = {}) {
    this.#connection = connection(url, options);
  }
  /** Every operation of the contract, typed (openapi-fetch), with the same retries. */
  get api() {
    return this.#connection.api;
  }
  /** The service's keys that were pinned, as the text of a file for `deaddrop verify --keys FILE`. */
  keysFile() {
    return this.#connection.vault.keysFile();
  }
  /**
   * Open a game. The ruleset's name types its options, and everything that comes of it. With a `key` your seats bring
   * nonces only where the client has a `store`, as a repeated request has to bring the same. `player`: who is to hold
   * your seats.
   */
  async create(ruleset, game, { key: key2, token = null, player, signal } = {}) {
    const { vault } = this.#connection;
    const params = { header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { ...game, ruleset, ...player && { player: player.token } };
    const { game: whole2, commits } = await withCommitments(this.#connection, asked, key2 ?? null, signal);
    let made;
    try {
      made = body(
        await this.api.POST("/v1/games", { params, body: whole2, headers: bearer(token), signal: signal ?? null })
      );
    } catch (error) {
      for (const [seat, commit2] of isFinal(error) ? commits : []) await vault.dropNonce(commit2, key2 && `${key2}/${seat}`);
      throw error;
    }
    const table = new Table(this.#connection, made);
    await player?.keep(...table.seats);
    for (const [seat, commit2] of commits) await vault.noteCommitment(table.id, seat, commit2);
    let luck = null;
    if (commits.size > 0 && table.invitations.length === 0)
      for (const seat of table.seats) luck = await seat.begin(luck, { signal });
    return table;
  }
  /** Claim a seat. With a `key` it brings a nonce only where the client has a `store`, as with `create`. */
  async claim(gameId, { seat, code }, { key: key2, signal, player, ...said } = {}) {
    const { vault } = this.#connection;
    const commit2 = await claimCommitment(this.#connection, gameId, key2 ?? null, signal);
    const params = { path: { gameId, seat }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { code, ...said, ...commit2 !== null && { commit: commit2 }, ...player && { player: player.token } };
    let token;
    try {
      ({ token } = body(
        await this.api.POST("/v1/games/{gameId}/seats/{seat}/claim", { params, body: asked, signal: signal ?? null })
      ));
    } catch (error) {
      if (isFinal(error)) await vault.dropNonce(commit2, key2);
      throw error;
    }
    const made = new Seat(this.#connection, gameId, token, seat);
    await player?.keep(made);
    if (commit2 !== null) await vault.noteCommitment(gameId, seat, commit2);
    if (vault.bringsLuck) await made.begin(null, { signal });
    return made;
  }
  /** Exchange the slip of a seat, once, for a token of this client. Raises ProblemError: `slip-used`, `not-found`. */
  async exchange(gameId, slip, { key: key2, signal } = {}) {
    const params = { path: { gameId }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { params, body: { slip }, signal: signal ?? null };
    const made = body(await this.api.POST("/v1/games/{gameId}/exchanges", asked));
    return new Seat(this.#connection, gameId, made.token, made.seat);
  }
  /** Take the next open seat; with the table's invitation `code`, the next free one. `key` as with `claim`. */
  async join(gameId, { key: key2, signal, player, ...said } = {}) {
    const { vault } = this.#connection;
    const commit2 = await claimCommitment(this.#connection, gameId, key2 ?? null, signal);
    const params = { path: { gameId }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { ...said, ...commit2 !== null && { commit: commit2 }, ...player && { player: player.token } };
    let joined;
    try {
      joined = body(await this.api.POST("/v1/games/{gameId}/join", { params, body: asked, signal: signal ?? null }));
    } catch (error) {
      if (isFinal(error)) await vault.dropNonce(commit2, key2);
      throw error;
    }
    const made = new Seat(this.#connection, gameId, joined.token, joined.seat);
    await player?.keep(made);
    if (commit2 !== null) await vault.noteCommitment(gameId, joined.seat, commit2);
    if (vault.bringsLuck) await made.begin(null, { signal });
    return made;
  }
  /** Look for people for a table; `wait` of the seek gives the seat. `key` as with `claim`. */
  seek(ruleset, wanted, { key: key2, player, signal } = {}) {
    const params = { header: { "Idempotency-Key": key2 ?? newKey() } };
    const send2 = async (more) => {
      const asked = { ...wanted, ruleset, ...more };
      return body(await this.api.POST("/v1/seeks", { params, body: asked, signal: signal ?? null }));
    };
    return comeToSeek(this.#connection, key2 ?? null, send2, signal, player);
  }
  /** A new tournament, with its organiser's token. `regulations`: what is otherwise than in the preset. */
  async createTournament(title, ruleset, preset, { regulations = {}, key: key2, signal } = {}) {
    const params = { header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { title, ruleset, preset, regulations };
    const made = body(await this.api.POST("/v1/tournaments", { params, body: asked, signal: signal ?? null }));
    return new Tournament(this.#connection, made.tournament.id, made.token);
  }
  /** A tournament, by a token of an official or an entry; without one as anybody reads it. */
  tournament(tournamentId, token = null) {
    return new Tournament(this.#connection, tournamentId, token);
  }
  /** Tournaments in a row, counted together. `best`: how many results of a side count; `row`: points by place, percent without. */
  async series(tournaments, { row, signal, ...query } = {}) {
    const params = { query: { ...query, tournaments: tournaments.join(","), ...row !== void 0 && { row: row.join(",") } } };
    return body(await this.api.GET("/v1/series", { params, signal: signal ?? null }));
  }
  /** The seeks that somebody can join, oldest first. */
  async seeks(ruleset, { signal } = {}) {
    const params = { query: { ...ruleset !== void 0 && { ruleset } } };
    return body(await this.api.GET("/v1/seeks", { params, signal: signal ?? null })).items;
  }
  /** Join a seek; its `wait` gives the seat. `key` as with `claim`. Raises ProblemError: `seek-filled`. */
  joinSeek(seekId, { key: key2, signal, player, ...said } = {}) {
    const params = { path: { seekId }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const send2 = async (more) => {
      const asked = { ...said, ...more };
      return body(await this.api.POST("/v1/seeks/{seekId}/join", { params, body: asked, signal: signal ?? null }));
    };
    return comeToSeek(this.#connection, key2 ?? null, send2, signal, player);
  }
  /** A seat whose token was kept. Asks nothing yet. */
  seat(gameId, token) {
    return new Seat(this.#connection, gameId, token);
  }
  /** A game to watch, as the public or with a token that may see more. Asks nothing yet. */
  game(gameId, token = null) {
    return new Game(this.#connection, gameId, token);
  }
  /** A game whose organiser's token was kept. Asks nothing yet. */
  organise(gameId, token) {
    return new Organiser(this.#connection, gameId, token);
  }
  /** The talk of spectators of a game, under a name. Raises ProblemError: `chat-off` where they do not talk. */
  async guest(gameId, name, { key: key2, signal } = {}) {
    const params = { path: { gameId }, header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { params, body: { name }, signal: signal ?? null };
    const { token } = body(await this.api.POST("/v1/games/{gameId}/guests", asked));
    return new Talk(this.#connection, gameId, token);
  }
  /** A new player, signed in here; show the `recoveryCode` to its person. The same `key` gives the same player again. */
  async register(name, { key: key2, signal } = {}) {
    const params = { header: { "Idempotency-Key": key2 ?? newKey() } };
    const made = body(await this.api.POST("/v1/players", { params, body: { name }, signal: signal ?? null }));
    return signedInPlayer(this.#connection, made);
  }
  /**
   * The player of a recovery code, which is used up: the player has another, and every other device is signed out. The
   * same `key` gets the same answer again. Raises ProblemError: `unauthorised`.
   */
  async recover(code, { key: key2, signal } = {}) {
    const params = { header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { params, body: { recovery_code: code }, signal: signal ?? null };
    return signedInPlayer(this.#connection, body(await this.api.POST("/v1/players/recover", asked)));
  }
  /** The player who made this link on another device. `key` as with `recover`. Raises ProblemError: `unauthorised`. */
  async signInByLink(link, { key: key2, signal } = {}) {
    const params = { header: { "Idempotency-Key": key2 ?? newKey() } };
    const asked = { params, body: { link }, signal: signal ?? null };
    return signedInPlayer(this.#connection, body(await this.api.POST("/v1/players/link", asked)));
  }
  /** The player who signed in last with this `store`; null where nobody has. Asks the service nothing. */
  async signedIn() {
    const kept = await this.#connection.accounts.signedIn();
    return kept && new Player(this.#connection, kept.player, kept.token);
  }
  /** A new inbox for these seats, up to 100. */
  inbox(seats, options = {}) {
    return createInbox(this.#connection, seats, options);
  }
  /** The inbox of this token: one made before, or that of a player, which follows the seats bound to the player. Asks nothing yet. */
  openInbox(token) {
    return new Inbox(this.#connection, token);
  }
  /**
   * Let a bot play seats to the end of their games, up to 100 at once; the last view of each. The bot is asked again
   * where a decision was closed meanwhile. Raises what the bot raises, and ProblemError for what the rules refuse.
   */
  play(seats, bot, options = {}) {
    return play(this.#connection, seats, bot, options);
  }
};

// src/offers.ts
function anyCommand(view, random = Math.random) {
  const offers = view.offers.filter(({ exact }) => exact);
  const command = offers.length > 0 ? fillIn(pick(offers, random), random) : view.decision?.default;
  if (command === void 0) throw new Error("A view that offers nothing");
  return command;
}
function fillIn(offer, random = Math.random) {
  return instance(offer.schema, random);
}
function instance(schema, random) {
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return pick(schema["enum"], random);
  const branches = schema["anyOf"];
  if ("properties" in schema) {
    const way = branches ? pick(branches, random)["properties"] : {};
    const fields = Object.entries(schema["properties"]);
    return Object.fromEntries(fields.map(([name, own]) => [name, instance(way[name] ?? own, random)]));
  }
  if (branches) return instance(pick(branches, random), random);
  switch (schema["type"]) {
    case "integer":
      return between(Number(schema["minimum"]), Number(schema["maximum"]), random);
    case "array":
      return list(schema, random);
    case "null":
      return null;
    default:
      throw new TypeError("A schema that offers do not use");
  }
}
function list(schema, random) {
  const [least, most] = [Number(schema["minItems"] ?? 0), Number(schema["maxItems"])];
  const items = schema["items"];
  if (!Array.isArray(items["enum"])) {
    return Array.from({ length: between(least, most, random) }, () => instance(items, random));
  }
  const usual = schema["uniqueItems"] ? 1 : most;
  const limits = new Map((schema["allOf"] ?? []).map((each) => [each.contains.const, each.maxContains]));
  const stock = items["enum"].flatMap((each) => new Array(limits.get(each) ?? usual).fill(each));
  const length = between(least, Math.min(most, stock.length), random);
  return Array.from({ length }, () => stock.splice(between(0, stock.length - 1, random), 1)[0]);
}
function between(low, high, random) {
  return low + Math.floor(random() * (high - low + 1));
}
function pick(from, random) {
  return from[Math.floor(random() * from.length)];
}

// src/seat-times.ts
function seatTimes(view) {
  const now = Date.parse(view.server_time);
  return (view.clock?.seats ?? []).map(({ seat, deadline, bank_ms, strikes, absent }) => ({
    seat,
    leftS: deadline === null ? null : (Date.parse(deadline) - now) / 1e3,
    bankS: bank_ms / 1e3,
    strikes,
    isAbsent: absent
  }));
}

// src/store.ts
var WebStore = class {
  #storage;
  #prefix;
  constructor(storage, prefix = "deaddrop-client.") {
    this.#storage = storage;
    this.#prefix = prefix;
  }
  get(name) {
    return this.#storage.getItem(this.#prefix + name);
  }
  set(name, text) {
    this.#storage.setItem(this.#prefix + name, text);
  }
  delete(name) {
    this.#storage.removeItem(this.#prefix + name);
  }
};

// src/generated/words.ts
var WORDS = `
abandon ability able about above absent absorb abstract absurd abuse access accident account accuse achieve acid
acoustic acquire across act action actor actress actual adapt add addict address adjust admit adult advance advice
aerobic affair afford afraid again age agent agree ahead aim air airport aisle alarm album alcohol alert alien all
alley allow almost alone alpha already also alter always amateur amazing among amount amused analyst anchor ancient
anger angle angry animal ankle announce annual another answer antenna antique anxiety any apart apology appear apple
approve april arch arctic area arena argue arm armed armor army around arrange arrest arrive arrow art artefact artist
artwork ask aspect assault asset assist assume asthma athlete atom attack attend attitude attract auction audit august
aunt author auto autumn average avocado avoid awake aware away awesome awful awkward axis baby bachelor bacon badge
bag balance balcony ball bamboo banana banner bar barely bargain barrel base basic basket battle beach bean beauty
because become beef before begin behave behind believe below belt bench benefit best betray better between beyond
bicycle bid bike bind biology bird birth bitter black blade blame blanket blast bleak bless blind blood blossom blouse
blue blur blush board boat body boil bomb bone bonus book boost border boring borrow boss bottom bounce box boy
bracket brain brand brass brave bread breeze brick bridge brief bright bring brisk broccoli broken bronze broom
brother brown brush bubble buddy budget buffalo build bulb bulk bullet bundle bunker burden burger burst bus business
busy butter buyer buzz cabbage cabin cable cactus cage cake call calm camera camp can canal cancel candy cannon canoe
canvas canyon capable capital captain car carbon card cargo carpet carry cart case cash casino castle casual cat
catalog catch category cattle caught cause caution cave ceiling celery cement census century cereal certain chair
chalk champion change chaos chapter charge chase chat cheap check cheese chef cherry chest chicken chief child chimney
choice choose chronic chuckle chunk churn cigar cinnamon circle citizen city civil claim clap clarify claw clay clean
clerk clever click client cliff climb clinic clip clock clog close cloth cloud clown club clump cluster clutch coach
coast coconut code coffee coil coin collect color column combine come comfort comic common company concert conduct
confirm congress connect consider control convince cook cool copper copy coral core corn correct cost cotton couch
country couple course cousin cover coyote crack cradle craft cram crane crash crater crawl crazy cream credit creek
crew cricket crime crisp critic crop cross crouch crowd crucial cruel cruise crumble crunch crush cry crystal cube
culture cup cupboard curious current curtain curve cushion custom cute cycle dad damage damp dance danger daring dash
daughter dawn day deal debate debris decade december decide decline decorate decrease deer defense define defy degree
delay deliver demand demise denial dentist deny depart depend deposit depth deputy derive describe desert design desk
despair destroy detail detect develop device devote diagram dial diamond diary dice diesel diet differ digital dignity
dilemma dinner dinosaur direct dirt disagree discover disease dish dismiss disorder display distance divert divide
divorce dizzy doctor document dog doll dolphin domain donate donkey donor door dose double dove draft dragon drama
drastic draw dream dress drift drill drink drip drive drop drum dry duck dumb dune during dust dutch duty dwarf
dynamic eager eagle early earn earth easily east easy echo ecology economy edge edit educate effort egg eight either
elbow elder electric elegant element elephant elevator elite else embark embody embrace emerge emotion employ empower
empty enable enact end endless endorse enemy energy enforce engage engine enhance enjoy enlist enough enrich enroll
ensure enter entire entry envelope episode equal equip era erase erode erosion error erupt escape essay essence estate
eternal ethics evidence evil evoke evolve exact example excess exchange excite exclude excuse execute exercise exhaust
exhibit exile exist exit exotic expand expect expire explain expose express extend extra eye eyebrow fabric face
faculty fade faint faith fall false fame family famous fan fancy fantasy farm fashion fat fatal father fatigue fault
favorite feature february federal fee feed feel female fence festival fetch fever few fiber fiction field figure file
film filter final find fine finger finish fire firm first fiscal fish fit fitness fix flag flame flash flat flavor
flee flight flip float flock floor flower fluid flush fly foam focus fog foil fold follow food foot force forest
forget fork fortune forum forward fossil foster found fox fragile frame frequent fresh friend fringe frog front frost
frown frozen fruit fuel fun funny furnace fury future gadget gain galaxy gallery game gap garage garbage garden garlic
garment gas gasp gate gather gauge gaze general genius genre gentle genuine gesture ghost giant gift giggle ginger
giraffe girl give glad glance glare glass glide glimpse globe gloom glory glove glow glue goat goddess gold good goose
gorilla gospel gossip govern gown grab grace grain grant grape grass gravity great green grid grief grit grocery group
grow grunt guard guess guide guilt guitar gun gym habit hair half hammer hamster hand happy harbor hard harsh harvest
hat have hawk hazard head health heart heavy hedgehog height hello helmet help hen hero hidden high hill hint hip hire
history hobby hockey hold hole holiday hollow home honey hood hope horn horror horse hospital host hotel hour hover
hub huge human humble humor hundred hungry hunt hurdle hurry hurt husband hybrid ice icon idea identify idle ignore
ill illegal illness image imitate immense immune impact impose improve impulse inch include income increase index
indicate indoor industry infant inflict inform inhale inherit initial inject injury inmate inner innocent input
inquiry insane insect inside inspire install intact interest into invest invite involve iron island isolate issue item
ivory jacket jaguar jar jazz jealous jeans jelly jewel job join joke journey joy judge juice jump jungle junior junk
just kangaroo keen keep ketchup key kick kid kidney kind kingdom kiss kit kitchen kite kitten kiwi knee knife knock
know lab label labor ladder lady lake lamp language laptop large later latin laugh laundry lava law lawn lawsuit layer
lazy leader leaf learn leave lecture left leg legal legend leisure lemon lend length lens leopard lesson letter level
liar liberty library license life lift light like limb limit link lion liquid list little live lizard load loan
lobster local lock logic lonely long loop lottery loud lounge love loyal lucky luggage lumber lunar lunch luxury
lyrics machine mad magic magnet maid mail main major make mammal man manage mandate mango mansion manual maple marble
march margin marine market marriage mask mass master match material math matrix matter maximum maze meadow mean
measure meat mechanic medal media melody melt member memory mention menu mercy merge merit merry mesh message metal
method middle midnight milk million mimic mind minimum minor minute miracle mirror misery miss mistake mix mixed
mixture mobile model modify mom moment monitor monkey monster month moon moral more morning mosquito mother motion
motor mountain mouse move movie much muffin mule multiply muscle museum mushroom music must mutual myself mystery myth
naive name napkin narrow nasty nation nature near neck need negative neglect neither nephew nerve nest net network
neutral never news next nice night noble noise nominee noodle normal north nose notable note nothing notice novel now
nuclear number nurse nut oak obey object oblige obscure observe obtain obvious occur ocean october odor off offer
office often oil okay old olive olympic omit once one onion online only open opera opinion oppose option orange orbit
orchard order ordinary organ orient original orphan ostrich other outdoor outer output outside oval oven over own
owner oxygen oyster ozone pact paddle page pair palace palm panda panel panic panther paper parade parent park parrot
party pass patch path patient patrol pattern pause pave payment peace peanut pear peasant pelican pen penalty pencil
people pepper perfect permit person pet phone photo phrase physical piano picnic picture piece pig pigeon pill pilot
pink pioneer pipe pistol pitch pizza place planet plastic plate play please pledge pluck plug plunge poem poet point
polar pole police pond pony pool popular portion position possible post potato pottery poverty powder power practice
praise predict prefer prepare present pretty prevent price pride primary print priority prison private prize problem
process produce profit program project promote proof property prosper protect proud provide public pudding pull pulp
pulse pumpkin punch pupil puppy purchase purity purpose purse push put puzzle pyramid quality quantum quarter question
quick quit quiz quote rabbit raccoon race rack radar radio rail rain raise rally ramp ranch random range rapid rare
rate rather raven raw razor ready real reason rebel rebuild recall receive recipe record recycle reduce reflect reform
refuse region regret regular reject relax release relief rely remain remember remind remove render renew rent reopen
repair repeat replace report require rescue resemble resist resource response result retire retreat return reunion
reveal review reward rhythm rib ribbon rice rich ride ridge rifle right rigid ring riot ripple risk ritual rival river
road roast robot robust rocket romance roof rookie room rose rotate rough round route royal rubber rude rug rule run
runway rural sad saddle sadness safe sail salad salmon salon salt salute same sample sand satisfy satoshi sauce
sausage save say scale scan scare scatter scene scheme school science scissors scorpion scout scrap screen script
scrub sea search season seat second secret section security seed seek segment select sell seminar senior sense
sentence series service session settle setup seven shadow shaft shallow share shed shell sheriff shield shift shine
ship shiver shock shoe shoot shop short shoulder shove shrimp shrug shuffle shy sibling sick side siege sight sign
silent silk silly silver similar simple since sing siren sister situate six size skate sketch ski skill skin skirt
skull slab slam sleep slender slice slide slight slim slogan slot slow slush small smart smile smoke smooth snack
snake snap sniff snow soap soccer social sock soda soft solar soldier solid solution solve someone song soon sorry
sort soul sound soup source south space spare spatial spawn speak special speed spell spend sphere spice spider spike
spin spirit split spoil sponsor spoon sport spot spray spread spring spy square squeeze squirrel stable stadium staff
stage stairs stamp stand start state stay steak steel stem step stereo stick still sting stock stomach stone stool
story stove strategy street strike strong struggle student stuff stumble style subject submit subway success such
sudden suffer sugar suggest suit summer sun sunny sunset super supply supreme sure surface surge surprise surround
survey suspect sustain swallow swamp swap swarm swear sweet swift swim swing switch sword symbol symptom syrup system
table tackle tag tail talent talk tank tape target task taste tattoo taxi teach team tell ten tenant tennis tent term
test text thank that theme then theory there they thing this thought three thrive throw thumb thunder ticket tide
tiger tilt timber time tiny tip tired tissue title toast tobacco today toddler toe together toilet token tomato
tomorrow tone tongue tonight tool tooth top topic topple torch tornado tortoise toss total tourist toward tower town
toy track trade traffic tragic train transfer trap trash travel tray treat tree trend trial tribe trick trigger trim
trip trophy trouble truck true truly trumpet trust truth try tube tuition tumble tuna tunnel turkey turn turtle twelve
twenty twice twin twist two type typical ugly umbrella unable unaware uncle uncover under undo unfair unfold unhappy
uniform unique unit universe unknown unlock until unusual unveil update upgrade uphold upon upper upset urban urge
usage use used useful useless usual utility vacant vacuum vague valid valley valve van vanish vapor various vast vault
vehicle velvet vendor venture venue verb verify version very vessel veteran viable vibrant vicious victory video view
village vintage violin virtual virus visa visit visual vital vivid vocal voice void volcano volume vote voyage wage
wagon wait walk wall walnut want warfare warm warrior wash wasp waste water wave way wealth weapon wear weasel weather
web wedding weekend weird welcome west wet whale what wheat wheel when where whip whisper wide width wife wild will
win window wine wing wink winner winter wire wisdom wise wish witness wolf woman wonder wood wool word work world
worry worth wrap wreck wrestle wrist write wrong yard year yellow you young youth zebra zero zone zoo
`.trim().split(/\s+/);

// src/words.ts
function headWords(digest) {
  const bits = BigInt(`0x${digest.slice(0, 22)}`);
  return Array.from({ length: 8 }, (_, nth) => WORDS[Number(bits >> BigInt(11 * (7 - nth)) & 2047n)]).join(" ");
}
export {
  Chain,
  DeadDrop,
  Game,
  HistoryChanged,
  Inbox,
  Organiser,
  Player,
  ProblemError,
  Seat,
  Seek,
  ServiceUnreachable,
  Table,
  Talk,
  Tournament,
  UntrustedSignature,
  WebStore,
  anyCommand,
  fillIn,
  headWords,
  seatTimes
};
