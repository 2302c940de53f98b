/** Commands made from offers: an offer is a JSON Schema of the whole command, in a small part of that language. */
import type { Offer, Schemas } from "./types.ts";
type WithOffers = {
    readonly offers: readonly Offer[];
    readonly decision: {
        readonly default: unknown;
    } | null;
};
/** A legal command of any view with a decision, for bots that know no game: an offer picked and filled in at random. */
export declare function anyCommand<V extends WithOffers>(view: V, random?: () => number): NonNullable<V["decision"]>["default"];
/** An instance of an offer's schema. One whose offer is not `exact` may be refused as `not-offered`. */
export declare function fillIn<C = Schemas["Command"]>(offer: Offer<C>, random?: () => number): C;
export {};
