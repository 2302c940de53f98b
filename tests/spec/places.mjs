/** Reads rows of typed places and prints what the desk makes of each. */
import { readFileSync } from "node:fs";
import { wholePlaces } from "../../extensions/tournaments/pages/static/desk/places.mjs";

for (const typed of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
  try {
    console.log(JSON.stringify(wholePlaces(typed)));
  } catch (error) {
    console.log(JSON.stringify(error.message));
  }
}
