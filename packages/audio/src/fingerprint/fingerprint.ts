import { type BandFrames, bandFrames } from './band-frames.ts';

/** By what a sound is known again, whatever was done to its format, level and ends. */
export interface Fingerprint {
  /** One word of 32 bits for each 16 ms. */
  words: Uint32Array;
  /** Some of the words, as signed numbers: what an index holds. The same sound picks the same ones. */
  keys: number[];
}

/** Of a longer sound only the beginning is known: a fingerprint takes 250 bytes for a second. */
export const longestFingerprintMs = 15 * 60_000;
const oneKeyOf = 8;
/** The bits of a question that are most in doubt: each way they may have been is asked for. */
const doubtfulBits = 4;

/** What is stored of a sound. `samples` is mono. */
export async function takeFingerprint(samples: Float32Array, sampleRateHz: number): Promise<Fingerprint> {
  const most = (longestFingerprintMs / 1000) * sampleRateHz;
  const { words, sounding } = await bandFrames(samples.subarray(0, most), sampleRateHz);
  const keys = new Set<number>();
  for (const [at, word] of words.entries()) if (sounding[at] && isKey(word)) keys.add(word | 0);
  return { words, keys: [...keys] };
}

/** What is asked with: the words, and every key that they may have been before the sound was worked on. */
export async function takeQuestion(samples: Float32Array, sampleRateHz: number): Promise<Fingerprint> {
  const frames = await bandFrames(samples, sampleRateHz);
  const keys = new Set<number>();
  for (let at = 0; at < frames.words.length; at++) {
    if (!frames.sounding[at]) continue;
    for (const word of likelyWords(frames, at)) if (isKey(word)) keys.add(word | 0);
  }
  return { words: frames.words, keys: [...keys] };
}

function likelyWords({ words, margins }: BandFrames, at: number): number[] {
  const own = margins.subarray(at * 32, at * 32 + 32);
  const doubtful = Array.from(own.keys()).sort((one, other) => own[one]! - own[other]!);
  let likely = [words[at]!];
  for (const bit of doubtful.slice(0, doubtfulBits))
    likely = likely.flatMap((word) => [word, (word ^ (1 << bit)) >>> 0]);
  return likely;
}

/** Chosen by the word alone, so that a question finds the same ones wherever it begins. */
function isKey(word: number): boolean {
  let mixed = Math.imul(word ^ (word >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % oneKeyOf === 0;
}
