/**
 * A person's settings in this browser, for all tables.
 *
 * @typedef {{isShown: boolean, waitMs: number, pace: number, hasKeys: boolean, givesObvious: boolean, volume: number, hasRuleNumbers: boolean}} Settings isShown: whether others see one's presence;
 *   waitMs: before a pointed move is sent; pace: factor on how long moves of others are shown, 0 for not at all; hasKeys: whether letters and digits answer;
 *   givesObvious: whether an obvious answer is given automatically; volume: of sounds, 0 for none to 1; hasRuleNumbers: whether the log cites the rules
 */

const PLACE = "deaddrop.settings";
const SOFT = 0.3;
/** @type {Settings} */
const USUAL = { isShown: true, waitMs: 1500, pace: 1, hasKeys: true, givesObvious: true, volume: SOFT, hasRuleNumbers: false };

/** @returns {Settings} */
export function settings() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return USUAL;
  }
}

/** Show them in their form, and store changes. @param {(settings: Settings) => void} changed */
export function prepareSettings(changed) {
  const fields = /** @type {any} */ (/** @type {HTMLFormElement} */ (document.querySelector("#settings form")).elements);
  const { isShown, waitMs, pace, hasKeys, givesObvious, volume } = settings();
  fields.shown.checked = isShown;
  fields.wait.value = String(waitMs);
  fields.pace.value = String(pace);
  fields.keys.checked = hasKeys;
  fields.obvious.checked = givesObvious;
  fields.sounds.value = String(volume);
  fields.shown.form.addEventListener("change", () => {
    changed(keepSettings({ isShown: fields.shown.checked, waitMs: Number(fields.wait.value), pace: Number(fields.pace.value), hasKeys: fields.keys.checked, givesObvious: fields.obvious.checked, volume: Number(fields.sounds.value) }));
  });
}

/** Show the button that mutes sounds, and again lets them be heard as loud as before. @param {() => void} heard */
export function prepareMute(heard) {
  const button = /** @type {HTMLButtonElement} */ (document.getElementById("mute"));
  const form = /** @type {HTMLFormElement} */ (document.querySelector("#settings form"));
  const field = /** @type {RadioNodeList} */ (form.elements.namedItem("sounds"));
  let before = settings().volume || SOFT;
  const show = () => {
    const { volume } = settings();
    before = volume || before;
    field.value = String(volume);
    button.setAttribute("aria-pressed", String(!volume));
  };
  button.addEventListener("click", () => {
    const { volume } = keepSettings({ volume: settings().volume ? 0 : before });
    show();
    if (volume) heard();
  });
  form.addEventListener("change", () => show());
  button.hidden = false;
  show();
}

/** Store some of the settings; all as they are from now on. @param {Partial<Settings>} changes */
export function keepSettings(changes) {
  const now = { ...settings(), ...changes };
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // Storage is full or forbidden: it holds until the page is closed.
  }
  return now;
}
