// Watches a game in words, from its beginning to its end: node watch.ts GAME [http://127.0.0.1:8000]
// Without GAME it takes the newest one that is being played.
import { DeadDrop, HistoryChanged } from "deaddrop-client";

const [named, url = "http://127.0.0.1:8000"] = process.argv.slice(2);
const service = new DeadDrop(url);
const { data: lobby } = await service.api.GET("/v1/games", { params: { query: { status: "playing", limit: 1 } } });
const id = named ?? lobby?.items[0]?.id;
if (id === undefined) throw new Error("No game is being played: name one");

const leave = new AbortController();
process.once("SIGINT", () => leave.abort());
try {
  for await (const { version, text, rule } of service.game(id).follow({ signal: leave.signal })) {
    console.log(`${version}`.padStart(4), text, rule ?? "");
  }
} catch (error) {
  if (error instanceof HistoryChanged) console.error(error.message, "It was checked up to", error.held);
  else if (!leave.signal.aborted) throw error;
}
