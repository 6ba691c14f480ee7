import type { SpeechPart } from '@mynah/engine-spec';

export interface SpeakWithRetryOptions {
  /** Begins the segment; called a second time after a failure that `mayRetry` allows. */
  begin: () => Promise<AsyncIterable<SpeechPart>>;
  mayRetry: (thrown: unknown) => boolean;
}

/** Speaks a segment with one retry, which goes on at the first sample that was not yet given out. */
export async function* speakWithRetry({
  begin,
  mayRetry,
}: SpeakWithRetryOptions): AsyncGenerator<SpeechPart, void, undefined> {
  const given = { samples: 0, timing: false };
  for (let attempt = 0; ; attempt++) {
    try {
      yield* notYetGiven(await begin(), given);
      return;
    } catch (thrown) {
      if (attempt > 0 || !mayRetry(thrown)) throw thrown;
    }
  }
}

/** On a second try the first samples are the same: those that were given out already are left out. */
async function* notYetGiven(
  parts: AsyncIterable<SpeechPart>,
  given: { samples: number; timing: boolean },
): AsyncGenerator<SpeechPart, void, undefined> {
  let seen = 0;
  for await (const part of parts) {
    if (part.type === 'timing') {
      if (given.timing) continue;
      given.timing = true;
      yield part;
    } else if (part.type === 'audio') {
      const skip = Math.max(0, Math.min(part.samples.length, given.samples - seen));
      seen += part.samples.length;
      if (skip === part.samples.length) continue;
      given.samples += part.samples.length - skip;
      yield skip === 0 ? part : { type: 'audio', samples: part.samples.subarray(skip) };
    } else {
      yield part;
    }
  }
}
