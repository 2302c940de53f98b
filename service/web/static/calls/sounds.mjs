/**
 * Plays sounds. A browser lets a page be heard only after a tap or a key on it, so the first of them wakes the player.
 */

/** @typedef {"turn" | "step" | "end"} Name */

const LATE_MS = 1000; // a sound that had to wait this long for its file, or for leave to be heard, is about something that is past

/** @type {AudioContext | null} */
let context = null;
/** @type {Map<Name, Promise<AudioBuffer>>} */
const sounds = new Map();

for (const each of ["keydown", "pointerup"]) document.addEventListener(each, () => void wake()?.catch(() => null), { capture: true });

/** The player of sounds, once the browser allows it; none before the first tap or key. */
export function wake() {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const awake = (context ??= new AudioContext());
  return awake.resume().then(() => awake);
}

/** @param {AudioContext} awake @param {Name} name */
function load(awake, name) {
  const loaded = sounds.get(name) ?? fetch(new URL(`./${name}.wav`, import.meta.url)).then((answer) => answer.arrayBuffer()).then((file) => awake.decodeAudioData(file));
  sounds.set(name, loaded);
  loaded.catch(() => sounds.delete(name));
  return loaded;
}

/** @param {Name} name @param {number} volume between 0 and 1 */
export async function play(name, volume) {
  const asked = performance.now();
  const awake = await wake();
  if (!awake) return;
  const [source, gain] = [awake.createBufferSource(), awake.createGain()];
  source.buffer = await load(awake, name);
  gain.gain.value = volume;
  source.connect(gain).connect(awake.destination);
  if (performance.now() - asked < LATE_MS) source.start();
}
