/** The types of openapi-typescript play, with openapi-fetch. */

import createClient from "openapi-fetch";

import type { components, paths } from "./openapi-typescript/schema";
import { fail, newKey, playAll, url } from "./playing";

const client = (token?: string) =>
  createClient<paths>({ baseUrl: url, headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } });

function told<Data>(answer: { data?: Data; error?: components["schemas"]["Problem"] }): Data {
  return answer.data ?? fail(JSON.stringify(answer.error));
}

await playAll({
  async rulesets() {
    return told(await client().GET("/v1/rulesets")).items;
  },
  async create(ruleset, seats) {
    const header = { "Idempotency-Key": newKey() };
    return told(await client().POST("/v1/games", { params: { header }, body: { ruleset, seats } }));
  },
  async look(game, token) {
    const view = told(await client(token).GET("/v1/games/{gameId}/view", { params: { path: { gameId: game } } }));
    return typeof view === "string" ? fail(view) : view;
  },
  async act(game, token, decision, command) {
    const header = { "Idempotency-Key": newKey(), "If-Match": `"${decision}"` };
    const params = { path: { gameId: game }, header };
    return told(await client(token).POST("/v1/games/{gameId}/commands", { params, body: command })).view;
  },
});
