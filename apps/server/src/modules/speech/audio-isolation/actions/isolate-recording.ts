import { generationCost } from '@mynah/contract/billing/generation-prices';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { findIsolator, isolateSpeech } from '../../../../platform/isolation/index.ts';
import {
  decodeMedia,
  measureDuration,
  type OpenedMedia,
  openMedia,
} from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  BegunSound,
  type EncodedChunk,
  type SoundInTheMaking,
  SoundTrack,
} from '../../../../platform/sound/index.ts';
import { type Concurrency, fixedPrice, Generation } from '../../../billing/index.ts';
import { recordingFormat } from '../../generation/index.ts';
import { completeIsolation } from '../complete-isolation.ts';
import type { IsolationJob, IsolationOrder } from '../isolation-job.ts';

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

/** Of what is worked on and kept. */
const sampleRateHz = 48_000;
/** A file may be a little longer than its header says. */
const slack = { factor: 1.1, ms: 10_000 };

/**
 * Takes the noise out of a recording. It has begun when this resolves: the first frames are there. Read its chunks to
 * the end or leave them: both settle the charge and free what is held.
 * @throws Failure `invalid_audio`, `audio_too_short`, `audio_too_long`, `engine_unavailable`, `quota_exceeded`,
 * `too_many_concurrent_requests`
 */
export async function isolateRecording(
  platform: Platform,
  actor: Actor,
  order: IsolationOrder,
  { requestId, signal, onConcurrency }: CallFacts,
): Promise<IsolatedRecording> {
  const file = { path: order.audio.path, fileFormat: order.fileFormat };
  const media = await openMedia(platform, file, { signal });
  const engine = findIsolator(platform).name;
  const durationMs = media.durationMs ?? (await measureDuration(platform, file, signal));
  const generation = await Generation.begin(platform, actor, {
    product: 'audio-isolation',
    price: fixedPrice(generationCost('audio-isolation', durationMs)),
    road: 'whole',
    onConcurrency,
  });
  try {
    const track = await openTrack(platform, media);
    const job = {
      order,
      requestId,
      file,
      media: { ...media, durationMs },
      engine,
      generation,
      track,
      signal,
    };
    const isolating = perform(platform, actor, job);
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

const channelsOf = ({ sound }: OpenedMedia): 1 | 2 => (sound.channels > 1 ? 2 : 1);

const openTrack = (platform: Platform, media: OpenedMedia): Promise<SoundTrack> =>
  SoundTrack.open(platform, { format: recordingFormat, sampleRateHz, channels: channelsOf(media) });

/** Makes the sound, frame by frame, as fast as it is read; charges and stores it before the last frame is given. */
async function* perform(platform: Platform, actor: Actor, job: IsolationJob): AsyncGenerator<EncodedChunk> {
  const { media, order, signal, track: after } = job;
  const channels = channelsOf(media);
  let before: SoundTrack | undefined;
  try {
    if (order.enableLogging) before = await openTrack(platform, media);
    const sound = copyTo(before, readRecording(platform, job, channels));
    const options = { sampleRateHz, channels, caller: actor.workspaceId, signal, soon: order.soon };
    for await (const block of isolateSpeech(platform, sound, options))
      yield { bytes: await after.write(block) };
    const last = await after.finish();
    await before?.finish();
    await completeIsolation(platform, actor, { job, after, before });
    yield { bytes: last };
  } finally {
    await after.dispose();
    await before?.dispose();
    await job.generation.release();
  }
}

async function* readRecording(
  platform: Platform,
  { file, media, signal }: IsolationJob,
  channels: number,
): AsyncGenerator<Float32Array> {
  const mostMs = (media.durationMs ?? 0) * slack.factor + slack.ms;
  let samples = 0;
  const keepsTime = media.picture !== undefined;
  for await (const block of decodeMedia(platform, file, { sampleRateHz, channels, keepsTime, signal })) {
    samples += block.length;
    if ((samples / channels / sampleRateHz) * 1000 > mostMs)
      throw new Failure('invalid_audio', 'The recording is longer than its header says.');
    yield block;
  }
}

/** The recording as it came is kept beside the result, so that both can be heard at one playhead. */
async function* copyTo(
  spool: SoundTrack | undefined,
  sound: AsyncIterable<Float32Array>,
): AsyncGenerator<Float32Array> {
  for await (const block of sound) {
    await spool?.write(block.slice());
    yield block;
  }
}
