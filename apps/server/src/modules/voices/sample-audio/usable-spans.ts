import type { VoiceSampleRow } from '../samples/samples.tables.ts';

export interface Span {
  /** In time of the recording. */
  startMs: number;
  endMs: number;
}

type Cut = Pick<
  VoiceSampleRow,
  'durationMs' | 'trimStartMs' | 'trimEndMs' | 'speakers' | 'selectedSpeakerIds'
>;

/** What is used of a recording: within its trim, and where speakers were chosen, only what they say. */
export function usableSpans({
  durationMs,
  trimStartMs,
  trimEndMs,
  speakers,
  selectedSpeakerIds,
}: Cut): Span[] {
  const [from, to] = [trimStartMs ?? 0, Math.min(durationMs, trimEndMs ?? durationMs)];
  const chosen = selectedSpeakerIds ?? [];
  const spans =
    chosen.length === 0
      ? [{ startMs: from, endMs: to }]
      : (speakers ?? [])
          .filter(({ speakerId }) => chosen.includes(speakerId))
          .flatMap(({ utterances }) => utterances);
  return spans
    .map(({ startMs, endMs }) => ({ startMs: Math.max(from, startMs), endMs: Math.min(to, endMs) }))
    .filter(({ startMs, endMs }) => endMs > startMs)
    .sort((one, other) => one.startMs - other.startMs);
}

export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** Of all recordings together, ms. */
export const usableMs = (samples: readonly Cut[]): number =>
  samples.reduce((sum, sample) => sum + lengthOf(usableSpans(sample)), 0);
