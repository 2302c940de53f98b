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
    return instance(offer.schema, (offer.schema["$defs"] ?? {}), random);
}
function instance(schema, names, random) {
    const made = (inner) => instance(inner, names, random);
    if ("const" in schema)
        return schema["const"];
    if (Array.isArray(schema["enum"]))
        return pick(schema["enum"], random);
    if (typeof schema["$ref"] === "string")
        return made(names[schema["$ref"].split("/").at(-1) ?? ""]);
    const branches = schema["oneOf"] ?? schema["anyOf"];
    const branch = Array.isArray(branches) ? pick(branches, random) : null;
    switch (schema["type"]) {
        case "object": {
            const fields = {
                ...schema["properties"],
                ...branch?.["properties"],
            };
            const required = (schema["required"] ?? []);
            return Object.fromEntries(Object.entries(fields).flatMap(([name, inner]) => (required.includes(name) ? [[name, made(inner)]] : [])));
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
            if (branch === null)
                throw new TypeError("A schema that offers are not written in");
            return made(branch);
    }
}
function list(schema, made) {
    const items = (schema["prefixItems"] ?? []).map(made);
    while (items.length < Number(schema["minItems"] ?? 0)) {
        const item = made(schema["items"]);
        const isNew = !items.some((each) => JSON.stringify(each) === JSON.stringify(item));
        if (isNew || !schema["uniqueItems"])
            items.push(item);
    }
    return items;
}
function pick(from, random) {
    return from[Math.floor(random() * from.length)];
}
