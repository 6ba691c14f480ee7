/** Of speech that is fitted into its place: slower or faster is heard as such. */
export const speedLimits = { slowest: 0.85, fastest: 1.25 } as const;

interface Place {
  /** How long it lasts as it was spoken. */
  spokenMs: number;
  /** How long the original lasts there. */
  placeMs: number;
  /** With the silence behind it that may be borrowed; at least `placeMs`. */
  roomMs: number;
}

interface Fit {
  speed: number;
  /** False: at the fastest it still runs over. It is not squeezed any more. */
  fits: boolean;
}

/** How fast a line must be to begin with its original and to end before the next one. */
export function planFit({ spokenMs, placeMs, roomMs }: Place): Fit {
  const { slowest, fastest } = speedLimits;
  // what is a little short lasts as long as the lips move; what is much shorter is left in its own pace
  if (spokenMs <= placeMs) {
    const speed = spokenMs / placeMs;
    return { speed: speed >= slowest ? speed : 1, fits: true };
  }
  if (spokenMs <= roomMs) return { speed: 1, fits: true };
  const speed = spokenMs / roomMs;
  return { speed: Math.min(fastest, speed), fits: speed <= fastest };
}

interface Span {
  startMs: number;
  endMs: number;
}

/** Between the end of one line and the beginning of the next. */
const restMs = 60;
/** More silence than this is a pause of the film, and stays. */
const mostBorrowedMs = 1_500;

/** From the beginning of a line to where it must have ended: `nextMs` is when the one after its end begins, if any. */
export function roomOf(line: Span, nextMs: number | undefined, endMs: number): number {
  const next = nextMs === undefined ? endMs : Math.min(endMs, nextMs - restMs);
  return Math.max(line.endMs, Math.min(next, line.endMs + mostBorrowedMs)) - line.startMs;
}
