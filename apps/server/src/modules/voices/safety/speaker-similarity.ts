import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  measureSpeaker,
  speakerRateHz as sampleRateHz,
  speakerSimilarity,
} from '../../../platform/speaker-embedding/index.ts';
import { readSamples, stretchesOf } from '../sample-audio/index.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';
import { excerptsOf } from './excerpts.ts';

export interface EngineTurn {
  /** Whose turn it is: the workspace. */
  caller: string;
  signal: AbortSignal;
  /** Waits while models are fetched, as a job can. */
  waitsForModel?: boolean;
}

/** Of all recordings together; more says nothing more of who speaks. */
const mostExcerpts = 24;
const excerptMs = 4_000;
/** Of the similarity that is asked for: a poor recording of the same voice still has so much. */
const leastOfOne = 0.6;

export interface Similarity {
  /** -1 to 1, mean over the recordings. */
  similarity: number;
  isSame: boolean;
}

/**
 * Is the reader who speaks in the recordings, in every one of them? Undefined for a voice without recordings: it is
 * nobody's. @throws Failure `engine_unavailable`, EngineFailure
 */
export async function compareSpeakers(
  platform: Platform,
  samples: readonly VoiceSampleRow[],
  reading: Float32Array,
  turn: EngineTurn,
): Promise<Similarity | undefined> {
  if (samples.length === 0) return undefined;
  const [engine] = platform.engines.engines('speaker');
  if (!engine) {
    throw new Failure('engine_unavailable', 'This server can’t compare speakers. Send documents instead.');
  }
  const reader = await measureSpeaker(platform, reading, turn);
  if (!reader) throw new Failure('invalid_voice_sample', 'There’s no speech in the recording.');
  const similarities: number[] = [];
  for (const sample of samples) {
    const sound = await readExcerpts(platform, sample, samples.length, turn);
    const speaker = await measureSpeaker(platform, sound, turn);
    if (speaker) similarities.push(speakerSimilarity(speaker, reader));
  }
  const { sameVoice } = engine.traits;
  const similarity = similarities.reduce((sum, one) => sum + one, 0) / Math.max(1, similarities.length);
  // one recording of somebody else among many must not hide in the mean
  const isEach = similarities.every((one) => one >= leastOfOne * sameVoice);
  return { similarity, isSame: isEach && similarity >= sameVoice };
}

/** From all over a recording, of what of it is used. */
function readExcerpts(
  platform: Platform,
  sample: VoiceSampleRow,
  sampleCount: number,
  turn: EngineTurn,
): Promise<Float32Array> {
  const count = Math.max(1, Math.floor(mostExcerpts / sampleCount));
  const isCleaned = sample.cleanBlob !== null;
  const excerpts = stretchesOf(sample, excerptsOf(sample, { count, lengthMs: excerptMs }), { isCleaned });
  return readSamples(platform, excerpts, { sampleRateHz, mostMs: count * excerptMs, ...turn });
}
