/** What the compiler knows of each ruleset's games. `npm run check` is the test: nothing here runs. */

import type { Command, ContractTypes, DeadDrop, Event, Offer, Seat, View } from "deaddrop-client";
import { anyCommand, fillIn } from "../src/offers.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <T extends true>(..._: T[]) => {};

declare module "deaddrop-client" {
  interface Rulesets {
    leduc: ContractTypes<{
      schemas: {
        View: { table: { pot: number } };
        Event: { type: "leduc.raised" };
        Command: { type: "call" };
        GameBody: { ruleset: "leduc" };
      };
    }>;
  }
}

export async function typed(service: DeadDrop, seat: Seat<"microfilms">, named: string) {
  const { table, mind, offers } = await seat.view();
  holds<Same<NonNullable<typeof table>["francs"], number[]>>();
  // @ts-expect-error null until the deal
  table.francs;
  // @ts-expect-error no such thing at this table
  table?.frncs;
  mind?.hand.includes("IB");
  // @ts-expect-error no such offer
  offers.some(({ type }) => type === "fold");

  for await (const entry of seat.follow()) {
    if (entry.type === "microfilms.card_drawn") {
      holds<Same<typeof entry, Extract<Event<"microfilms">, { type: "microfilms.card_drawn" }>>>();
      entry.openings.card?.value;
      // @ts-expect-error of another event
      entry.data.amount;
    }
  }

  await seat.act({ type: "interrogate", target: 1, pay: "IB" });
  // @ts-expect-error its target is missing
  await seat.act({ type: "interrogate" });
  // @ts-expect-error of another game
  await seat.act({ type: "bid" });

  // A command made of an offer is one of the game that the offer is of.
  const choose = (view: View<"microfilms">): Command<"microfilms"> =>
    view.offers[0] ? fillIn(view.offers[0]) : anyCommand(view);
  await seat.answer(choose);
  // @ts-expect-error of another game
  const elsewhere: Command<"microdot"> = fillIn(offers[0]!);
  const untyped = (offer: Offer) => fillIn(offer);
  holds<Same<ReturnType<typeof untyped>, Command>>();

  await service.create("microfilms", { options: { variant: "croupier" }, seats: [] });
  // @ts-expect-error no such variant
  await service.create("microfilms", { options: { variant: "bank" }, seats: [] });
  const casino = await service.create("casino-incognito", { seats: [] });
  holds<Same<(typeof casino.seats)[0], Seat<"casino-incognito">>>();

  // Rulesets that are not typed, or whose name is only known at run time.
  const other = await service.create(named, { options: { anything: 1 }, seats: [] });
  holds<Same<View<typeof named>["table"], Record<string, unknown> | null>>();
  await other.seats[0]?.act({ type: "whatever", with: ["any", "member"] });

  // What is typed may stand where any ruleset may.
  const anySeat: Seat = seat;
  holds<Same<typeof anySeat.token, string>>();

  // A ruleset of another distribution.
  holds<Same<Command<"leduc">, { type: "call" }>>();
  (await service.game<"leduc">("1f3fq7kz2mnbv4xw5c").view()).table.pot;
}
