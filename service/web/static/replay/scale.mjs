/**
 * The scale of the scrubber while the end of a replay is a secret.
 */

const LEAST = 64; // moments on a scale

/**
 * The last moment on the scale: it follows from the moments reached alone, of which the last lies in the second quarter of
 * a long scale.
 * @param {number} first @param {number} reached
 */
export function horizon(first, reached) {
  const moments = reached - first + 1;
  return first - 1 + Math.max(LEAST, 2 ** (Math.ceil(Math.log2(moments)) + 1));
}
