import { joinSamples } from '@mynah/audio';
import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import type { RunOptions } from '../../../platform/engines/run-options.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { measureVoice } from './measure-voice.ts';
import type { ChangeJob } from './plan-order.ts';
import { targetFeatures } from './target-features.ts';

/** So much of a recording's beginning is looked at to know its voice; and when nobody speaks, the next so much. */
const lookMs = 30_000;
const mostLooks = 3;

interface KnownVoices {
  /** The whole recording, with what was read of it to know its voice. */
  sound: AsyncIterable<Float32Array>;
  source: VoiceFeatures;
  target: VoiceFeatures;
}

/** How both voices sound. @throws Failure `invalid_audio` when nobody speaks */
export async function measureVoices(
  platform: Platform,
  job: ChangeJob,
  { source, options }: { source: AsyncGenerator<Float32Array, void, undefined>; options: RunOptions },
): Promise<KnownVoices> {
  const opening: Float32Array[] = [];
  const lookSamples = (lookMs / 1000) * job.engine.traits.sampleRateHz;
  for (let look = 0; look < mostLooks; look++) {
    const samples = await take(source, lookSamples);
    opening.push(samples);
    const found = await measureVoice(platform, job.engine, { samples, options });
    if (found) {
      const target = await targetFeatures(platform, job, options);
      return { sound: continued(opening, source), source: found, target };
    }
    if (samples.length < lookSamples) break;
  }
  throw new Failure('invalid_audio', 'There’s no voice in the recording.', { data: { param: 'audio' } });
}

/** Some more of a stream, up to a little over `count` samples; less at its end. */
async function take(
  source: AsyncGenerator<Float32Array, void, undefined>,
  count: number,
): Promise<Float32Array> {
  const blocks: Float32Array[] = [];
  let length = 0;
  while (length < count) {
    const next = await source.next();
    if (next.done) break;
    blocks.push(next.value);
    length += next.value.length;
  }
  return joinSamples(blocks);
}

async function* continued(
  opening: readonly Float32Array[],
  rest: AsyncIterable<Float32Array>,
): AsyncGenerator<Float32Array> {
  yield* opening;
  yield* rest;
}
