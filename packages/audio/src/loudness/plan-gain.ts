/** What it takes to bring a sound to a loudness. */
export interface GainPlan {
  gainDb: number;
  /** As much as needs no limiter: the gain that is wanted, or what is left up to the ceiling. */
  cleanGainDb: number;
  /** The gain lifts peaks above the ceiling, and a limiter holds them. */
  isLimited: boolean;
}

/** Noise that is nearly silent is not blown up to a storm. */
const mostGainDb = 40;

/** Silence is left as it is. */
export function planGain(
  { lufs, truePeakDb }: { lufs: number; truePeakDb: number },
  { targetLufs, ceilingDb, limits }: { targetLufs: number; ceilingDb: number; limits: boolean },
): GainPlan {
  if (lufs === Number.NEGATIVE_INFINITY) return { gainDb: 0, cleanGainDb: 0, isLimited: false };
  const wanted = Math.min(targetLufs - lufs, mostGainDb);
  const cleanGainDb = Math.min(wanted, ceilingDb - truePeakDb);
  const isLimited = limits && cleanGainDb < wanted;
  return { gainDb: isLimited ? wanted : cleanGainDb, cleanGainDb, isLimited };
}
