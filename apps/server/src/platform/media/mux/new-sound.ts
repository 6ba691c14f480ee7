import { TruePeakLimiter } from '@mynah/audio/loudness';
import { type DuckingOptions, duckUnder } from '@mynah/audio/mix';
import { decodeMedia } from '../decode-media.ts';
import type { MediaFile } from '../ffmpeg-input.ts';
import { openMedia } from '../open-media.ts';
import type { FfmpegPlatform } from '../run-ffmpeg.ts';

/** A sound that can be read from its begin as often as needed. */
export interface SampleSound {
  sampleRateHz: number;
  channels: 1 | 2;
  open(): AsyncIterable<Float32Array>;
}

const fileRateHz = 48_000;

/** A file as samples. @throws Failure as `openMedia` */
export async function soundOfFile(
  platform: FfmpegPlatform,
  file: MediaFile,
  signal: AbortSignal,
): Promise<SampleSound> {
  const { sound } = await openMedia(platform, file, { signal });
  const channels = sound.channels > 1 ? 2 : 1;
  const options = { sampleRateHz: fileRateHz, channels, signal };
  return { sampleRateHz: fileRateHz, channels, open: () => decodeMedia(platform, file, options) };
}

/** The same later (or earlier: then its begin is cut), and no longer than `mostMs`. */
export function placeSound(sound: SampleSound, offsetMs: number, mostMs: number | undefined): SampleSound {
  const toSamples = (ms: number): number => Math.round((ms * sound.sampleRateHz) / 1000) * sound.channels;
  return {
    ...sound,
    open: () =>
      placed(sound.open(), toSamples(offsetMs), mostMs === undefined ? undefined : toSamples(mostMs)),
  };
}

const silenceSamples = 48_000;

async function* placed(
  sound: AsyncIterable<Float32Array>,
  offset: number,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<Float32Array> {
  let left = most;
  const cut = (block: Float32Array): Float32Array => {
    const kept = block.subarray(0, left);
    left -= kept.length;
    return kept;
  };
  for (let missing = offset; missing > 0 && left > 0; missing -= silenceSamples)
    yield cut(new Float32Array(Math.min(missing, silenceSamples)));
  let skipped = Math.max(0, -offset);
  for await (const block of sound) {
    const rest = block.subarray(skipped);
    skipped -= block.length - rest.length;
    if (rest.length > 0) yield cut(rest);
    if (left <= 0) return;
  }
}

/** What a film's own sound does under the new one. */
export type Ducking = Pick<
  DuckingOptions,
  'thresholdDb' | 'depthDb' | 'attackMs' | 'holdMs' | 'releaseMs' | 'lookAheadMs'
>;

interface Ducked {
  sound: SampleSound;
  film: MediaFile;
  /** Of the film's own sound. */
  filmChannels: number;
  ducking: Ducking;
  signal: AbortSignal;
}

/** The new sound over the film's own, which is lowered under it; no peak passes -1 dBTP. */
export function overOriginal(
  platform: FfmpegPlatform,
  { sound, film, filmChannels, ducking, signal }: Ducked,
): SampleSound {
  const { sampleRateHz } = sound;
  const channels = filmChannels > 1 ? 2 : 1;
  const reading = { sampleRateHz, channels, keepsTime: true, signal } as const;
  const own: SampleSound = { sampleRateHz, channels, open: () => decodeMedia(platform, film, reading) };
  const format = { sampleRateHz, channels: 2 } as const;
  return {
    ...format,
    async *open() {
      const limiter = new TruePeakLimiter(format);
      for await (const block of duckUnder(toStereo(own), toStereo(sound), { ...format, ...ducking }))
        yield limiter.write(block);
      yield limiter.finish();
    },
  };
}

/** Mono is as loud on both sides as it was; ffmpeg would take 3 dB. */
async function* toStereo({ channels, open }: SampleSound): AsyncGenerator<Float32Array> {
  for await (const block of open()) {
    if (channels === 2) yield block;
    else yield Float32Array.from({ length: block.length * 2 }, (_, index) => block[index >> 1]!);
  }
}
