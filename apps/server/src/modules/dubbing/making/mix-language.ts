import { files, Resampler } from '@mynah/audio';
import { TruePeakLimiter } from '@mynah/audio/loudness';
import { duckUnder, type MixClip, mixTimeline, type SoundSource } from '@mynah/audio/mix';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** 48 kHz as films have it; both sides. */
export const mixFormat = { sampleRateHz: 48_000, channels: 2 } as const;

/** A line with its take. */
export interface MixedLine {
  startMs: number;
  durationMs: number;
  audioBlob: string;
  /** LUFS; null: not known. */
  loudness: number | null;
  /** Of the original there. */
  originalLoudness: number | null;
}

interface Mix {
  lines: readonly MixedLine[];
  /** On this machine's disk; absent: speech alone. */
  background?: string | undefined;
  duckingDb: number;
  durationMs: number;
  signal: AbortSignal;
}

const mostGainDb = 18;
const seamMs = 8;

/**
 * What is heard of a dubbed language: every line as loud as its original over the background, which is lowered under
 * speech; no peak passes -1 dBTP. As long as the source. Memory grows with what sounds at once, never with the length.
 */
export async function* mixLanguage(platform: Platform, mix: Mix): AsyncGenerator<Float32Array> {
  const { background, duckingDb, durationMs, signal } = mix;
  const speech = mixSpeech(platform, mix);
  const bed = background === undefined ? undefined : readBed(platform, background, mix);
  const ducking = { ...mixFormat, depthDb: duckingDb, thresholdDb: -50, holdMs: 800 };
  const whole = bed ? duckUnder(bed, speech, ducking) : speech;
  const limiter = new TruePeakLimiter(mixFormat);
  let left = Math.round((durationMs / 1000) * mixFormat.sampleRateHz) * mixFormat.channels;
  for await (const block of whole) {
    signal.throwIfAborted();
    const kept = block.subarray(0, left);
    left -= kept.length;
    if (kept.length > 0) yield limiter.write(kept.slice());
  }
  yield limiter.finish();
}

/** The lines alone. */
export const mixSpeech = (
  platform: Platform,
  { lines, durationMs, signal }: Pick<Mix, 'lines' | 'durationMs' | 'signal'>,
): AsyncGenerator<Float32Array> =>
  mixTimeline(
    lines.map((line) => placed(platform, line, lines)),
    { ...mixFormat, endMs: durationMs, signal },
  );

function placed(platform: Platform, line: MixedLine, all: readonly MixedLine[]): MixClip {
  const source = takeSource(platform, line);
  const gainDb = gainOf(line, all);
  return { source, startMs: line.startMs, gainDb, fadeInMs: seamMs, fadeOutMs: seamMs };
}

/** A line that has no original is as loud as the others are on the average. */
function gainOf({ loudness, originalLoudness }: MixedLine, all: readonly MixedLine[]): number {
  if (loudness === null) return 0;
  const known = all.flatMap((line) => line.originalLoudness ?? []);
  const mean = known.reduce((sum, lufs) => sum + lufs, 0) / known.length;
  const wanted = originalLoudness ?? (known.length > 0 ? mean : loudness);
  return Math.max(-mostGainDb, Math.min(mostGainDb, wanted - loudness));
}

/** A take as it is read, at the rate of the mix. */
function takeSource({ blobs }: Platform, { audioBlob, durationMs }: MixedLine): SoundSource {
  return {
    channels: 1,
    frames: Math.round((durationMs / 1000) * mixFormat.sampleRateHz),
    async *open(startFrame) {
      const { sampleRateHz, channels } = files.readWav(await blobs.get(audioBlob));
      const resampler = new Resampler(sampleRateHz, mixFormat.sampleRateHz);
      let skipped = startFrame;
      for (const block of [resampler.write(channels[0] ?? new Float32Array(0)), resampler.finish()]) {
        const rest = block.subarray(skipped);
        skipped -= block.length - rest.length;
        if (rest.length > 0) yield rest;
      }
    },
  };
}

/** The background, which is kept with both sides. */
async function* readBed(
  platform: Platform,
  path: string,
  { signal }: Pick<Mix, 'signal'>,
): AsyncGenerator<Float32Array> {
  const { sampleRateHz, channels } = mixFormat;
  yield* decodeMedia(platform, { path }, { sampleRateHz, channels, signal });
}
