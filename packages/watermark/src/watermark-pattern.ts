import { createHmac } from 'node:crypto';
import { watermarkGrid } from './watermark-grid.ts';

const bitsOfDigest = 256;

/** Which way each cell leans, 1 or -1, column by column: coin tosses that only the key repeats. */
export function watermarkPattern(key: Uint8Array): Int8Array {
  const signs = new Int8Array(watermarkGrid.columns * watermarkGrid.rows);
  for (let start = 0; start < signs.length; start += bitsOfDigest) {
    const digest = createHmac('sha256', key).update(`cells from ${start}`).digest();
    for (let bit = 0; bit < bitsOfDigest && start + bit < signs.length; bit += 1)
      signs[start + bit] = (digest[bit >> 3]! >> (bit & 7)) & 1 ? 1 : -1;
  }
  return signs;
}
