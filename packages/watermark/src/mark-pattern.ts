import { createHmac } from 'node:crypto';
import { markGrid } from './mark-grid.ts';

/** Louder (1) or softer (-1) for each cell of the grid, step by step: coin tosses that only the key repeats. */
export function markPattern(key: Uint8Array): Int8Array {
  const signs = new Int8Array(markGrid.steps * markGrid.bands);
  const bitsOfDigest = 256;
  for (let start = 0; start < signs.length; start += bitsOfDigest) {
    const digest = createHmac('sha256', key)
      .update(`mark ${start / bitsOfDigest}`)
      .digest();
    for (let bit = 0; bit < bitsOfDigest && start + bit < signs.length; bit += 1)
      signs[start + bit] = (digest[bit >> 3]! >> (bit & 7)) & 1 ? 1 : -1;
  }
  return signs;
}
