import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IdleCores, neutralDelivery, type SpeechRequest } from '@mynah/engine-spec';
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

async function open(idleCores?: IdleCores): Promise<OpenedSpeaker> {
  const styles = new VoiceStyles(join(folder, 'kokoro-voices'));
  const home = { ...smallHome(folder, variants), idleCores };
  const opened = await openSpeaker({ home, model: pack, styles, gain: () => 1 });
  void opened.improve();
  return opened;
}

function speak({ speaker }: OpenedSpeaker, mode: SpeechRequest['mode'] = 'whole') {
  const phrases = [{ tokens, words: [], from: 0, to: tokens.length }];
  const request = { text: '', language: voice.language, voice: voice.id, delivery, seed: 1 };
  return speaker.speak({ request: { ...request, mode }, voice, phrases }, new AbortController().signal);
}

async function samplesOf(opened: OpenedSpeaker, mode?: SpeechRequest['mode']): Promise<number[]> {
  const samples: number[] = [];
  for await (const part of speak(opened, mode)) if (part.type === 'audio') samples.push(...part.samples);
  return samples;
}

test('with all cores the first sound is the same, and they are asked for where somebody waits for it', async () => {
  let areFree = false;
  let asked = 0;
  const wide = await open({
    threads: 2,
    areFree: () => {
      asked++;
      return areFree;
    },
  });
  try {
    await wide.improve();
    await samplesOf(wide);
    expect(asked).toBe(0);
    const expected = await samplesOf(wide, 'first-sound');
    areFree = true;
    const samples = await samplesOf(wide, 'first-sound');
    expect(asked).toBe(2);
    expect(samples).toHaveLength(expected.length);
    const apart = samples.map((sample, at) => Math.abs(sample - expected[at]!));
    expect(Math.max(...apart)).toBeLessThan(1e-4);
  } finally {
    await wide.release();
  }
});

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
