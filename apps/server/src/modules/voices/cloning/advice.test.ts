import type { SampleQuality } from '@mynah/engine-spec/tasks';
import { expect, it } from 'vitest';
import { adviseOn, toQuality } from './advice.ts';

const good: SampleQuality = {
  durationMs: 62_000,
  speechMs: 55_000,
  signalToNoiseDb: 40,
  clipping: 0,
  loudnessDb: -22,
  bandwidthHz: 12_000,
  speakers: 1,
  mainSpeakerShare: 1,
  selfSimilarity: 0.83,
  pitchHz: 120,
};

it('has nothing to say of a good recording', () => {
  expect(adviseOn(good, false)).toEqual([]);
  expect(toQuality(good, { similarity: 0.7, isCleaned: false })).toEqual({
    similarity: 0.7,
    ceiling: 0.83,
    signal_to_noise_db: 40,
    clipped: 0,
    speech_secs: 55,
    speakers: 1,
    advice: [],
  });
});

it.each<[string, Partial<SampleQuality>, RegExp]>([
  ['several speakers', { speakers: 2, mainSpeakerShare: 0.6 }, /^2 people speak/],
  ['too little', { speechMs: 8_400 }, /^There are 8 seconds/],
  ['noise', { signalToNoiseDb: 8 }, /background noise\. Remove it/],
  ['clipping', { clipping: 0.02 }, /too loud/],
  ['quiet', { loudnessDb: -48 }, /very quiet/],
  ['telephone', { bandwidthHz: 3400 }, /phone call/],
])('says what to do about %s', (_, change, sentence) => {
  const advice = adviseOn({ ...good, ...change }, false);
  expect(advice).toHaveLength(1);
  expect(advice[0]).toMatch(sentence);
});

it('does not offer to remove noise a second time, nor minds a guest of a few words', () => {
  expect(adviseOn({ ...good, signalToNoiseDb: 8 }, true)[0]).toMatch(/Record in a quiet room/);
  expect(adviseOn({ ...good, speakers: 2, mainSpeakerShare: 0.95 }, false)).toEqual([]);
});
