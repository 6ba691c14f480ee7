import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { Actor } from '../../../../platform/http/index.ts';
import type { MediaFile } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { BegunSound, type SoundInTheMaking } from '../../../../platform/sound/index.ts';
import { type Concurrency, fixedPrice, Generation } from '../../../billing/index.ts';
import type { IsolationOrder } from '../isolation-job.ts';
import { openRecording } from '../open-recording.ts';
import { openTrack, performIsolation } from '../perform-isolation.ts';

interface CallFacts {
  requestId: string;
  signal: AbortSignal;
  onConcurrency(concurrency: Concurrency): void;
}

export interface IsolatedRecording extends SoundInTheMaking {
  engine: string;
  credits: number;
  /** Undefined where nothing is kept. */
  historyItemId: string | undefined;
}

/**
 * Takes the noise out of a recording. It has begun when this resolves: the first frames are there. Read its chunks to
 * the end or leave them: both settle the charge and free what is held.
 * @throws Failure `invalid_audio`, `audio_too_short`, `audio_too_long`, `engine_unavailable`, `quota_exceeded`,
 * `too_many_concurrent_requests`
 */
export async function isolateRecording(
  platform: Platform,
  actor: Actor,
  { file, ...order }: IsolationOrder & { file: MediaFile },
  { requestId, signal, onConcurrency }: CallFacts,
): Promise<IsolatedRecording> {
  const source = await openRecording(platform, file, signal);
  const { engine, media } = source;
  const generation = await Generation.begin(platform, actor, {
    product: 'audio-isolation',
    price: fixedPrice(generationCost('audio-isolation', media.durationMs)),
    road: 'whole',
    usage: { durationMs: Math.round(media.durationMs) },
    onConcurrency,
  });
  try {
    const track = await openTrack(platform, source);
    const job = { ...source, order, requestId, generation, track, signal };
    const isolating = performIsolation(platform, actor, job);
    const first = await isolating.next();
    const onEnd = () => generation.release();
    return {
      engine,
      credits: generation.credits,
      historyItemId: order.enableLogging ? generation.id : undefined,
      file: track,
      chunks: new BegunSound(first, isolating, { signal, onEnd }),
    };
  } catch (cause) {
    await generation.release();
    throw cause;
  }
}
