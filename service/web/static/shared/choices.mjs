/**
 * One of several values, by buttons in a row.
 */

/** Show the values of a group. @param {Element} group @param {string} name @param {[string, string][]} values each with its words @param {string} chosen */
export function showChoices(group, name, values, chosen) {
  group.querySelector(".choices")?.replaceChildren(...values.map(([value, words]) => {
    const choice = Object.assign(document.createElement("label"), { className: "choice" });
    const input = Object.assign(document.createElement("input"), { type: "radio", name, value, checked: value === chosen });
    choice.append(input, Object.assign(document.createElement("span"), { textContent: words }));
    return choice;
  }));
}
