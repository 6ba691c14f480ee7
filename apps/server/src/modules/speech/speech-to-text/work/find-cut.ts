/** A stretch of a recording. */
export interface Span {
  startMs: number;
  endMs: number;
}

interface FrameOptions {
  frameMs: number;
  threshold?: number;
}

/** Consonants at the edges are softer than a frame can tell. */
const padMs = 200;
const shortestPauseMs = 250;
const shortestSpeechMs = 100;

/** Spans of speech with some room around them, in order, without overlap. */
export function speechSpans(probabilities: Float32Array, { frameMs, threshold = 0.5 }: FrameOptions): Span[] {
  const spans: Span[] = [];
  let start: number | undefined;
  let end = 0;
  const close = (): void => {
    if (start !== undefined && end - start >= shortestSpeechMs) add(spans, { startMs: start, endMs: end });
    start = undefined;
  };
  for (const [frame, probability] of probabilities.entries()) {
    const at = frame * frameMs;
    if (probability >= (start === undefined ? threshold : threshold - 0.15)) {
      start ??= at;
      end = at + frameMs;
    } else if (start !== undefined && at - end >= shortestPauseMs) close();
  }
  close();
  return spans;
}

function add(spans: Span[], { startMs, endMs }: Span): void {
  const padded = { startMs: Math.max(0, startMs - padMs), endMs: endMs + padMs };
  const last = spans.at(-1);
  if (last && padded.startMs <= last.endMs) last.endMs = padded.endMs;
  else spans.push(padded);
}

export interface Cut {
  /** Up to here the recording is dealt with. */
  endMs: number;
  /** What is spoken before it; all within the longest window. Empty: silence. */
  speech: Span[];
}

interface CutOptions extends FrameOptions {
  /** The longest window from the first speech on. */
  mostMs: number;
  /** Nothing follows. */
  isEnd: boolean;
}

/** Such a silence ends a window: what a recognizer makes of it is invented. */
const longPauseMs = 5000;
/** Kept of a silence that goes on: the next speech may begin softly in it. */
const guardMs = 500;

/**
 * Where the next window of a recording ends, looking at the probabilities of speech of what is at hand: in a pause,
 * the longer and the later the better. Undefined: more must be seen.
 */
export function findCut(probabilities: Float32Array, options: CutOptions): Cut | undefined {
  const { frameMs, mostMs, isEnd } = options;
  const seenMs = probabilities.length * frameMs;
  const spans = speechSpans(probabilities, options);
  const [first] = spans;
  if (!first) return silence(seenMs, options);
  const limitMs = first.startMs + mostMs;
  const long = spans.findIndex(
    (span, index) => pauseAfter(spans, index, seenMs) >= longPauseMs && span.endMs <= limitMs,
  );
  if (long >= 0) return cutAfter(spans, long, seenMs);
  const last = spans.at(-1)!;
  if (last.endMs <= limitMs && isEnd) return { endMs: seenMs, speech: clip(spans, seenMs) };
  if (seenMs < limitMs + guardMs && !isEnd) return undefined;
  const pause = bestPause(spans, { firstMs: first.startMs, limitMs, mostMs });
  if (pause !== undefined) return cutAfter(spans, pause, seenMs);
  const endMs = quietest(probabilities, {
    fromMs: limitMs - mostMs / 3,
    toMs: Math.min(limitMs, seenMs),
    frameMs,
  });
  return { endMs, speech: clip(spans, endMs) };
}

function silence(seenMs: number, { isEnd, mostMs }: CutOptions): Cut | undefined {
  if (isEnd) return { endMs: seenMs, speech: [] };
  return seenMs >= mostMs ? { endMs: seenMs - guardMs, speech: [] } : undefined;
}

const pauseAfter = (spans: readonly Span[], index: number, seenMs: number): number =>
  (spans[index + 1]?.startMs ?? seenMs) - spans[index]!.endMs;

function cutAfter(spans: readonly Span[], index: number, seenMs: number): Cut {
  const next = spans[index + 1];
  const { endMs } = spans[index]!;
  // of a pause that may go on only what has been seen is dealt with
  return {
    endMs: next
      ? (endMs + next.startMs) / 2
      : Math.max(endMs, Math.min(seenMs, endMs + longPauseMs) - guardMs),
    speech: spans.slice(0, index + 1).map((span) => ({ ...span })),
  };
}

/** The span after which the best pause comes; undefined when there is none before the limit. */
function bestPause(
  spans: readonly Span[],
  { firstMs, limitMs, mostMs }: { firstMs: number; limitMs: number; mostMs: number },
): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const [index, { endMs }] of spans.entries()) {
    const next = spans[index + 1];
    if (endMs > limitMs || !next) break;
    const worth = Math.min(next.startMs - endMs, 1000) / 1000 + 1.5 * ((endMs - firstMs) / mostMs);
    if (worth < most) continue;
    most = worth;
    best = index;
  }
  return best;
}

/** For speech without a pause: where it is least like speech. */
function quietest(
  probabilities: Float32Array,
  { fromMs, toMs, frameMs }: { fromMs: number; toMs: number; frameMs: number },
): number {
  let best = Math.floor(toMs / frameMs);
  let least = Number.POSITIVE_INFINITY;
  for (let frame = Math.ceil(fromMs / frameMs); frame < Math.floor(toMs / frameMs); frame++) {
    const around = (probabilities[frame - 1] ?? 1) + probabilities[frame]! + (probabilities[frame + 1] ?? 1);
    if (around > least) continue;
    least = around;
    best = frame;
  }
  return best * frameMs;
}

const clip = (spans: readonly Span[], endMs: number): Span[] =>
  spans
    .filter(({ startMs }) => startMs < endMs)
    .map((span) => ({ startMs: span.startMs, endMs: Math.min(span.endMs, endMs) }));
