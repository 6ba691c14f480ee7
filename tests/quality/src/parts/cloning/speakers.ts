import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { joinSamples } from '@mynah/audio';
import type { QualityContext } from '../../quality-part.ts';
import { Kept, keyOf } from './kept.ts';

const run = promisify(execFile);
export const rateHz = 24_000;

/** Somebody to be cloned. */
export interface Person {
  name: string;
  /** BCP 47 of the recordings. */
  language: string;
  /** One of the engine's own voices: it is left out of what a clone may lean on. */
  ownVoice?: string;
  /** The clone is made from these, and compared with the others. */
  samples: Float32Array;
  heldOut: Float32Array;
}

interface Reader {
  name: string;
  language: string;
  samples: readonly string[];
  heldOut: readonly string[];
}

const austen = (...numbers: string[]): string[] => numbers.map((number) => `austen-${number}.wav`);
const readers: readonly Reader[] = [
  ...(['en', 'fr', 'it', 'ru'] as const).map((language) => ({
    name: { en: 'woman, English', fr: 'woman, French', it: 'man, Italian', ru: 'woman, Russian' }[language],
    language,
    samples: [`${language}-instruct.g722`],
    heldOut: [`${language}-congrats.g722`],
  })),
  {
    name: 'reader, English (LibriVox)',
    language: 'en',
    samples: austen('0870', '0880', '0890'),
    heldOut: austen('0920', '0930'),
  },
];

/** Voices of the engine that play people whom it does not know. */
const players = ['af_nicole', 'am_onyx', 'bf_isabella', 'bm_lewis', 'af_sky', 'am_eric'];
const read = [
  'The rainbow is a division of white light into many beautiful colors.',
  'These take the shape of a long round arch, with its path high above, and its two ends apparently beyond the horizon.',
  'There is, according to legend, a boiling pot of gold at one end.',
  'People look, but no one ever finds it.',
  'When a man looks for something beyond his reach, his friends say he is looking for the pot of gold.',
];
const readLater = [
  'Throughout the centuries people have explained the rainbow in various ways.',
  'Some have accepted it as a miracle without physical explanation.',
  'To the Hebrews it was a token that there would be no more floods.',
];

/** Eleven people: five recorded ones and six of our own voices. */
export async function gatherPeople(context: QualityContext): Promise<Person[]> {
  const folder = await context.pack('human-recordings');
  const ffmpeg = join(await context.pack('ffmpeg'), 'ffmpeg');
  const people: Person[] = [];
  for (const { name, language, samples, heldOut } of readers) {
    const load = (files: readonly string[]) => decodeAll(ffmpeg, folder, files);
    people.push({ name, language, samples: await load(samples), heldOut: await load(heldOut) });
  }
  const kept = new Kept(await keyOf(['kokoro'], ...read, ...readLater));
  for (const voice of players) {
    const say = (texts: readonly string[]) =>
      kept.sound(`${voice}-${texts === read ? 'read' : 'later'}`, () => sayAll(context, voice, texts));
    people.push({
      name: voice,
      language: 'en',
      ownVoice: voice,
      samples: await say(read),
      heldOut: await say(readLater),
    });
  }
  return people;
}

async function decodeAll(ffmpeg: string, folder: string, files: readonly string[]): Promise<Float32Array> {
  const blocks: Float32Array[] = [];
  for (const file of files) {
    const kind = file.endsWith('.g722') ? ['-f', 'g722'] : [];
    const to = ['-ac', '1', '-ar', String(rateHz), '-f', 'f32le', '-'];
    const { stdout } = await run(ffmpeg, ['-v', 'error', ...kind, '-i', join(folder, file), ...to], {
      encoding: 'buffer',
      maxBuffer: 64 << 20,
    });
    blocks.push(new Float32Array(Uint8Array.from(stdout).buffer));
  }
  return joinSamples(blocks);
}

async function sayAll(
  context: QualityContext,
  voice: string,
  texts: readonly string[],
): Promise<Float32Array> {
  const blocks: Float32Array[] = [];
  for (const text of texts) {
    const language = voice.startsWith('b') ? 'en-GB' : 'en-US';
    blocks.push((await context.speak(text, { voice, language })).samples, new Float32Array(rateHz / 2));
    context.signal.throwIfAborted();
  }
  return joinSamples(blocks);
}
