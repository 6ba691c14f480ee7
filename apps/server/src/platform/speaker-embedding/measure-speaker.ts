import type { RunTaskOptions } from '../engines/engine-pool.ts';
import type { Platform } from '../platform.ts';

/** What the engine hears. */
export const speakerRateHz = 16_000;
const stretchMs = 3_000;
const leastMs = 800;
/** A quieter stretch is a pause. */
const leastLoudness = 0.003;
/** So many stretches are enough to know a voice. */
const mostStretches = 20;
export const mostSpeakerMs = stretchMs * mostStretches;

/** How a voice sounds, as a unit vector; undefined when nobody is heard. 16 kHz, mono. @throws EngineFailure */
export async function measureSpeaker(
  { engines }: Pick<Platform, 'engines'>,
  samples: Float32Array,
  options: RunTaskOptions,
): Promise<Float32Array | undefined> {
  const stretches = stretchesOf(samples);
  if (stretches.length === 0) return undefined;
  let sum: Float32Array | undefined;
  for await (const { vector } of engines.run('speaker', { stretches }, options)) {
    sum ??= new Float32Array(vector.length);
    for (let i = 0; i < vector.length; i++) sum[i]! += vector[i]!;
  }
  // an aborted engine ends without an error
  options.signal.throwIfAborted();
  return sum && toUnit(sum);
}

function stretchesOf(samples: Float32Array): Float32Array[] {
  const length = (stretchMs / 1000) * speakerRateHz;
  const least = (leastMs / 1000) * speakerRateHz;
  const stretches: Float32Array[] = [];
  for (let at = 0; at + least <= samples.length && stretches.length < mostStretches; at += length) {
    const stretch = samples.slice(at, at + length);
    if (loudness(stretch) >= leastLoudness) stretches.push(stretch);
  }
  return stretches;
}

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** As the table keeps it. */
export const packSpeaker = (vector: Float32Array): Uint8Array =>
  new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);

/** Bytes of the database need not be aligned: they are copied. */
export const unpackSpeaker = (bytes: Uint8Array): Float32Array =>
  new Float32Array(Uint8Array.from(bytes).buffer);

/** Of two unit vectors: 0 the same, 1 nothing alike, 2 opposite. */
export function speakerDistance(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 2;
  let dot = 0;
  for (let i = 0; i < one.length; i++) dot += one[i]! * other[i]!;
  return 1 - dot;
}
