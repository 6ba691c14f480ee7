import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TrialSpeaker } from '@mynah/engine-kokoro/trial';
import { definitionOf, EngineFailure } from '@mynah/engine-spec';
import type { CloneStep, CloningPart, CloningRequest, TaskEngine } from '@mynah/engine-spec/tasks';
import { voiceDefinition } from '@mynah/engine-spec/voice-definition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloningEngine } from './index.ts';
import { trialPhrases } from './trial-phrases.ts';

const packs = process.env.MYNAH_PACKS ?? '';
const home = { packFolder: (pack: string) => join(packs, pack), threads: 2, log: () => undefined };
const isHere = cloningEngine.packs.every((pack) => existsSync(join(packs, pack)));

describe.skipIf(!isHere && !process.env.CI)('with the packs', () => {
  const { signal } = new AbortController();
  let engine: TaskEngine<'cloning'>;
  /** A voice that is not among the engine's own: between two of them. */
  let samples: Float32Array;
  let first: CloneStep;
  beforeAll(async () => {
    engine = await cloningEngine.open(home);
    const speaker = await TrialSpeaker.open(home);
    samples = await speaker.speak(
      trialPhrases[1],
      { ...definitionOf('am_michael'), pitchRatio: 0.9 },
      { signal },
    );
    await speaker.release();
    first = (await ask({ kind: 'instant', samples, language: 'en' })) as CloneStep;
  });
  afterAll(() => engine?.dispose());

  const ask = async (request: CloningRequest, stop = signal): Promise<CloningPart | undefined> => {
    for await (const part of engine.run(request, stop)) return part;
    return undefined;
  };

  test('a first clone leans on the nearest voice, at the pitch of the samples', () => {
    expect(first.definition.timbre.voices[0]!.voice).toBe('am_michael');
    expect(first.definition.pitchRatio).toBeLessThan(1);
    expect(voiceDefinition.safeParse(first.definition).success).toBe(true);
    expect(first).toMatchObject({ stage: 'timbre', progress: 0 });
  });

  test('a step of refining tries a timbre; the same state gives the same step', async () => {
    const request = { kind: 'refine', grade: 'instant', state: first.state } as const;
    const [one, other] = [(await ask(request)) as CloneStep, (await ask(request)) as CloneStep];
    expect(one).toEqual(other);
    expect(one.progress).toBeGreaterThan(0);
    expect(one.state).not.toBe(first.state);
  });

  test('prosody and color end the work, and then nothing changes any more', async () => {
    const after = { ...JSON.parse(first.state), grade: 'professional', stage: 'prosody' };
    const next = async (state: string) =>
      (await ask({ kind: 'refine', grade: 'professional', state })) as CloneStep;
    const prosody = await next(JSON.stringify(after));
    expect(prosody.stage).toBe('color');
    const color = await next(prosody.state);
    expect(color).toMatchObject({ stage: 'done', progress: 1 });
    expect(color.definition.spectrumDb).not.toEqual(first.definition.spectrumDb);
    expect(voiceDefinition.safeParse(color.definition).success).toBe(true);
    expect(await next(color.state)).toEqual(color);
  });

  test('samples are examined', async () => {
    const part = await ask({ kind: 'examine', samples });
    expect(part).toMatchObject({
      quality: { speakers: 1, clipping: expect.closeTo(0, 3), mainSpeakerShare: 1 },
    });
  });

  test('silence and too much are refused, and who leaves gets nothing', async () => {
    const silence: CloningRequest = { kind: 'instant', samples: new Float32Array(48_000) };
    await expect(ask(silence)).rejects.toMatchObject({ kind: 'unspeakable' });
    await expect(ask({ ...silence, samples: new Float32Array(24_000 * 200) })).rejects.toThrow(EngineFailure);
    expect(await ask({ kind: 'instant', samples }, AbortSignal.abort())).toBeUndefined();
  });
});
