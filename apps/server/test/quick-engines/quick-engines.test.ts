import { seededRandom } from '@mynah/engine-spec';
import {
  describeIsolationEngine,
  describeTranscriptionEngine,
  describeTranslationEngine,
  runTask,
} from '@mynah/engine-spec/conformance';
import { describe, expect, test } from 'vitest';
import { taskEngines } from '../../src/runtime/task-engines.ts';
import { quickEngines } from './index.ts';
import { quickSpeaker, quickTranscription } from './listening-engines.ts';
import { quickTranslation } from './quick-translation.ts';
import { quickIsolation } from './sounding-engines.ts';

const home = { packFolder: () => undefined, threads: 1, log: () => undefined };

/** Tones of a third of a second, with a rest between them. */
function tones(...pitchesHz: number[]): Float32Array {
  const each = 16_000 * 0.45;
  return Float32Array.from({ length: each * pitchesHz.length }, (_, at) =>
    at % each < each * 0.75
      ? 0.3 * Math.sin((2 * Math.PI * pitchesHz[Math.floor(at / each)]! * at) / 16_000)
      : 0,
  );
}

test('there is one for each task of the product that tests ask for, and none needs a pack', () => {
  const tasks = (engines: typeof quickEngines) => new Set(engines.map(({ task }) => task));
  expect([...tasks(quickEngines)].toSorted()).toEqual([...tasks(taskEngines)].toSorted());
  expect(quickEngines.flatMap(({ packs }) => packs)).toEqual([]);
});

describeTranscriptionEngine(quickTranscription, {
  home,
  speech: { samples: tones(200, 500, 200), language: 'en', text: 'letter music letter' },
});

// it takes no noise out, and half the sound
describeIsolationEngine(quickIsolation, home, { leastGainDb: -1 });

describeTranslationEngine(quickTranslation, {
  home,
  pair: { source: 'en', target: 'pt' },
  sentences: ['Good morning.', 'The train leaves at 7.'],
});

describe('voices', () => {
  const noise = (seed: number, smoothness: number): Float32Array => {
    const random = seededRandom(seed);
    let last = 0;
    return Float32Array.from({ length: 16_000 }, () => {
      last = smoothness * last + (1 - smoothness) * (random() - 0.5);
      return last;
    });
  };
  test('of one color are alike, of another they are not', async () => {
    const engine = await quickSpeaker.open(home);
    const parts = await runTask(engine, { stretches: [noise(1, 0.99), noise(2, 0.99), noise(3, 0.5)] });
    const [one, same, other] = parts.map(({ vector }) => vector) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const similarity = (a: Float32Array, b: Float32Array) =>
      a.reduce((sum, value, at) => sum + value * b[at]!, 0);
    expect(similarity(one, same)).toBeGreaterThan(quickSpeaker.traits.sameVoice);
    expect(similarity(one, other)).toBeLessThan(quickSpeaker.traits.sameVoice);
  });
});
