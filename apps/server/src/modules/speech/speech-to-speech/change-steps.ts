import type { VoiceLikeness } from '@mynah/engine-spec/tasks';
import type { RunOptions } from '../../../platform/engines/run-options.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { measureVoice } from './measure-voice.ts';
import type { ChangeJob } from './plan-order.ts';
import { stepsOf } from './steps-of.ts';
import { targetLikeness } from './target-likeness.ts';

/** So much of a recording's beginning is looked at to know its voice; and when nobody speaks, the next so much. */
const lookMs = 30_000;
const mostLooks = 3;

/** The recording in the other voice, step by step. @throws Failure `invalid_audio` when nobody speaks in it */
export async function* changeSteps(
  platform: Platform,
  job: ChangeJob,
  source: AsyncGenerator<Float32Array, void, undefined>,
  options: RunOptions,
): AsyncGenerator<Float32Array, void, undefined> {
  const { engine, voice, settings, seed, order, isolation } = job;
  const { stepMs, contextMs, measures, sampleRateHz } = engine.traits;
  const perMs = sampleRateHz / 1000;
  const known = measures ? await knowVoices(platform, job, { source, options }) : { opening: [] };
  const steps = stepsOf(continued(known.opening, source), {
    stepSamples: stepMs * perMs,
    leadSamples: contextMs * perMs,
    tailSamples: contextMs * perMs,
  });
  let state: Float32Array | undefined;
  for await (const step of steps) {
    const request = {
      ...step,
      kind: 'change' as const,
      target: { id: voice.id, ...(known.target && { likeness: known.target }) },
      ...(known.source && { source: known.source }),
      similarity: settings.similarity_boost,
      seed,
      ...(state && { state }),
      removeBackgroundNoise: order.removeBackgroundNoise === true && !isolation,
    };
    const parts = platform.engines.run('voice-conversion', request, { ...options, engine: engine.name });
    for await (const part of parts) {
      if (part.type !== 'audio') continue;
      state = part.state;
      yield part.samples;
    }
    options.signal.throwIfAborted();
  }
}

interface KnownVoices {
  /** What was read of the recording to know its voice: it is changed as well. */
  opening: Float32Array[];
  source?: VoiceLikeness;
  target?: VoiceLikeness;
}

async function knowVoices(
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
    if (found) return { opening, source: found, target: await targetLikeness(platform, job, options) };
    if (samples.length < lookSamples) break;
  }
  throw new Failure('invalid_audio', 'No voice can be heard in the recording.', { data: { param: 'audio' } });
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
  const whole = new Float32Array(length);
  let offset = 0;
  for (const block of blocks) {
    whole.set(block, offset);
    offset += block.length;
  }
  return whole;
}

async function* continued(
  opening: readonly Float32Array[],
  rest: AsyncIterable<Float32Array>,
): AsyncGenerator<Float32Array> {
  yield* opening;
  yield* rest;
}
