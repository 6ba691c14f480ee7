import { Resampler } from '@mynah/audio';
import type { Actor } from '../../../platform/http/index.ts';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SoundTrack } from '../../../platform/sound/index.ts';
import { type ChangeJob, fileOf } from './plan-order.ts';
import { stepsOf } from './steps-of.ts';

interface SourceOptions {
  signal: AbortSignal;
  /** Is given the recording as it was sent. */
  original: SoundTrack | undefined;
}

/** The recording at the changer's rate, mono, in blocks as they come; without its noise where that is wanted. */
export async function* openSource(
  platform: Platform,
  actor: Actor,
  { order, media, engine, isolation }: ChangeJob,
  { signal, original }: SourceOptions,
): AsyncGenerator<Float32Array, void, undefined> {
  const { sampleRateHz } = engine.traits;
  // what a header says is what was paid for
  const lengthMs = media.durationMs === undefined ? undefined : media.durationMs + 1000;
  const decode = (rateHz: number) =>
    decodeMedia(platform, fileOf(order), {
      sampleRateHz: rateHz,
      channels: 1,
      signal,
      ...(lengthMs !== undefined && { lengthMs }),
    });
  if (!isolation) return yield* kept(decode(sampleRateHz), original);
  const resampler = new Resampler(isolation.traits.sampleRateHz, sampleRateHz);
  const options = { caller: actor.workspaceId, signal, engine: isolation.name };
  const perMs = isolation.traits.sampleRateHz / 1000;
  const { stepMs, leadMs, tailMs } = isolation.traits;
  const heard = kept(
    decode(isolation.traits.sampleRateHz),
    original,
    resampledTo(isolation.traits.sampleRateHz, sampleRateHz),
  );
  const steps = stepsOf(heard, {
    stepSamples: stepMs * perMs,
    leadSamples: leadMs * perMs,
    tailSamples: tailMs * perMs,
  });
  let memory: Float32Array | undefined;
  for await (const step of steps) {
    const request = { ...step, ...(memory && { memory }) };
    for await (const part of platform.engines.run('isolation', request, options)) {
      memory = part.memory;
      yield resampler.write(part.samples);
    }
  }
  yield resampler.finish();
}

type Convert = (samples: Float32Array) => Float32Array;

/** The encoder takes over what it is given: the changer works on samples of its own. */
async function* kept(
  blocks: AsyncIterable<Float32Array>,
  original: SoundTrack | undefined,
  convert: Convert = (samples) => samples.slice(),
): AsyncGenerator<Float32Array, void, undefined> {
  for await (const block of blocks) {
    if (original) await original.write(convert(block));
    yield block;
  }
}

function resampledTo(fromHz: number, toHz: number): Convert {
  const resampler = new Resampler(fromHz, toHz);
  return (samples) => resampler.write(samples);
}
