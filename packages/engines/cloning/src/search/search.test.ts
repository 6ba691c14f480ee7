import { definitionOf } from '@mynah/engine-spec';
import { describe, expect, test } from 'vitest';
import { readState, type Search, writeState } from './cloning-state.ts';
import { fitResponse, type Response, wayTo } from './response.ts';
import { bestOf, mostTelling, nextRadius, nextWay, type TimbreSearch } from './timbre-step.ts';

const size = 40;
const directions = 6;
const known: Response = Array.from({ length: directions }, (_, row) =>
  Float64Array.from({ length: size }, (_, at) => Math.sin((row + 1) * (at + 1.5)) / 8),
);
const start = Float32Array.from({ length: size }, (_, at) => Math.cos(at) / 4);
const normalized = (vector: Float64Array | Float32Array): Float32Array => {
  const length = Math.hypot(...vector);
  return Float32Array.from(vector, (value) => value / length);
};
/** An encoder whose response bends a little. */
const hear = (way: readonly number[]): Float32Array =>
  normalized(
    Float64Array.from(start, (value, at) =>
      way.reduce((sum, step, row) => sum + Math.tanh(step) * known[row]![at]!, value),
    ),
  );

describe('the response', () => {
  test('is found from changes, and is the prior without any', () => {
    const nothing = known.map((row) => row.map(() => 0));
    const changes = known.map((effect, row) => ({
      way: known.map((_, at) => (at === row ? 1 : 0)),
      effect,
      weight: 1,
    }));
    const fitted = fitResponse(changes, nothing, 1e-6);
    expect(fitted[3]![5]).toBeCloseTo(known[3]![5]!, 4);
    expect(fitResponse([], known, 1)[2]![7]).toBeCloseTo(known[2]![7]!, 9);
  });

  test('a way leads to what is missing, and is no longer than allowed', () => {
    const missing = known[1]!.map((value, at) => 2 * value - known[4]![at]!);
    const place = known.map(() => 0);
    const far = wayTo(known, missing, { place, radius: 10, modesty: 0 });
    expect(far[1]).toBeCloseTo(2, 1);
    expect(far[4]).toBeCloseTo(-1, 1);
    expect(Math.hypot(...wayTo(known, missing, { place, radius: 0.5, modesty: 0 }))).toBeLessThanOrEqual(0.5);
  });
});

describe('the search', () => {
  const hidden = [0.8, -0.5, 1.1, 0.2, -0.9, 0.4];
  const search: TimbreSearch = {
    origin: hidden.map(() => 0),
    prior: known.map((row) => row.map((value) => value * 0.6)),
    target: hear(hidden),
  };

  test('comes near a hidden place in few trials', () => {
    const trials = [{ way: hidden.map(() => 0), vector: hear(hidden.map(() => 0)) }];
    let radius = 1;
    while (trials.length < 14) {
      const way = nextWay({ trials, tried: trials.length, radius }, search);
      const trial = { way, vector: hear(way) };
      const best = bestOf(trials, search);
      trials.push(trial);
      radius = nextRadius(radius, bestOf(trials, search) !== best);
    }
    const dot = (vector: Float32Array) =>
      vector.reduce((sum, value, at) => sum + value * search.target[at]!, 0);
    expect(dot(trials[0]!.vector)).toBeLessThan(0.93);
    expect(dot(bestOf(trials, search).vector)).toBeGreaterThan(0.985);
  });

  test('forgets what lies farthest from the best, when it knows much', () => {
    const trials = Array.from({ length: 43 }, (_, at) => {
      const way = hidden.map((value) => (value * at) / 42);
      return { way, vector: hear(way) };
    });
    expect(mostTelling(trials.slice(1), search)).toEqual(trials.slice(1));
    expect(mostTelling(trials, search)).toEqual(trials.slice(1));
  });

  test('its state goes through text, and a foreign one is refused', () => {
    const target = { vector: search.target, pitchHz: 120, pitchSpread: 2, colorDb: [1, 2], paceHz: 4 };
    const current = definitionOf('af_heart');
    const trials = [{ way: [0.25, -1], vector: search.target }];
    const whole: Search = {
      ...{ target, trials, current, start: current, similarity: 0.5, without: [], starts: ['af_heart'] },
      ...{ grade: 'instant', stage: 'timbre', radius: 1, tried: 1 },
    };
    const read = readState(writeState(whole));
    expect(read.trials[0]!.way).toEqual([0.25, -1]);
    expect(read.target.vector[3]).toBeCloseTo(search.target[3]!, 2);
    expect(writeState(read)).toBe(writeState(whole));
    for (const text of ['', '{}', '{"version":9}'])
      expect(() => readState(text)).toThrow(expect.objectContaining({ kind: 'unsupported' }));
  });
});
