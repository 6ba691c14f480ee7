/** Within bounds, to three digits: a definition stays small. */
export function limited(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000;
}
