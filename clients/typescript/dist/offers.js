/** Commands made from offers: an offer is a JSON Schema of the whole command, in a small part of that language. */
/** A legal command of any view with a decision, for bots that know no game: an offer picked and filled in at random. */
export function anyCommand(view, random = Math.random) {
    const offers = view.offers.filter(({ exact }) => exact);
    const command = offers.length > 0 ? fillIn(pick(offers, random), random) : view.decision?.default;
    if (command === undefined)
        throw new Error("A view that offers nothing");
    return command;
}
/** An instance of an offer's schema. One whose offer is not `exact` may be refused as `not-offered`. */
export function fillIn(offer, random = Math.random) {
    return instance(offer.schema, random);
}
/** A random value that a schema admits, in the part of JSON Schema that offers use (docs/spec/offers.md). */
function instance(schema, random) {
    if ("const" in schema)
        return schema["const"];
    if (Array.isArray(schema["enum"]))
        return pick(schema["enum"], random);
    const branches = schema["anyOf"];
    if ("properties" in schema) {
        const way = (branches ? pick(branches, random)["properties"] : {});
        const fields = Object.entries(schema["properties"]);
        return Object.fromEntries(fields.map(([name, own]) => [name, instance(way[name] ?? own, random)]));
    }
    if (branches)
        return instance(pick(branches, random), random);
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
/** A random list: of lists, or of listed items, each at most as often as it may be there. */
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
