import { assignWords, findTurns } from '@mynah/diarization';
import type { HeardWord } from '@mynah/transcripts';
import { readSpeaker } from '../../../../platform/speaker-embedding/index.ts';
import type { HeardStep } from './heard-step.ts';

/** The public API's usual threshold. */
const usualThreshold = 0.22;

interface SpeakerOptions {
  /** Similarity above which the engine takes two stretches for one voice. */
  sameVoice: number;
  maxSpeakers?: number;
  /** A higher one means fewer speakers. */
  threshold?: number;
}

/** The words of a recording with who says them: `speaker_0` is whoever speaks first. */
export function nameSpeakers(
  words: readonly HeardWord[],
  steps: readonly Pick<HeardStep, 'speech' | 'voices'>[],
  { sameVoice, maxSpeakers, threshold = usualThreshold }: SpeakerOptions,
): HeardWord[] {
  const speech = steps.flatMap((step) => step.speech);
  const windows = steps.flatMap(({ voices }) =>
    voices.map(({ startMs, endMs, vector }) => ({ startMs, endMs, vector: readSpeaker(vector) })),
  );
  const turns = findTurns(speech, windows, {
    sameVoice: sameVoice + usualThreshold - threshold,
    maxSpeakers,
  });
  const spans = words.map(({ start, end }) => ({ startMs: start * 1000, endMs: end * 1000 }));
  const speakers = assignWords(spans, turns);
  return words.map((word, index) => ({ ...word, speakerId: `speaker_${speakers[index]}` }));
}
