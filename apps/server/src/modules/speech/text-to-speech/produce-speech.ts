import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { speechMark } from '../../../platform/watermark/index.ts';
import type { SoundSpool } from '../generation/index.ts';
import { speakSegments } from './speak-segments.ts';
import type { SpeechJob } from './speech-job.ts';
import { type Recording, type SpeechChunk, SpeechTrack } from './speech-track.ts';

export interface ProduceOptions {
  /** Takes the sound. */
  spool: SoundSpool;
  signal: AbortSignal;
  /** Called with everything that was said, before the last chunk is given out. */
  onComplete(recording: Recording): Promise<void>;
}

/** Makes the sound of a job, chunk by chunk, as fast as it is read. Leaving early frees engine and encoder. */
export async function* produceSpeech(
  platform: Platform,
  actor: Actor,
  job: SpeechJob,
  { spool, signal, onComplete }: ProduceOptions,
): AsyncGenerator<SpeechChunk> {
  const track = await SpeechTrack.open({
    format: job.format,
    sampleRateHz: job.speaker.sampleRateHz,
    speed: job.speed,
    mark: speechMark(platform, job.speaker.sampleRateHz),
    ffmpegPath: findFfmpeg(platform),
    spool,
  });
  try {
    const options = { caller: actor.workspaceId, answer: job.requestId, signal };
    for await (const spoken of speakSegments(platform.speech, job.calls, options)) {
      const parts = job.shape ? job.shape(spoken) : spoken.parts;
      yield* track.speak({ ...spoken, parts }, job.warnings.add);
    }
    // an aborted engine ends without an error
    signal.throwIfAborted();
    const last = await track.finish();
    platform.metrics.speechSeconds.inc({ engine: job.speaker.engine }, track.durationMs / 1000);
    await onComplete(track.recording);
    yield last;
  } finally {
    track.dispose();
  }
}
