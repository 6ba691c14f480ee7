import { expect, test } from 'vitest';
import type { VoiceSampleRow } from '../../samples/samples.tables.ts';
import { planListening } from './plan-listening.ts';

const recording = (id: string, seconds: number, change: Partial<VoiceSampleRow> = {}): VoiceSampleRow =>
  ({
    id,
    durationMs: seconds * 1000,
    trimStartMs: null,
    trimEndMs: null,
    speakers: null,
    selectedSpeakerIds: null,
    cleanBlob: null,
    removeBackgroundNoise: false,
    ...change,
  }) as VoiceSampleRow;

const lengthMs = (rows: readonly VoiceSampleRow[]): number =>
  rows.reduce((sum, { trimStartMs, trimEndMs }) => sum + trimEndMs! - trimStartMs!, 0);

test('of a minute all is heard, a part of it only by the judge', () => {
  const { fitting, judging, usableMs } = planListening([recording('a', 60)]);
  expect(usableMs).toBe(60_000);
  expect(lengthMs(fitting) + lengthMs(judging)).toBe(60_000);
  expect(lengthMs(judging)).toBeGreaterThanOrEqual(8000);
  for (const judged of judging)
    for (const fitted of fitting)
      expect(fitted.trimEndMs! <= judged.trimStartMs! || fitted.trimStartMs! >= judged.trimEndMs!).toBe(true);
});

test('of hours, two minutes from everywhere', () => {
  const samples = Array.from({ length: 6 }, (_, index) => recording(`s${index}`, 1200));
  const { fitting, judging } = planListening(samples);
  expect(lengthMs(fitting)).toBeLessThanOrEqual(120_000);
  expect(lengthMs(judging)).toBeGreaterThanOrEqual(16_000);
  expect(new Set([...fitting, ...judging].map(({ id }) => id)).size).toBe(6);
});

test('only chosen speakers are heard, and the cleaned sound where that was asked for', () => {
  const speakers = [{ speakerId: 'speaker_0', utterances: [{ startMs: 5000, endMs: 65_000 }] }];
  const chosen = { speakers, selectedSpeakerIds: ['speaker_0'], cleanBlob: 'clean' };
  const dirty = planListening([recording('a', 90, chosen)]);
  expect(dirty.usableMs).toBe(60_000);
  expect([...dirty.fitting, ...dirty.judging].every((row) => row.trimStartMs! >= 5000)).toBe(true);
  expect(dirty.fitting[0]).toMatchObject({ cleanBlob: null, removeBackgroundNoise: false });
  const [clean] = planListening([recording('a', 90, { ...chosen, removeBackgroundNoise: true })]).fitting;
  expect(clean).toMatchObject({ cleanBlob: 'clean', removeBackgroundNoise: true });
});
