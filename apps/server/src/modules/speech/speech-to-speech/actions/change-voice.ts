import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { BegunSound, type SoundInTheMaking, type SoundTrack } from '../../../../platform/sound/index.ts';
import { type Concurrency, Generation } from '../../../billing/index.ts';
import { priceWithUses } from '../../generation/index.ts';
import { changeLength } from '../change-length.ts';
import { openTrack, performChange } from '../perform-change.ts';
import { type ChangeJob, type ChangeOrder, planOrder } from '../plan-order.ts';
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
  const durationMs = await changeLength(platform, job, signal);
  const costOf = (ms: number) => priceChange(job.voice, Math.min(ms, durationMs));
  const { credits } = costOf(durationMs);
  const generation = await Generation.begin(platform, actor, {
    product: 'speech-to-speech',
    price: priceWithUses(platform, actor, { credits, costOf }),
    road: options.whole ? 'whole' : 'streamed',
    usage: { voiceId: job.voice.id, durationMs: Math.round(durationMs) },
    ...(onConcurrency && { onConcurrency }),
  });
  let track: SoundTrack | undefined;
  try {
    track = await openTrack(platform, job);
    const used = new UsedEngines();
    const { requestId } = options;
    const changing = performChange(platform, actor, { job, used, generation, track, requestId, signal });
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
    if (signal.aborted)
      throw new Failure('caller_left', 'The connection was closed before the audio started.');
    throw cause;
  }
}
