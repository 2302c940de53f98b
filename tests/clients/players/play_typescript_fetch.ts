/** The client of openapi-generator for TypeScript plays. */

import { newKey, playAll, url } from "./playing";
import { Configuration, GamesApi, PlayApi, RulesetsApi } from "./typescript-fetch";

const anyone = new Configuration({ basePath: url });
const holder = (token: string) => new PlayApi(new Configuration({ basePath: url, accessToken: token }));

await playAll({
  async rulesets() {
    return (await new RulesetsApi(anyone).listRulesets()).items;
  },
  async create(ruleset, seats) {
    return new GamesApi(anyone).createGame({ idempotencyKey: newKey(), gameBody: { ruleset, seats } });
  },
  async look(game, token) {
    return holder(token).getView({ gameId: game });
  },
  async act(game, token, decision, command) {
    const ifMatch = `"${decision}"`;
    return (await holder(token).postCommand({ idempotencyKey: newKey(), gameId: game, command, ifMatch })).view;
  },
});
