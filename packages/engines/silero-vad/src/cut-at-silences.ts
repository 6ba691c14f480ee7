/** From the beginning of the recording; the end is exclusive. */
export interface Stretch {
  startMs: number;
  endMs: number;
}

export interface CutOptions {
  /** Length of a frame that has a probability. */
  frameMs: number;
  /** Length of the recording, where its last frame is not whole. */
  durationMs?: number;
  /** Speech begins at this probability, and ends some way below it. Default 0.5. */
  threshold?: number;
  /** Shorter sounds are no speech. Default 160. */
  shortestSpeechMs?: number;
  /** Shorter silences belong to the speech around them. Default 320. */
  shortestSilenceMs?: number;
  /** Kept of the silence on each side of speech, as far as there is any. Default 160. */
  paddingMs?: number;
  /** Default 30000. */
  longestWindowMs?: number;
  /** A silence longer than this lies in no window. Default 2000. */
  longestGapMs?: number;
}

export interface CutSpeech {
  /** Where somebody speaks. */
  speech: Stretch[];
  /** All speech in stretches to work on one by one: as long as may be, cut where it is quiet. They do not overlap. */
  windows: Stretch[];
}

/** So far below the threshold speech has ended: a word's faint end is not cut off. */
const HYSTERESIS = 0.15;

/** Turns the probability of speech in each frame into speech, and into windows cut at silences. */
export function cutAtSilences(probabilities: ArrayLike<number>, options: CutOptions): CutSpeech {
  const settings = withDefaults(options);
  const { frameMs, longestWindowMs } = settings;
  const durationMs = options.durationMs ?? probabilities.length * frameMs;
  const heard = joinNear(findSpeech(probabilities, settings), settings.shortestSilenceMs);
  const speech = pad(
    heard.filter(({ startMs, endMs }) => endMs - startMs >= settings.shortestSpeechMs),
    settings.paddingMs,
    durationMs,
  );
  const pieces = speech.flatMap((stretch) => cutLong(stretch, probabilities, { frameMs, longestWindowMs }));
  return { speech, windows: fillWindows(pieces, settings) };
}

const withDefaults = ({
  frameMs,
  threshold = 0.5,
  shortestSpeechMs = 160,
  shortestSilenceMs = 320,
  paddingMs = 160,
  longestWindowMs = 30_000,
  longestGapMs = 2000,
}: CutOptions) => ({
  frameMs,
  threshold,
  shortestSpeechMs,
  shortestSilenceMs,
  paddingMs,
  longestWindowMs,
  longestGapMs,
});

function findSpeech(
  probabilities: ArrayLike<number>,
  { frameMs, threshold }: { frameMs: number; threshold: number },
): Stretch[] {
  const found: Stretch[] = [];
  let speaks: boolean = false;
  for (let frame = 0; frame < probabilities.length; frame += 1) {
    const least: number = speaks ? threshold - HYSTERESIS : threshold;
    const goesOn: boolean = probabilities[frame]! >= least;
    if (goesOn && !speaks) found.push({ startMs: frame * frameMs, endMs: 0 });
    if (goesOn) found.at(-1)!.endMs = (frame + 1) * frameMs;
    speaks = goesOn;
  }
  return found;
}

function joinNear(stretches: readonly Stretch[], shortestSilenceMs: number): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const before = joined.at(-1);
    if (before && stretch.startMs - before.endMs < shortestSilenceMs) before.endMs = stretch.endMs;
    else joined.push({ ...stretch });
  }
  return joined;
}

/** Where two would meet they share the silence between them. */
function pad(stretches: readonly Stretch[], paddingMs: number, durationMs: number): Stretch[] {
  return stretches.map(({ startMs, endMs }, index) => {
    const before = stretches[index - 1];
    const after = stretches[index + 1];
    return {
      startMs: Math.max(0, startMs - paddingMs, before ? (before.endMs + startMs) / 2 : 0),
      endMs: Math.min(durationMs, endMs + paddingMs, after ? (endMs + after.startMs) / 2 : durationMs),
    };
  });
}

/** Speech without a silence is cut where it is least certain, in the second half of what fits. */
function cutLong(
  stretch: Stretch,
  probabilities: ArrayLike<number>,
  { frameMs, longestWindowMs }: { frameMs: number; longestWindowMs: number },
): Stretch[] {
  const pieces: Stretch[] = [];
  let { startMs } = stretch;
  while (stretch.endMs - startMs > longestWindowMs) {
    const first = Math.ceil((startMs + longestWindowMs / 2) / frameMs);
    const last = Math.floor((startMs + longestWindowMs) / frameMs) - 1;
    let quietest = last;
    for (let frame = last; frame >= first; frame -= 1)
      if (probabilities[frame]! < probabilities[quietest]!) quietest = frame;
    const endMs = (quietest + 0.5) * frameMs;
    pieces.push({ startMs, endMs });
    startMs = endMs;
  }
  return [...pieces, { startMs, endMs: stretch.endMs }];
}

function fillWindows(
  pieces: readonly Stretch[],
  { longestWindowMs, longestGapMs }: { longestWindowMs: number; longestGapMs: number },
): Stretch[] {
  const windows: Stretch[] = [];
  for (const piece of pieces) {
    const window = windows.at(-1);
    const fits = window && piece.endMs - window.startMs <= longestWindowMs;
    if (fits && piece.startMs - window.endMs <= longestGapMs) window.endMs = piece.endMs;
    else windows.push({ ...piece });
  }
  return windows;
}
