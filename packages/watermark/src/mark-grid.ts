/**
 * The mark is a grid over time and frequency, the same every two seconds: each cell is a little louder or a little
 * softer than the voice made it, as the key says. Cells are wide enough to outlast codecs and a speed that is
 * slightly off, and many enough that a few seconds tell the key's pattern from chance.
 */
export const markGrid = {
  /** Length of a cell, and how many follow each other before the pattern repeats. */
  stepMs: 40,
  steps: 50,
  /** Height of a cell, the lower edge of the first, and how many stand above each other: telephones carry 26. */
  bandHz: 125,
  lowHz: 250,
  bands: 58,
} as const;

/** A length near `samples` that the Fourier transform can split: even, its half a product of 2, 3 and 5. */
export function transformLength(samples: number): number {
  for (let half = Math.round(samples / 2); ; half -= 1) {
    let rest = half;
    for (const factor of [2, 3, 5]) while (rest % factor === 0) rest /= factor;
    if (rest === 1) return 2 * half;
  }
}

/** A periodic Hann window's square root: applied twice with half an overlap it sums to one. */
export const halfHann = (length: number): Float64Array =>
  Float64Array.from({ length }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / length));
