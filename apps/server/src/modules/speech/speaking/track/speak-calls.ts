import type { OutputFormat } from '@mynah/audio';
import type { SpeechPart } from '@mynah/engine-spec';
import { findFfmpeg } from '../../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { SoundSpool } from '../../../../platform/sound/index.ts';
import { speechWatermarker } from '../../../../platform/watermark/index.ts';
import { type EngineCall, type SpokenSegment, speakSegments } from './speak-segments.ts';
import { type SpeechChunk, SpeechTrack } from './speech-track.ts';

interface TrackOrder {
  format: OutputFormat;
  /** Of the main engine, Hz. */
  sampleRateHz: number;
  speed: number;
  spool: SoundSpool | undefined;
}

/** A watermarked track of this server. The owner disposes it. */
export const openSpeechTrack = (
  platform: Platform,
  { sampleRateHz, ...order }: TrackOrder,
): Promise<SpeechTrack> =>
  SpeechTrack.open({
    ...order,
    sampleRateHz,
    watermarker: speechWatermarker(platform, sampleRateHz),
    ffmpegPath: findFfmpeg(platform),
  });

interface SpokenCalls {
  calls: Iterable<EngineCall>;
  /** Changes the parts of a segment on their way into the whole. */
  shape?: ((spoken: SpokenSegment) => AsyncIterable<SpeechPart>) | undefined;
  warnings: { add(code: string): void };
}

/** Lets the engines say what was planned, and gives the sound as it comes. */
export async function* speakCalls(
  { speech }: Pick<Platform, 'speech'>,
  track: SpeechTrack,
  { calls, shape, warnings }: SpokenCalls,
  options: Parameters<typeof speakSegments>[2],
): AsyncGenerator<SpeechChunk> {
  for await (const spoken of speakSegments(speech, calls, options)) {
    const parts = shape ? shape(spoken) : spoken.parts;
    yield* track.speak({ ...spoken, parts }, warnings.add);
  }
}
