import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { isolateSpeech } from '../../../platform/isolation/index.ts';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type EncodedChunk, SoundTrack } from '../../../platform/sound/index.ts';
import { recordingFormat } from '../generation/index.ts';
import { completeIsolation } from './complete-isolation.ts';
import type { IsolationJob, IsolationSource } from './isolation-job.ts';

/** Of what is worked on and kept. */
const sampleRateHz = 48_000;
/** A file may be a little longer than its header says. */
const slack = { factor: 1.1, ms: 10_000 };

export const channelsOf = ({ media }: IsolationSource): 1 | 2 => (media.sound.channels > 1 ? 2 : 1);

/** For the cleaned sound, or for the recording as it came. */
export const openTrack = (platform: Platform, source: IsolationSource): Promise<SoundTrack> =>
  SoundTrack.open(platform, { format: recordingFormat, sampleRateHz, channels: channelsOf(source) });

/** Makes the sound, frame by frame, as fast as it is read; charges and stores it before the last frame is given. */
export async function* performIsolation(
  platform: Platform,
  actor: Actor,
  job: IsolationJob,
): AsyncGenerator<EncodedChunk> {
  const { order, signal, track: after, engines = platform.engines } = job;
  const channels = channelsOf(job);
  let before: SoundTrack | undefined;
  try {
    if (order.enableLogging) before = await openTrack(platform, job);
    const sound = copyTo(before, readRecording(platform, job, channels));
    const options = { sampleRateHz, channels, caller: actor.workspaceId, signal, soon: order.soon };
    for await (const block of isolateSpeech({ ...platform, engines }, sound, options))
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
  const mostMs = media.durationMs * slack.factor + slack.ms;
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
