/**
 * The address of this service, for links that go to other devices.
 */

/** As its operator says, else as this page was opened. */
export const site = () => /** @type {HTMLElement | null} */ (document.querySelector("[data-site]"))?.dataset.site || location.origin;

/** Whether an address leads to the machine alone that opens it. @param {string} address */
export const isLoopback = (address) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
