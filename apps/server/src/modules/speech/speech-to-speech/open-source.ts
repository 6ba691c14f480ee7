import { Resampler } from '@mynah/audio';
import type { Actor } from '../../../platform/http/index.ts';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ChangeJob, fileOf } from './plan-order.ts';
import { stepsOf } from './steps-of.ts';

/** The recording at the changer's rate, mono, in blocks as they come; without its noise where that is wanted. */
export async function* openSource(
  platform: Platform,
  actor: Actor,
  { order, media, engine, isolation }: ChangeJob,
  signal: AbortSignal,
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
  if (!isolation) return yield* decode(sampleRateHz);
  const resampler = new Resampler(isolation.traits.sampleRateHz, sampleRateHz);
  const options = { caller: actor.workspaceId, signal, engine: isolation.name };
  const perMs = isolation.traits.sampleRateHz / 1000;
  const { stepMs, leadMs, tailMs } = isolation.traits;
  const steps = stepsOf(decode(isolation.traits.sampleRateHz), {
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
