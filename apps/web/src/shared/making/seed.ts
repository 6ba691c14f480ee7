/** The largest seed of most calls. */
export const usualMostSeed = 4_294_967_295;

/** Undefined without a seed, null for what is none. */
export function readSeed(text: string, most = usualMostSeed): number | undefined | null {
  if (text.trim() === '') return undefined;
  const seed = Number(text);
  return Number.isInteger(seed) && seed >= 0 && seed <= most ? seed : null;
}
