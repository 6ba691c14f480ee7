import { expect, test } from 'vitest';
import { type CutOptions, cutAtSilences } from './cut-at-silences.ts';

/** Probabilities of stretches of so many frames each. */
const frames = (...stretches: [count: number, probability: number][]): Float32Array =>
  Float32Array.from(stretches.flatMap(([count, probability]) => Array<number>(count).fill(probability)));

const options: CutOptions = { frameMs: 10, shortestSpeechMs: 50, shortestSilenceMs: 100, paddingMs: 30 };

test('speech is found between silences, with some of them on each side', () => {
  const { speech, windows } = cutAtSilences(frames([20, 0], [30, 0.9], [50, 0]), options);
  expect(speech).toEqual([{ startMs: 170, endMs: 530 }]);
  expect(windows).toEqual(speech);
});

test('no speech, no window', () => {
  expect(cutAtSilences(frames([100, 0.2]), options)).toEqual({ speech: [], windows: [] });
  expect(cutAtSilences(new Float32Array(), options)).toEqual({ speech: [], windows: [] });
});

test('a click is no speech, and a breath inside of speech no silence', () => {
  const { speech } = cutAtSilences(
    frames([20, 0], [3, 1], [40, 0], [20, 1], [5, 0], [20, 1], [20, 0]),
    options,
  );
  expect(speech).toEqual([{ startMs: 600, endMs: 1110 }]);
});

test('a faint end belongs to speech that goes before, and begins none', () => {
  const { speech } = cutAtSilences(frames([20, 0.4], [20, 0.9], [20, 0.4], [20, 0]), options);
  expect(speech).toEqual([{ startMs: 170, endMs: 630 }]);
});

test('padding stays inside the recording, and two share a short silence', () => {
  const wide = { ...options, paddingMs: 200 };
  const { speech } = cutAtSilences(frames([5, 0], [20, 1], [20, 0], [20, 1], [5, 0]), {
    ...wide,
    durationMs: 690,
  });
  expect(speech).toEqual([
    { startMs: 0, endMs: 350 },
    { startMs: 350, endMs: 690 },
  ]);
});

test('windows take what fits and are cut at silences; a long silence lies in none', () => {
  const cut = cutAtSilences(frames([40, 1], [20, 0], [40, 1], [20, 0], [40, 1], [300, 0], [40, 1]), {
    ...options,
    longestWindowMs: 1100,
  });
  expect(cut.windows).toEqual([
    { startMs: 0, endMs: 1030 },
    { startMs: 1170, endMs: 1630 },
    { startMs: 4570, endMs: 5000 },
  ]);
});

test('speech without an end is cut where it is least certain, and nothing of it is lost', () => {
  const probabilities = frames([70, 0.9], [1, 0.6], [200, 0.9]);
  const { windows } = cutAtSilences(probabilities, { ...options, longestWindowMs: 1000 });
  expect(windows[0]).toEqual({ startMs: 0, endMs: 705 });
  expect(windows.at(-1)!.endMs).toBe(2710);
  windows.forEach((window, index) => {
    expect(window.endMs - window.startMs).toBeLessThanOrEqual(1000);
    expect(window.startMs).toBe(windows[index - 1]?.endMs ?? 0);
  });
});

test('a length that is not given is the default, also when it is named', () => {
  const probabilities = frames([20, 0], [30, 0.9], [50, 0]);
  expect(cutAtSilences(probabilities, { frameMs: 10, paddingMs: undefined }).speech).toEqual(
    cutAtSilences(probabilities, { frameMs: 10 }).speech,
  );
});
