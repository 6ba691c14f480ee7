import { setImmediate } from 'node:timers/promises';
import { Limiter } from '@mynah/audio';
import type { EnginePool } from '../../../platform/engines/engine-pool.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type EncodedChunk, SoundTrack } from '../../../platform/sound/index.ts';
import { speechWatermarker } from '../../../platform/watermark/index.ts';
import { recordingFormat } from '../generation/index.ts';
import { changeSteps } from './change-steps.ts';
import { completeChange, type FinishedChange } from './complete-change.ts';
import { openSource } from './open-source.ts';
import type { ChangeJob } from './plan-order.ts';

export interface ChangeRun extends Omit<FinishedChange, 'original'> {
  /** Who is asked; those of the platform when absent. */
  engines?: EnginePool;
  signal: AbortSignal;
}

/** For the changed recording. */
export const openTrack = (platform: Platform, { format, engine }: ChangeJob): Promise<SoundTrack> =>
  SoundTrack.open(platform, { format, sampleRateHz: engine.traits.sampleRateHz, channels: 1 });

/** When its reader leaves early, what was sent is charged and nothing is kept. */
export async function* performChange(
  platform: Platform,
  actor: Actor,
  { engines = platform.engines, signal, ...run }: ChangeRun,
): AsyncGenerator<EncodedChunk> {
  const { job, used, generation, track } = run;
  const { sampleRateHz } = job.engine.traits;
  const asked = { ...platform, engines };
  const watermarker = speechWatermarker(platform, sampleRateHz);
  const limiter = new Limiter({ sampleRateHz });
  let original: SoundTrack | undefined;
  let source: ReturnType<typeof openSource> | undefined;
  try {
    if (job.order.enableLogging) {
      original = await SoundTrack.open(platform, { format: recordingFormat, sampleRateHz, channels: 1 });
    }
    source = openSource(asked, actor, job, { signal, original });
    const turn = { caller: actor.workspaceId, signal };
    for await (const { samples, engine } of changeSteps(asked, job, source, turn)) {
      used.add(engine, (samples.length / sampleRateHz) * 1000);
      for await (const slice of inSlices(samples, sampleRateHz))
        yield { bytes: await track.write(limiter.write(watermarker.push(slice))) };
    }
    signal.throwIfAborted();
    const rest = [
      await track.write(limiter.write(watermarker.finish())),
      await track.write(limiter.finish()),
      await track.finish(),
    ];
    await original?.finish();
    await completeChange(platform, actor, { ...run, original });
    for (const bytes of rest) yield { bytes };
  } finally {
    await track.dispose();
    await source?.return();
    await original?.dispose();
    await generation.abort(track.durationMs);
  }
}

/** A long block cut to `length`: other requests have their turn between two. */
async function* inSlices(block: Float32Array, length: number): AsyncGenerator<Float32Array> {
  for (let at = 0; at < block.length; at += length) {
    if (at > 0) await setImmediate();
    yield block.subarray(at, at + length);
  }
}
