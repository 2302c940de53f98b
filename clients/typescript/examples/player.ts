// Plays every game of a player that waits, on any machine: the one that was started last has the seats.
// node player.ts FOLDER [http://127.0.0.1:8000] [LINK]
// FOLDER keeps who is signed in. LINK signs in the first time; without one a new player is registered.
import { anyCommand, DeadDrop, ProblemError, type Seat } from "deaddrop-client";
import { FolderStore } from "deaddrop-client/node";

const [folder = "kept", url = "http://127.0.0.1:8000", link] = process.argv.slice(2);
const service = new DeadDrop(url, { store: new FolderStore(folder) });
const player = (await service.signedIn()) ?? (await (link ? service.signInByLink(link) : service.register("Robo")));
if (player.recoveryCode !== null) console.log("recovery code, for paper:", player.recoveryCode);
const seats = new Map<string, Seat>();
for await (const { kind, game, seat, decision } of player.inbox.follow({ after: null })) {
  const place = `${game}/${seat}`;
  if (kind === "game-over") console.log("game", game, "is over");
  else if (decision !== null || kind === "nonce-awaited") {
    try {
      const mine = seats.get(place) ?? (await player.seat(game, seat));
      seats.set(place, mine);
      await mine.answer((view) => anyCommand(view));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error; // such as `gone`: another machine has the seat now
      console.log("game", game, error.message);
    }
  }
}
