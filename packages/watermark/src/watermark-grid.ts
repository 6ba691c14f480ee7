/**
 * The mark is a grid over time and frequency, the same again every two seconds. A cell of it is two steps long and two
 * bands high, and its four quarters are made a little louder and softer crosswise: what the voice itself does, growing
 * louder or brighter, is mostly the same in neighbors and drops out of the comparison. Cells are wide enough to outlast
 * codecs and a speed that is slightly off, and many enough that a few seconds tell the key's pattern from chance.
 */
export const watermarkGrid = {
  stepMs: 30,
  /** Cells that follow each other before the pattern repeats. */
  columns: 32,
  /** Cells above each other; the lower nine pass a telephone. */
  rows: 20,
  lowHz: 200,
  bandHz: 187.5,
} as const;

export const bandCount = 2 * watermarkGrid.rows;

/** Of the grid's bands, where a frequency lies; -1 for none. */
export function bandAt(frequencyHz: number): number {
  const band = Math.floor((frequencyHz - watermarkGrid.lowHz) / watermarkGrid.bandHz);
  return band >= 0 && band < bandCount ? band : -1;
}

/** The middle of a band, Hz. */
export const bandCenterHz = (band: number): number =>
  watermarkGrid.lowHz + (band + 0.5) * watermarkGrid.bandHz;

/** By how much a cell's first and last quarter stand above the two others, dB. */
export function contrastOf(first: Float32Array, second: Float32Array, row: number): number {
  const lower = 2 * row;
  return first[lower]! - second[lower]! - first[lower + 1]! + second[lower + 1]!;
}
