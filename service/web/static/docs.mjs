// The API's documentation with search; its requests go to this very server.

const rulesets = JSON.parse(document.body.dataset.rulesets);

// The key of an earlier request would get that request's answer.
function giveFreshKey({ requestBuilder }) {
  if (requestBuilder.headers.has("Idempotency-Key")) requestBuilder.headers.set("Idempotency-Key", crypto.randomUUID());
}

globalThis.Scalar.createApiReference("#docs", {
  sources: [
    { title: "Any game", slug: "any", url: "/openapi.json", default: true },
    ...rulesets.map(({ name, title }) => ({ title, slug: name, url: `/openapi.json?ruleset=${encodeURIComponent(name)}` })),
  ],
  servers: [{ url: location.origin, description: "This server" }],
  onBeforeRequest: giveFreshKey,
  hideClientButton: true,
  showDeveloperTools: "never",
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  mcp: { disabled: true },
  agent: { disabled: true },
});
