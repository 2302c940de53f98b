// The API's documentation with search; its requests go to this very server.

const rulesets = JSON.parse(document.body.dataset.rulesets);

// 128 random bits. Also if the page came over plain http, which has no crypto.randomUUID.
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The key of an earlier request would get that request's answer.
function giveFreshKey({ requestBuilder }) {
  if (requestBuilder.headers.has("Idempotency-Key")) requestBuilder.headers.set("Idempotency-Key", newKey());
}

// The contract, with a key of this page's own in its examples: the published one is known to all.
async function fetchWithOwnKey(address, options) {
  const answer = await fetch(address, options);
  if (!/\/openapi(\/play)?\.json$/.test(new URL(answer.url).pathname) || !answer.ok) return answer;
  const contract = await answer.json();
  for (const each of Object.values(contract.components.parameters)) {
    if (each.name === "Idempotency-Key") each.schema.example = newKey();
  }
  return Response.json(contract);
}

globalThis.Scalar.createApiReference("#docs", {
  sources: [
    { title: "Any game", slug: "any", url: "/openapi.json", default: true },
    { title: "For players", slug: "play", url: "/openapi/play.json" },
    ...rulesets.map(({ name, title }) => ({ title, slug: name, url: `/openapi.json?ruleset=${encodeURIComponent(name)}` })),
  ],
  servers: [{ url: location.origin, description: "This server" }],
  customFetch: fetchWithOwnKey,
  onBeforeRequest: giveFreshKey,
  hideClientButton: true,
  showDeveloperTools: "never",
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  mcp: { disabled: true },
  agent: { disabled: true },
});
