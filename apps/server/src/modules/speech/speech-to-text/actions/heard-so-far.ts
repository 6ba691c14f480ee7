import { joinWords, textOf } from '@mynah/transcripts';
import type { Platform } from '../../../../platform/platform.ts';
import { listHeard, openStates, type TranscriptionKey } from '../transcriptions.store.ts';
import type { HeardStep } from '../work/heard-step.ts';
import { followTranscription } from './await-transcription.ts';

/** A reader waits for words. */
const lookMs = 500;

/** The text of a transcription as far as it is written, again and again until it is done. */
export async function* heardSoFar(
  platform: Platform,
  key: TranscriptionKey,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for await (const { state } of followTranscription(platform, key, { signal, everyMs: lookMs })) {
    if (!openStates.includes(state)) return;
    yield textOfSteps(await listHeard(platform.db, key));
  }
}

function textOfSteps(steps: readonly HeardStep[]): string {
  const words = steps.flatMap((step) => step.words);
  if (words.length > 0) return textOf(joinWords(words));
  return steps.flatMap(({ text }) => text || []).join(' ');
}
