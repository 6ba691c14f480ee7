import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../platform/errors/index.ts';
import { decodeMedia, mediaTypeOf, openMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EngineTurn } from './speaker-similarity.ts';

export const hearingRateHz = 16_000;
const leastMs = 2_000;
const mostMs = 120_000;
/** Root of the mean square, of full scale. */
const silence = 0.001;

/** Mono, 16 kHz. */
interface Reading {
  samples: Float32Array;
  contentType: string;
}

/**
 * A recording of somebody who reads.
 * @throws Failure `invalid_audio`, `audio_too_short`, `audio_too_long`, `invalid_voice_sample`
 */
export async function readRecording(
  platform: Platform,
  { path }: UploadedFile,
  signal: AbortSignal,
): Promise<Reading> {
  const media = await openMedia(platform, { path }, { signal, mostMs });
  const blocks: Float32Array[] = [];
  const options = { sampleRateHz: hearingRateHz, channels: 1, lengthMs: mostMs, signal };
  for await (const block of decodeMedia(platform, { path }, options)) blocks.push(block);
  const samples = joined(blocks);
  if (samples.length < (leastMs / 1000) * hearingRateHz) {
    throw new Failure(
      'audio_too_short',
      'The recording is shorter than two seconds. Read the whole text aloud, then stop.',
    );
  }
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (Math.sqrt(power) < silence) throw nobodyHeard();
  return { samples, contentType: mediaTypeOf(media) };
}

export const nobodyHeard = (): Failure =>
  new Failure(
    'invalid_voice_sample',
    'There’s no speech in the recording. Check that the right microphone is selected and not muted.',
  );

/** What is said in a recording. */
export async function transcribe(
  { engines }: Pick<Platform, 'engines'>,
  samples: Float32Array,
  { language, ...turn }: EngineTurn & { language: string },
): Promise<string> {
  const engine = findTranscriber({ engines });
  const most = Math.floor((engine.traits.maxWindowMs / 1000) * hearingRateHz);
  const texts: string[] = [];
  for (let start = 0; start < samples.length; start += most) {
    const request = { samples: samples.slice(start, start + most), language, wordTimes: false };
    for await (const part of engines.run('transcription', request, { ...turn, engine: engine.name })) {
      if (part.type === 'text' && part.noSpeech < 0.9) texts.push(part.text.trim());
    }
  }
  turn.signal.throwIfAborted();
  return texts.join(' ').trim();
}

/** @throws Failure `engine_unavailable` */
export function findTranscriber({ engines }: Pick<Platform, 'engines'>) {
  const [engine] = engines.engines('transcription');
  if (engine) return engine;
  throw new Failure('engine_unavailable', 'This server can’t understand speech. Send documents instead.');
}

function joined(blocks: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const block of blocks) {
    whole.set(block, offset);
    offset += block.length;
  }
  return whole;
}
