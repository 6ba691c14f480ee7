interface Guidance {
  /** 0 to 100: how closely the words are followed. */
  guidance: number;
  /** What the API takes where none is given. */
  ordinary: number;
  /** -1 to 1: better voices, and less variety. */
  quality?: number;
}

const ordinaryQuality = 0.9;
const least = 0.15;

/** How much is left to chance, for the engine: 1 is the ordinary; double without guidance, half at twice as much. */
export function freedomOf({ guidance, ordinary, quality = ordinaryQuality }: Guidance): number {
  const byGuidance = Math.max(least, 2 * 2 ** (-guidance / ordinary));
  return byGuidance * (1 + (ordinaryQuality - quality) / 2);
}
