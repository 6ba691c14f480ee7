import { createHmac } from 'node:crypto';
import { markGrid } from './mark-grid.ts';

const bitsOfDigest = 256;

/** Which way each cell leans, 1 or -1, column by column: coin tosses that only the key repeats. */
export function markPattern(key: Uint8Array): Int8Array {
  const signs = new Int8Array(markGrid.columns * markGrid.rows);
  for (let start = 0; start < signs.length; start += bitsOfDigest) {
    const digest = createHmac('sha256', key).update(`cells from ${start}`).digest();
    for (let bit = 0; bit < bitsOfDigest && start + bit < signs.length; bit += 1)
      signs[start + bit] = (digest[bit >> 3]! >> (bit & 7)) & 1 ? 1 : -1;
  }
  return signs;
}
