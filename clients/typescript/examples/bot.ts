// Opens a table against a bot and plays it to its end: node bot.ts [http://127.0.0.1:8000]
import { anyCommand, DeadDrop } from "deaddrop-client";

const service = new DeadDrop(process.argv[2] ?? "http://127.0.0.1:8000");
const table = await service.create("microfilms", {
  options: { variant: "croupier" },
  seats: [{ kind: "human", name: "Ada", claim: true }, { kind: "bot" }],
});
const [end] = await service.play(table.seats, (view) => anyCommand(view));
console.log(end?.text);
