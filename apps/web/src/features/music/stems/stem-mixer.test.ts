import { expect, it } from 'vitest';
import { heardStems } from '#web/features/music/stems/stem-mixer.ts';

const names = ['drums', 'bass', 'piano'];
const heard = (muted: string[], alone: string[]) =>
  [...heardStems(names, { muted: new Set(muted), alone: new Set(alone) })].join();

it.each([
  ['all at first', [], [], 'drums,bass,piano'],
  ['without what is silenced', ['bass'], [], 'drums,piano'],
  ['what is alone, alone', [], ['bass'], 'bass'],
  ['several alone are heard together', ['drums'], ['bass', 'piano'], 'bass,piano'],
  ['alone stands above silenced', ['bass'], ['bass'], 'bass'],
])('hears %s', (_, muted, alone, expected) => {
  expect(heard(muted, alone)).toBe(expected);
});
