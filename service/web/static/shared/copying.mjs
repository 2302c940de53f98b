/**
 * Copying a link: by the clipboard, by selecting it if a page over plain HTTP has no clipboard, or by asking to copy by hand.
 */

/** Have a button copy an input's value. @param {HTMLButtonElement} button @param {HTMLInputElement} from */
export function copying(button, from) {
  button.addEventListener("click", async () => {
    button.textContent = (await copied(from)) ? "Copied" : "Not copied: copy it by hand";
  });
}

/** Copy an input's value, and leave it selected; returns whether it was copied. @param {HTMLInputElement} from @returns {Promise<boolean>} */
export async function copied(from) {
  try {
    await navigator.clipboard.writeText(from.value);
    return true;
  } catch {
    from.hidden = false;
    from.focus();
    from.select();
    return document.execCommand("copy");
  }
}
