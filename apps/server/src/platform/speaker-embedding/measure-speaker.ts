import type { RunTaskOptions } from '../engines/engine-pool.ts';
import type { Platform } from '../platform.ts';
import { embedStretches, speakerRateHz } from './embed-stretches.ts';

const stretchMs = 3_000;
const leastMs = 800;
/** A quieter stretch is silence. */
const leastLoudness = 0.003;
/** Of the loudest stretch: what is quieter is a pause. */
const pauseShare = 0.1;
/** So many stretches are enough to know a voice. */
const mostStretches = 20;
export const mostSpeakerMs = stretchMs * mostStretches;

/** How the voice in a recording sounds, as a unit vector; undefined when nobody is heard. 16 kHz, mono. @throws EngineFailure */
export async function measureSpeaker(
  platform: Pick<Platform, 'engines'>,
  samples: Float32Array,
  options: RunTaskOptions,
): Promise<Float32Array | undefined> {
  const [first, ...others] = await embedStretches(platform, stretchesOf(samples), options);
  if (!first) return undefined;
  const sum = Float32Array.from(first);
  for (const vector of others) for (let i = 0; i < vector.length; i++) sum[i]! += vector[i]!;
  return toUnit(sum);
}

function stretchesOf(samples: Float32Array): Float32Array[] {
  const length = (stretchMs / 1000) * speakerRateHz;
  const least = (leastMs / 1000) * speakerRateHz;
  const stretches: { samples: Float32Array; level: number }[] = [];
  for (let at = 0; at + least <= samples.length; at += length) {
    const stretch = samples.slice(at, at + length);
    stretches.push({ samples: stretch, level: loudness(stretch) });
  }
  const loudest = stretches.reduce((most, { level }) => Math.max(most, level), 0);
  const quietest = Math.max(leastLoudness, pauseShare * loudest);
  return stretches.filter(({ level }) => level >= quietest).map((stretch) => stretch.samples);
}

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
