import { generationCost } from '@mynah/contract/generation-prices';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { findIsolator, isolateSpeech } from '../../../../platform/isolation/index.ts';
import {
  decodeMedia,
  type MediaFile,
  type OpenedMedia,
  openMedia,
} from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { fixedPrice, Generation, type GenerationOrder } from '../../../billing/index.ts';
import { type EncodedChunk, recordingFormat, SoundTrack } from '../../generation/index.ts';
import { completeIsolation } from '../complete-isolation.ts';
import type { IsolationJob, IsolationOrder } from '../isolation-job.ts';

interface CallFacts {
  requestId: string;
  signal: AbortSignal;
  onConcurrency?: GenerationOrder['onConcurrency'];
}

/** Of what is worked on and kept. */
const sampleRateHz = 48_000;
/** A file may be a little longer than its header says. */
const slack = { factor: 1.1, ms: 10_000 };

/**
 * Looks at a recording and begins to take its noise out.
 * @throws Failure `invalid_audio`, `audio_too_short`, `audio_too_long`, `engine_unavailable`, `quota_exceeded`,
 * `too_many_concurrent_requests`
 */
export async function beginIsolation(
  platform: Platform,
  actor: Actor,
  order: IsolationOrder,
  { requestId, signal, onConcurrency }: CallFacts,
): Promise<IsolationJob> {
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
    return { order, requestId, file, media: { ...media, durationMs }, engine, generation, track, signal };
  } catch (cause) {
    await generation.release();
    throw cause;
  }
}

const channelsOf = ({ sound }: OpenedMedia): 1 | 2 => (sound.channels > 1 ? 2 : 1);

const openTrack = (platform: Platform, media: OpenedMedia): Promise<SoundTrack> =>
  SoundTrack.open(platform, { format: recordingFormat, sampleRateHz, channels: channelsOf(media) });

/** What browsers record says nothing of its length. */
async function measureDuration(platform: Platform, file: MediaFile, signal: AbortSignal): Promise<number> {
  const rateHz = 8000;
  let samples = 0;
  for await (const block of decodeMedia(platform, file, { sampleRateHz: rateHz, channels: 1, signal }))
    samples += block.length;
  return (samples / rateHz) * 1000;
}

/**
 * Makes the sound, frame by frame, as fast as it is read; charges and keeps it before the last frame is given. The
 * track of the job then has the whole file, until the reader goes on or leaves by `return`.
 */
export async function* runIsolation(
  platform: Platform,
  actor: Actor,
  job: IsolationJob,
): AsyncGenerator<EncodedChunk> {
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
