/** Commands made from offers: an offer is a JSON Schema of the whole command, in a small part of that language. */

import type { Offer, Schemas } from "./types.ts";

type Schema = { [name: string]: unknown };

type WithOffers = { readonly offers: readonly Offer[]; readonly decision: { readonly default: unknown } | null };

/** A legal command of any view with a decision, for bots that know no game: an offer picked and filled in at random. */
export function anyCommand<V extends WithOffers>(
  view: V,
  random: () => number = Math.random,
): NonNullable<V["decision"]>["default"] {
  const offers = view.offers.filter(({ exact }) => exact);
  const command = offers.length > 0 ? fillIn(pick(offers, random), random) : view.decision?.default;
  if (command === undefined) throw new Error("A view that offers nothing");
  return command;
}

/** An instance of an offer's schema. One whose offer is not `exact` may be refused as `not-offered`. */
export function fillIn<C = Schemas["Command"]>(offer: Offer<C>, random: () => number = Math.random): C {
  return instance(offer.schema as Schema, (offer.schema["$defs"] ?? {}) as Record<string, Schema>, random) as C;
}

function instance(schema: Schema, names: Record<string, Schema>, random: () => number): unknown {
  const made = (inner: unknown) => instance(inner as Schema, names, random);
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return pick(schema["enum"], random);
  if (typeof schema["$ref"] === "string") return made(names[schema["$ref"].split("/").at(-1) ?? ""]);
  const branches = schema["oneOf"] ?? schema["anyOf"];
  const branch = Array.isArray(branches) ? (pick(branches, random) as Schema) : null;
  switch (schema["type"]) {
    case "object": {
      const fields = {
        ...(schema["properties"] as object | undefined),
        ...(branch?.["properties"] as object | undefined),
      };
      const required = (schema["required"] ?? []) as string[];
      return Object.fromEntries(
        Object.entries(fields).flatMap(([name, inner]) => (required.includes(name) ? [[name, made(inner)]] : [])),
      );
    }
    case "array":
      return list(schema, made);
    case "integer":
      return schema["minimum"] ?? 0;
    case "boolean":
      return true;
    case "string":
      return "x".repeat(Number(schema["minLength"] ?? 1));
    default:
      if (branch === null) throw new TypeError("A schema that offers are not written in");
      return made(branch);
  }
}

function list(schema: Schema, made: (inner: unknown) => unknown): unknown[] {
  const items = ((schema["prefixItems"] ?? []) as unknown[]).map(made);
  while (items.length < Number(schema["minItems"] ?? 0)) {
    const item = made(schema["items"]);
    const isNew = !items.some((each) => JSON.stringify(each) === JSON.stringify(item));
    if (isNew || !schema["uniqueItems"]) items.push(item);
  }
  return items;
}

function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)] as T;
}
