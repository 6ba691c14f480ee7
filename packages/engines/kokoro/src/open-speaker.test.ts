import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neutralDelivery } from '@mynah/engine-spec';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSmallPack, smallHome } from '../test/small-pack.ts';
import { type OpenedSpeaker, openSpeaker } from './open-speaker.ts';
import { ensureMappedDecoder } from './variants/index.ts';
import { VoiceStyles } from './voice-styles.ts';
import { kokoroVoices } from './voices.ts';

const voice = kokoroVoices[0]!;
const delivery = { ...neutralDelivery, speakerBoost: false };
const tokens = [43, 50, 16, 61];

let folder: string;
let pack: string;
let variants: string;
/** Where the decoder is to appear. */
let mapped: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-speaker-'));
  await buildSmallPack(folder);
  pack = join(folder, 'kokoro-82m');
  variants = join(folder, 'variants');
  mapped = await ensureMappedDecoder(pack, variants, new AbortController().signal);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function open(): Promise<OpenedSpeaker> {
  const styles = new VoiceStyles(join(folder, 'kokoro-voices'));
  return openSpeaker({ home: smallHome(folder, variants), model: pack, styles, gain: () => 1 });
}

function speak({ speaker }: OpenedSpeaker) {
  const phrases = [{ tokens, words: [], from: 0, to: tokens.length }];
  const request = { text: '', language: voice.language, voice: voice.id, delivery, seed: 1 };
  return speaker.speak(
    { request: { ...request, mode: 'whole' }, voice, phrases },
    new AbortController().signal,
  );
}

async function samplesOf(opened: OpenedSpeaker): Promise<number[]> {
  const samples: number[] = [];
  for await (const part of speak(opened)) if (part.type === 'audio') samples.push(...part.samples);
  return samples;
}

/** The decoder as another process makes it, which sounds otherwise, so that it can be told from the pack's. */
async function hideMadeByAnother(): Promise<() => Promise<void>> {
  const weights = join(mapped, 'decoder.weights');
  await writeFile(weights, new Uint8Array((await readFile(weights)).length));
  const elsewhere = join(folder, 'elsewhere');
  await rename(mapped, elsewhere);
  const mark = `${mapped}.mark`;
  await writeFile(mark, '');
  return async () => {
    await rename(elsewhere, mapped);
    await rm(mark, { force: true });
  };
}

test('who speaks before the decoder is made takes it as soon as it is there, between two segments', async () => {
  const appear = await hideMadeByAnother();
  const opened = await open();
  try {
    const packed = await samplesOf(opened);
    const segment = speak(opened);
    await segment.next();
    await appear();
    const rest: number[] = [];
    for await (const part of segment) if (part.type === 'audio') rest.push(...part.samples);
    expect(rest).toEqual(packed);
    await expect.poll(() => samplesOf(opened)).not.toEqual(packed);
  } finally {
    await opened.release();
  }
});

test('who closes does not wait for one that is made elsewhere', async () => {
  await rename(mapped, join(folder, 'elsewhere'));
  await writeFile(`${mapped}.mark`, '');
  const opened = await open();
  await opened.release();
  await expect(samplesOf(opened)).rejects.toThrow();
});
