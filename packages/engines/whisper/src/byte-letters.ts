/** Byte-level vocabularies write each byte as a letter that can be seen: printable ones as themselves, others from 256 on. */
const letters: string[] = [];
const bytes = new Map<string, number>();
const isPrintable = (byte: number): boolean =>
  (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;

for (let byte = 0, next = 256; byte < 256; byte += 1) {
  const letter = String.fromCodePoint(isPrintable(byte) ? byte : next++);
  letters.push(letter);
  bytes.set(letter, byte);
}

export const letterOf = (byte: number): string => letters[byte]!;
/** @throws Error for a letter that stands for none */
export function byteOf(letter: string): number {
  const byte = bytes.get(letter);
  if (byte === undefined) throw new Error('the vocabulary has a letter that stands for no byte');
  return byte;
}
