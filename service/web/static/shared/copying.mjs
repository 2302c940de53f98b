/**
 * Copying a link: by the clipboard, by selecting it where a page that came over plain HTTP has no clipboard, or by saying that it must be done by hand.
 */

/** Have a button copy what an input holds. @param {HTMLButtonElement} button @param {HTMLInputElement} from */
export function copying(button, from) {
  button.addEventListener("click", async () => {
    button.textContent = (await copied(from)) ? "Copied" : "Not copied: copy it by hand";
  });
}

/** Copy what an input holds, and leave it selected; whether it was copied. @param {HTMLInputElement} from @returns {Promise<boolean>} */
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
