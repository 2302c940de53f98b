/** The client of hey-api plays. */

import { createClient } from "./hey-api/client";
import { createGame, getView, listRulesets, postCommand } from "./hey-api/sdk.gen";
import { fail, newKey, playAll, url } from "./playing";

const anyone = createClient({ baseUrl: url });
const holder = (token: string) => createClient({ baseUrl: url, auth: token });

await playAll({
  async rulesets() {
    return (await listRulesets({ client: anyone, throwOnError: true })).data.items;
  },
  async create(ruleset, seats) {
    const headers = { "Idempotency-Key": newKey() };
    return (await createGame({ client: anyone, throwOnError: true, headers, body: { ruleset, seats } })).data;
  },
  async look(game, token) {
    const { data } = await getView({ client: holder(token), throwOnError: true, path: { gameId: game } });
    return typeof data === "string" ? fail(data) : data;
  },
  async act(game, token, decision, command) {
    const headers = { "Idempotency-Key": newKey(), "If-Match": `"${decision}"` };
    const path = { gameId: game };
    return (await postCommand({ client: holder(token), throwOnError: true, path, headers, body: command })).data.view;
  },
});
