import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readSamples } from '../samples/read-samples.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';

export interface EngineTurn {
  /** Whose turn it is: the workspace. */
  caller: string;
  signal: AbortSignal;
}

const sampleRateHz = 16_000;
/** Of the recordings; more says nothing more of who speaks. */
const mostSampleMs = 60_000;
const stretchLength = 3 * sampleRateHz;
const leastStretchLength = 0.8 * sampleRateHz;
/** Of the loudest stretch: what is quieter is a pause. */
const pauseShare = 0.1;

export interface Likeness {
  /** -1 to 1 */
  similarity: number;
  isSame: boolean;
}

/**
 * Is the reader who speaks in the recordings? Undefined for a voice without recordings: it is nobody's.
 * @throws Failure `engine_unavailable`, EngineFailure
 */
export async function compareSpeakers(
  platform: Platform,
  samples: readonly VoiceSampleRow[],
  reading: Float32Array,
  turn: EngineTurn,
): Promise<Likeness | undefined> {
  if (samples.length === 0) return undefined;
  const [engine] = platform.engines.engines('speaker');
  if (!engine) {
    throw new Failure('engine_unavailable', 'Nothing on this server tells speakers apart. Send papers in.');
  }
  const sound = await readSamples(platform, samples, { sampleRateHz, mostMs: mostSampleMs, ...turn });
  const [one, two] = [await vectorOf(platform, sound, turn), await vectorOf(platform, reading, turn)];
  const similarity = one.reduce((sum, value, index) => sum + value * two[index]!, 0);
  return { similarity, isSame: similarity >= engine.traits.sameVoice };
}

/** The mean over stretches of some seconds, of length 1; pauses left out. */
async function vectorOf(
  { engines }: Pick<Platform, 'engines'>,
  sound: Float32Array,
  turn: EngineTurn,
): Promise<Float32Array> {
  let mean: Float32Array | undefined;
  for await (const { vector } of engines.run('speaker', { stretches: stretchesOf(sound) }, turn)) {
    mean = mean ? mean.map((value, index) => value + vector[index]!) : vector;
  }
  turn.signal.throwIfAborted();
  if (!mean) throw new Failure('invalid_voice_sample', 'Nobody is heard in the recordings.');
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}

function stretchesOf(sound: Float32Array): Float32Array[] {
  const stretches: Float32Array[] = [];
  for (let start = 0; start < sound.length; start += stretchLength) {
    const stretch = sound.slice(start, start + stretchLength);
    if (stretch.length >= leastStretchLength || start === 0) stretches.push(stretch);
  }
  const levels = stretches.map((stretch) => stretch.reduce((sum, value) => sum + Math.abs(value), 0));
  const loudest = Math.max(...levels);
  return stretches.filter((_, index) => levels[index]! >= pauseShare * loudest);
}
