/** Of each eight numbers one gradient, of each 360 one angle: more of the sum decides nothing that is seen. */
const DISTINCT = 360;

/**
 * The number that the colors of a voice's mark come from, 0 to 359: the sum of the character codes of id and name, the
 * same on every machine (VOI-090). It tells nothing of the id, so that strangers may be given it.
 */
export function voiceColor(id: string, name: string): number {
  const text = id + name;
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
  return sum % DISTINCT;
}
