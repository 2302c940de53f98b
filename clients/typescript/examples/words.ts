// Plays one seat and says all of it in the game's own words: node words.ts [http://127.0.0.1:8000]
import { anyCommand, DeadDrop } from "deaddrop-client";

const service = new DeadDrop(process.argv[2] ?? "http://127.0.0.1:8000");
const { seats } = await service.create("microfilms", {
  options: { variant: "croupier" },
  seats: [{ kind: "human", name: "Ada", claim: true }, { kind: "bot" }],
});
const seat = seats[0]!;
for (const { text } of (await seat.view({ words: true })).goal ?? []) console.log("aim:", text);
const answer = () =>
  seat.answer(
    (view) => {
      console.log(view.asked?.text);
      for (const { title, consequence } of view.offers) console.log(`  ${title}: ${consequence}`);
      return anyCommand(view);
    },
    { words: true },
  );
await answer();
for await (const { told } of seat.follow({ words: true })) {
  if (told?.weight !== "silent") console.log("-", told?.text);
  await answer();
}
console.log((await seat.view({ words: true })).outcome?.why?.text);
