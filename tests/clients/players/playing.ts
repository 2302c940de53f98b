/** Plays a game of every ruleset, all seats, through four functions that a generated client provides; knows no game. */

/** At most: a game of more takes longer and shows nothing else. */
const SEATS = 3;
const MOST_COMMANDS = 5000;

/** What is needed of a view. */
export interface Seen {
  decisions: { seat: number }[];
  decision: { id: string } | null;
  offers: { exact: boolean; schema: object }[];
  outcome: { reason: string } | null;
}

/** A generated client. */
export interface Api {
  rulesets(): Promise<{ name: string; players: { max: number } }[]>;
  /** A new game with all seats ours: its id, and who has which token. */
  create(ruleset: string, seats: { kind: "human"; claim: true }[]): Promise<{ id: string; seats: { seat: number; token?: string }[] }>;
  look(game: string, token: string): Promise<Seen>;
  /** What a seat sees after its command, if the answer tells it. */
  act(game: string, token: string, decision: string, command: { type: string }): Promise<Seen | undefined>;
}

/** A JSON Schema, in the part that offers are written in. */
interface Schema {
  const?: unknown;
  enum?: unknown[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  prefixItems?: Schema[];
  items?: Schema;
  minItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  minLength?: number;
}

/** The address of the service. */
export const url = process.argv[2] ?? "http://127.0.0.1:8000";

/** A new idempotency key. */
export const newKey = (): string => crypto.randomUUID();

/** Play every ruleset to its end; a line of JSON for each game. */
export async function playAll(api: Api): Promise<void> {
  for (const { name, players } of await api.rulesets()) {
    console.log(JSON.stringify({ ruleset: name, ...(await play(api, name, Math.min(players.max, SEATS))) }));
  }
}

async function play(api: Api, ruleset: string, count: number): Promise<{ commands: number; reason: string }> {
  const { id, seats } = await api.create(ruleset, Array.from({ length: count }, () => ({ kind: "human", claim: true })));
  const tokens = new Map(seats.map((each) => [each.seat, each.token]));
  const tokenOf = (seat: number): string => tokens.get(seat) ?? fail(`no token for seat ${seat}`);
  let view = await api.look(id, tokenOf(0));
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    if (view.outcome !== null) return { commands, reason: view.outcome.reason };
    const token = tokenOf(pick(view.decisions).seat);
    const own = await api.look(id, token);
    const schema: Schema = pick(own.offers.filter((each) => each.exact)).schema;
    const command = instance(schema, schema.$defs ?? {}) as { type: string };
    view = (await api.act(id, token, own.decision?.id ?? fail("no decision"), command)) ?? (await api.look(id, token));
  }
  return fail(`${ruleset}: no end after ${MOST_COMMANDS} commands`);
}

function instance(schema: Schema, names: Record<string, Schema>): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  if (schema.$ref) return instance(names[schema.$ref.split("/").pop() ?? ""] ?? fail(schema.$ref), names);
  if (schema.type === "object") {
    const fields = { ...schema.properties, ...(schema.anyOf ? pick(schema.anyOf).properties : {}) };
    const required = Object.entries(fields).filter(([name]) => schema.required?.includes(name));
    return Object.fromEntries(required.map(([name, field]) => [name, instance(field, names)]));
  }
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return instance(pick(branches), names);
  if (schema.type === "array") {
    const found = (schema.prefixItems ?? []).map((each) => instance(each, names));
    const texts = new Set<string>();
    while (found.length < (schema.minItems ?? 0)) {
      const value = instance(schema.items ?? fail("no items"), names);
      const text = JSON.stringify(value);
      if (!schema.uniqueItems || !texts.has(text)) found.push(value);
      texts.add(text);
    }
    return found;
  }
  if (schema.type === "integer") return schema.minimum ?? 0;
  return schema.type === "boolean" ? true : "x".repeat(schema.minLength ?? 1);
}

function pick<Item>(items: Item[]): Item {
  const found = items[Math.floor(Math.random() * items.length)];
  return found === undefined ? fail("nothing to choose from") : found;
}

export function fail(why: string): never {
  throw new Error(why);
}
