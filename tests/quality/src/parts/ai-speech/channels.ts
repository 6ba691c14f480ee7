import { seededRandom } from '@mynah/engine-spec';
import { HEARING_RATE_HZ as rateHz } from '../../recordings.ts';
import { throughFormat } from './run-sound.ts';

/** Ways that a sound takes before it is heard; 16 kHz in and out. `seed` decides what is left to chance. */
export type Channel = (samples: Float32Array, seed: number) => Promise<Float32Array>;

/**
 * Every speaker goes through all of them, people as machines: what a codec, a room or a microphone does must not tell
 * one from the other.
 */
export function openChannels(ffmpeg: string): Record<string, Channel> {
  const codec =
    (encode: readonly string[], decode?: readonly string[]): Channel =>
    (samples) =>
      throughFormat(ffmpeg, samples, { sampleRateHz: rateHz, encode, decode });
  return {
    'as it is': async (samples) => samples,
    'mp3 64 kbit/s': codec(['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3']),
    'telephone, µ-law 8 kHz': codec(['-ar', '8000', '-f', 'mulaw'], ['-f', 'mulaw', '-ar', '8000']),
    'ogg 32 kbit/s in noise': async (samples, seed) =>
      codec(['-c:a', 'libvorbis', '-q:a', '0', '-f', 'ogg'])(inNoise(samples, seed), seed),
    room: async (samples, seed) => inRoom(samples, seed),
  };
}

/** Steady noise, 15 to 30 dB below the speech. */
function inNoise(samples: Float32Array, seed: number): Float32Array {
  const random = seededRandom(seed);
  const below = 10 ** (-(15 + 15 * random()) / 20);
  const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  let low = 0;
  return samples.map((sample) => {
    const white = (random() + random() + random() - 1.5) * 2;
    low = 0.7 * low + 0.3 * white;
    return sample + level * below * 2 * low;
  });
}

/** Echoes that die away within a third of a second. */
function inRoom(samples: Float32Array, seed: number): Float32Array {
  const random = seededRandom(seed);
  const result = samples.slice();
  const echoes = 24;
  for (let echo = 0; echo < echoes; echo++) {
    const delay = Math.round(rateHz * (0.004 + 0.3 * random() ** 2));
    const level = (random() < 0.5 ? -1 : 1) * 0.35 * Math.exp((-6.9 * delay) / (rateHz * 0.3));
    for (let at = delay; at < result.length; at++) result[at]! += level * samples[at - delay]!;
  }
  return result;
}
