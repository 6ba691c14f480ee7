import type { SpeechPart, SpeechRequest } from '@mynah/engine-spec';
import type { RunOptions } from '../../../../platform/engines/run-options.ts';
import type { SpeechPool } from '../../../../platform/engines/speech-pool.ts';
import type { PlannedSegment } from './planned-segment.ts';

/** A request to an engine, with what it stands for. */
export interface EngineCall {
  segment: PlannedSegment;
  engine: string;
  sampleRateHz: number;
  request: SpeechRequest;
}

export interface SpokenSegment extends EngineCall {
  parts: AsyncIterable<SpeechPart>;
}

interface SpeakSegmentsOptions extends Pick<RunOptions, 'caller' | 'signal'> {
  /** Names what is spoken: the answers of one caller take turns. */
  answer: string;
  /** Nobody waits for it; otherwise the segments tell how urgent they are. */
  urgency?: 'background' | undefined;
}

/**
 * Speaks segments in order. Later ones are begun ahead, as many as there are engines, once the first has sounded (at
 * once where a whole answer is made: nobody waits for its first sound); a reader who stops reading stops that, so that
 * no more than these wait in memory. Leaving frees the engines.
 */
export async function* speakSegments(
  pool: SpeechPool,
  calls: Iterable<EngineCall>,
  { caller, answer, signal, urgency: given }: SpeakSegmentsOptions,
): AsyncGenerator<SpokenSegment> {
  const leaving = new AbortController();
  const options = { caller, answer, signal: AbortSignal.any([signal, leaving.signal]) };
  const waiting: Begun[] = [];
  const source = calls[Symbol.iterator]();
  let isHeard = false;
  const beginAhead = (count: number): void => {
    while (waiting.length < count) {
      const next = source.next();
      if (next.done) return;
      const isFirstSound = next.value.request.mode === 'first-sound';
      isHeard ||= isFirstSound;
      const urgency = given ?? (isFirstSound ? 'first-sound' : isHeard ? 'heard' : 'awaited');
      waiting.push(begin(pool, next.value, { ...options, urgency }));
    }
  };
  try {
    beginAhead(1);
    if (!isHeard) beginAhead(pool.slots);
    for (let current = waiting.shift(); current; current = waiting.shift()) {
      yield { ...current.call, parts: readBegun(current, () => beginAhead(pool.slots)) };
      beginAhead(1);
    }
  } finally {
    leaving.abort();
  }
}

interface Begun {
  call: EngineCall;
  iterator: AsyncIterator<SpeechPart>;
  first: Promise<IteratorResult<SpeechPart>>;
}

function begin(pool: SpeechPool, call: EngineCall, options: RunOptions): Begun {
  const iterator = pool.speak(call.engine, call.request, options)[Symbol.asyncIterator]();
  const first = iterator.next();
  // read by whoever comes to this segment; nobody does when an earlier one fails
  first.catch(() => {});
  return { call, iterator, first };
}

async function* readBegun({ iterator, first }: Begun, onSound: () => void): AsyncGenerator<SpeechPart> {
  let sounded = false;
  try {
    for (let result = await first; !result.done; result = await iterator.next()) {
      if (!sounded && result.value.type === 'audio') {
        sounded = true;
        onSound();
      }
      yield result.value;
    }
  } finally {
    await iterator.return?.();
  }
}
