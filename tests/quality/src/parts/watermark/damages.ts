import { decode, edit, files, joinSamples, type OutputFormatName, outputFormat, pcm } from '@mynah/audio';
import type { Material } from './material.ts';

type Damage = (sound: Material) => Promise<Material> | Material;

/** What happens to speech between its making and the question where it comes from. */
export function damages(ffmpegPath: string): Record<string, Damage> {
  const through =
    (name: OutputFormatName): Damage =>
    (sound) =>
      throughFormat(sound, name, ffmpegPath);
  return {
    'as made': (sound) => sound,
    'mp3, 128 kbit/s': through('mp3_44100_128'),
    'mp3, 64 kbit/s': through('mp3_44100_64'),
    'mp3, 32 kbit/s': through('mp3_22050_32'),
    'opus, 32 kbit/s': through('opus_48000_32'),
    'to 16 kHz and back': (sound) => resampled(resampled(sound, 16_000), sound.sampleRateHz),
    'telephone: µ-law, 8 kHz': through('ulaw_8000'),
    'start cut by 337 ms': (sound) => ({
      ...sound,
      samples: sound.samples.slice(Math.round(0.337 * sound.sampleRateHz)),
    }),
    '12 dB softer, 16 bit': (sound) => ({
      ...sound,
      samples: pcm.fromPcm16(pcm.toPcm16(sound.samples.map((sample) => sample / 4))),
    }),
    'white noise at 30 dB': (sound) => ({ ...sound, samples: withNoise(sound.samples, 30) }),
    '0.5 % too fast': (sound) => ({ ...sound, sampleRateHz: Math.round(sound.sampleRateHz * 1.005) }),
  };
}

export async function throughFormat(
  sound: Material,
  name: OutputFormatName,
  ffmpegPath?: string,
): Promise<Material> {
  const format = outputFormat(name);
  const options = { sourceRateHz: sound.sampleRateHz, ffmpegPath };
  const bytes = await files.encodeFile(sound.samples.slice(), format, options);
  const parts: Float32Array[] = [];
  for await (const part of decode.decodeStream(only(bytes), format, { ffmpegPath })) parts.push(part);
  return { ...sound, samples: joinSamples(parts), sampleRateHz: format.sampleRateHz };
}

async function* only(bytes: Uint8Array) {
  yield bytes;
}

export function resampled(sound: Material, toHz: number): Material {
  const samples = edit.resample(sound.samples, sound.sampleRateHz, toHz);
  return { ...sound, samples, sampleRateHz: toHz };
}

/** White noise so many dB below the mean power, the same in every run. */
export function withNoise(samples: Float32Array, ratioDb: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const amplitude = Math.sqrt(3 * power) * 10 ** (-ratioDb / 20);
  let state = 1;
  return samples.map((sample) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return sample + (amplitude * state) / 2 ** 31;
  });
}
