/** Places of a table as an official types them. */

/** These places, by seat, if each is one more than the seats that did better. Throws otherwise: nothing else is stored than was typed. @param {number[]} typed */
export function wholePlaces(typed) {
  const whole = typed.map((own) => 1 + typed.filter((each) => each < own).length);
  if (whole.every((each, seat) => each === typed[seat])) return typed;
  throw new Error(`Nothing is ruled yet: no table ends with the places ${typed.join(", ")}. A place is one more than the seats that did better; in this order they are ${whole.join(", ")}.`);
}
