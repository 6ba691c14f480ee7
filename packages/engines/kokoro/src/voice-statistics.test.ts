import { expect, test } from 'vitest';
import { NormStatistics } from './norm-statistics.ts';
import { VoiceStatistics } from './voice-statistics.ts';

const heard = (frames: number): NormStatistics => new NormStatistics([], frames);

test('speech of like length by the same voice is found, and no other', () => {
  const statistics = new VoiceStatistics();
  statistics.learn('ann', heard(100));
  expect(statistics.find('ann', 160)?.frames).toBe(100);
  expect(statistics.find('ann', 63)?.frames).toBe(100);
  expect(statistics.find('ann', 161)).toBeUndefined();
  expect(statistics.find('ann', 62)).toBeUndefined();
  expect(statistics.find('bob', 100)).toBeUndefined();
});

test('what was heard first stays, so that a text goes on to sound the same', () => {
  const statistics = new VoiceStatistics();
  for (const frames of [100, 110, 300]) statistics.learn('ann', heard(frames));
  expect([110, 300].map((frames) => statistics.find('ann', frames)?.frames)).toEqual([100, 300]);
});

test('few are kept: the ones that were asked for last', () => {
  const statistics = new VoiceStatistics();
  statistics.learn('ann', heard(100));
  for (let number = 0; number < 30; number++) {
    statistics.learn(`voice ${number}`, heard(100));
    expect(statistics.find('ann', 100), `after ${number + 1} others`).toBeDefined();
  }
  expect(statistics.find('voice 0', 100)).toBeUndefined();
});
