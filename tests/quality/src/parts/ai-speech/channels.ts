import { joinSamples } from '@mynah/audio';
import { seededRandom } from '@mynah/engine-spec';
import { HEARING_RATE_HZ as rateHz } from '../../recordings.ts';
import { throughFormat } from './run-sound.ts';

/** A way that a sound takes before it is heard. */
export interface Channel {
  name: string;
  /** What noise and rooms do; `seed` decides what is left to chance. */
  spoil?: (samples: Float32Array, seed: number) => Float32Array;
  /** The file that it goes through. */
  format?: { encode: readonly string[]; decode?: readonly string[] };
}

/**
 * Every speaker goes through all of them, people as machines: what a codec, a room or a microphone does must not tell
 * one from the other.
 */
export const channels: readonly Channel[] = [
  { name: 'as it is' },
  { name: 'mp3 64 kbit/s', format: { encode: ['-c:a', 'libmp3lame', '-b:a', '64k', '-f', 'mp3'] } },
  {
    name: 'telephone, µ-law 8 kHz',
    format: { encode: ['-ar', '8000', '-f', 'mulaw'], decode: ['-f', 'mulaw', '-ar', '8000'] },
  },
  {
    name: 'in a room, with noise, Ogg 32 kbit/s',
    spoil: (samples, seed) => inNoise(inRoom(samples, seed), seed),
    format: { encode: ['-c:a', 'libvorbis', '-q:a', '0', '-f', 'ogg'] },
  },
];

/** All sounds through a channel; in one file, since starting an encoder takes longer than its work. 16 kHz. */
export async function sendThrough(
  ffmpeg: string,
  { spoil, format }: Channel,
  sounds: readonly Float32Array[],
): Promise<Float32Array[]> {
  const spoiled = spoil ? sounds.map((sound, index) => spoil(sound, 1 + index)) : sounds;
  if (!format) return [...spoiled];
  const heard = await throughFormat(ffmpeg, joinSamples(spoiled), { sampleRateHz: rateHz, ...format });
  let at = 0;
  return sounds.map(({ length }) => {
    at += length;
    return heard.slice(at - length, at);
  });
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
