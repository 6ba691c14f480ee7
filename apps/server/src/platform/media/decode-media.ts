import { inputArguments, type MediaFile } from './ffmpeg-input.ts';
import { invalid, longestRecordingMs, tooLong } from './open-media.ts';
import { type FfmpegPlatform, runFfmpeg } from './run-ffmpeg.ts';

export interface DecodeOptions {
  sampleRateHz: number;
  /** What they are mixed to; of a file with that many, they stay as they are. */
  channels: number;
  /** Where to begin and how much to read; all when absent. */
  startMs?: number;
  lengthMs?: number;
  /** Silence stands where a film's sound begins later than its picture: sample 0 is heard when the film begins. */
  keepsTime?: boolean;
  signal: AbortSignal;
}

const bytesPerSample = Float32Array.BYTES_PER_ELEMENT;

/**
 * The sound of a file, -1 to 1 (louder where the file is), channels interleaved, in blocks as they come: memory does
 * not grow with the length. Leaving early stops the decoder. What a broken file holds up to the break is given.
 * @throws Failure `invalid_audio` when not a sample can be read, `audio_too_long` when a file without a length in its
 * header is over the limit
 */
export async function* decodeMedia(
  platform: FfmpegPlatform,
  file: MediaFile,
  { sampleRateHz, channels, startMs = 0, lengthMs, keepsTime = false, signal }: DecodeOptions,
): AsyncGenerator<Float32Array, void, undefined> {
  const mostMs = longestRecordingMs(platform);
  const filling = keepsTime ? ['-af', 'aresample=async=1:first_pts=0'] : [];
  const span = lengthMs === undefined ? [] : ['-t', seconds(lengthMs)];
  const ffmpeg = runFfmpeg(
    platform,
    [
      ...['-v', 'error', '-threads', '1', '-ss', seconds(startMs), ...span],
      ...inputArguments(file),
      ...['-map', '0:a:0', ...filling, '-ac', String(channels), '-ar', String(sampleRateHz)],
      ...['-f', 'f32le', 'pipe:1'],
    ],
    { signal },
  );
  const mostSamples = ((mostMs - startMs) / 1000) * sampleRateHz * channels;
  let samples = 0;
  try {
    for await (const block of wholeFrames(ffmpeg.output, channels)) {
      samples += block.length;
      if (samples > mostSamples) throw tooLong(mostMs);
      yield block;
    }
    signal.throwIfAborted();
    await ffmpeg.ended;
    // behind the end of a file there is nothing, and that is no fault
    if (samples === 0 && startMs === 0) throw invalid('There’s no readable audio in the file.');
  } finally {
    ffmpeg.stop();
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/** Pipes cut bytes anywhere; a block ends with the last channel of a frame and owns its memory. */
async function* wholeFrames(bytes: AsyncIterable<Buffer>, channels: number): AsyncGenerator<Float32Array> {
  const frameBytes = bytesPerSample * channels;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = all.length - (all.length % frameBytes);
    rest = all.subarray(whole);
    if (whole === 0) continue;
    const block = new Float32Array(whole / bytesPerSample);
    all.copy(Buffer.from(block.buffer), 0, 0, whole);
    yield block;
  }
}
