import { setImmediate } from 'node:timers/promises';
import { Limiter } from '@mynah/audio';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { measureDuration } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  BegunSound,
  type EncodedChunk,
  type SoundInTheMaking,
  SoundTrack,
} from '../../../../platform/sound/index.ts';
import { speechWatermarker } from '../../../../platform/watermark/index.ts';
import { type Concurrency, Generation } from '../../../billing/index.ts';
import { priceWithUses, recordingFormat } from '../../generation/index.ts';
import { changeSteps } from '../change-steps.ts';
import { completeChange } from '../complete-change.ts';
import { openSource } from '../open-source.ts';
import { type ChangeJob, type ChangeOrder, fileOf, planOrder } from '../plan-order.ts';
import { priceChange } from '../price-change.ts';
import { UsedEngines } from '../used-engines.ts';

export interface ChangeOptions {
  requestId: string;
  signal: AbortSignal;
  /** The caller gets everything at the end: an early leaver then pays nothing, for nothing was handed over. */
  whole: boolean;
  onConcurrency?: (concurrency: Concurrency) => void;
}

/**
 * A change that has begun: the first step is there, so every refusal has been spoken. Read its chunks to the end or
 * leave them: both settle the charge and free what is held.
 */
export interface ChangedVoice extends SoundInTheMaking {
  job: ChangeJob;
  /** Grows while it is made. */
  used: UsedEngines;
  credits: number;
  /** Undefined where nothing is kept. */
  historyItemId: string | undefined;
}

/** Lets a recording be heard in another voice: look at it, hold credits, change it, and at the end keep it. */
export async function changeVoice(
  platform: Platform,
  actor: Actor,
  order: ChangeOrder,
  options: ChangeOptions,
): Promise<ChangedVoice> {
  const { signal, onConcurrency } = options;
  const job = await planOrder(platform, actor, order, signal);
  const durationMs = job.media.durationMs ?? (await measureDuration(platform, fileOf(order), signal));
  const costOf = (ms: number) => priceChange(job.voice, Math.min(ms, durationMs));
  const { credits } = costOf(durationMs);
  const generation = await Generation.begin(platform, actor, {
    product: 'speech-to-speech',
    price: priceWithUses(platform, actor, { credits, costOf }),
    road: options.whole ? 'whole' : 'streamed',
    ...(onConcurrency && { onConcurrency }),
  });
  let track: SoundTrack | undefined;
  try {
    const { sampleRateHz } = job.engine.traits;
    track = await SoundTrack.open(platform, { format: job.format, sampleRateHz, channels: 1 });
    const used = new UsedEngines();
    const changing = perform({ platform, actor, job, used, generation, track }, options);
    const first = await changing.next();
    return {
      job,
      used,
      credits: generation.credits,
      historyItemId: order.enableLogging ? generation.id : undefined,
      file: track,
      chunks: new BegunSound(first, changing, { signal, onEnd: () => generation.release() }),
    };
  } catch (cause) {
    await track?.dispose();
    await generation.release();
    if (signal.aborted) throw new Failure('caller_left', 'The caller left before the first sound.');
    throw cause;
  }
}

interface Run {
  platform: Platform;
  actor: Actor;
  job: ChangeJob;
  used: UsedEngines;
  generation: Generation;
  track: SoundTrack;
}

/** When its reader leaves early, what was sent is charged and nothing is kept. */
async function* perform(run: Run, { requestId, signal }: ChangeOptions): AsyncGenerator<EncodedChunk> {
  const { platform, actor, job, used, generation, track } = run;
  const { sampleRateHz } = job.engine.traits;
  const watermarker = speechWatermarker(platform, sampleRateHz);
  const limiter = new Limiter({ sampleRateHz });
  let original: SoundTrack | undefined;
  let source: ReturnType<typeof openSource> | undefined;
  try {
    if (job.order.enableLogging) {
      original = await SoundTrack.open(platform, { format: recordingFormat, sampleRateHz, channels: 1 });
    }
    source = openSource(platform, actor, job, { signal, original });
    const turn = { caller: actor.workspaceId, signal };
    for await (const { samples, engine } of changeSteps(platform, job, source, turn)) {
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
    await completeChange(platform, actor, { job, used, generation, track, original, requestId });
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
