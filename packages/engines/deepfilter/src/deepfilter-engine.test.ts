import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeIsolationEngine,
  mixNoise,
  plainNoise,
  voiceLikeSound,
} from '@mynah/engine-spec/conformance';
import { describe, expect, test } from 'vitest';
import { deepFilterEngine } from './index.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home = { packFolder: (pack: string) => join(packs, pack), threads: 1, log: () => undefined };

test('without its pack it cannot be opened', async () => {
  const opened = deepFilterEngine.open({ ...home, packFolder: () => undefined });
  await expect(opened).rejects.toMatchObject({ name: 'EngineFailure', kind: 'unavailable' });
});

describe.skipIf(!process.env.CI && !existsSync(join(packs, 'deepfilter')))('with its pack', () => {
  // bit by bit the same: what one step knows goes on to the next
  describeIsolationEngine(deepFilterEngine, home, { mostStepErrorDb: -110 });

  test('a memory that is not its own is refused', async () => {
    const engine = await deepFilterEngine.open(home);
    const hiss = Float32Array.from({ length: 48_000 }, plainNoise(1));
    const request = {
      samples: mixNoise(voiceLikeSound(1, 48_000), hiss, 10),
      leadSamples: 1440,
      tailSamples: 1440,
      memory: new Float32Array(3),
    };
    const signal = new AbortController().signal;
    await expect(engine.run(request, signal)[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      kind: 'unsupported',
    });
    await engine.dispose();
  });
});
