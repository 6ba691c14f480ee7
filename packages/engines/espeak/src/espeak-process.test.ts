import { afterAll, expect, test } from 'vitest';
import { EspeakProcess } from './espeak-process.ts';
import { espeakLanguages } from './voices.ts';

// A start takes under a second on an idle machine, and several on a loaded one.

const espeak = new EspeakProcess();
afterAll(() => espeak.dispose());

const settings = { variant: 'f2', wordsPerMinute: 165, pitch: 50, range: 50 };

test('reads words with their sounds and their place in the text', async () => {
  const words = await espeak.ipa('Hello, 😀 world.', 'en-US');
  expect(words.map((word) => 'Hello, 😀 world.'.slice(word.start, word.end))).toEqual(['Hello', 'world']);
  expect(words[0]!.sounds).toEqual(['h', 'ə', 'l', 'ˈoʊ']);
});

test('answers each overlapping request in its own language', async () => {
  const [german, french, english] = await Promise.all([
    espeak.ipa('Haus', 'de-AT'),
    espeak.ipa('maison', 'fr-FR'),
    espeak.ipa('house', 'en-GB'),
  ]);
  expect(german[0]!.sounds.join('')).toBe('hˈaʊs');
  expect(french[0]!.sounds.join('')).toBe('mɛzˈɔ̃');
  expect(english[0]!.sounds.join('')).toBe('hˈaʊs');
});

test('keeps French liaison with the word that carries it', async () => {
  const words = await espeak.ipa('Les enfants', 'fr');
  expect(words.map((word) => word.sounds.join(''))).toEqual(['le-z', 'ɑ̃fˈɑ̃']);
});

test('refuses a language that eSpeak would silently replace', async () => {
  await expect(espeak.ipa('abc', 'xx-unknown')).rejects.toMatchObject({ kind: 'unsupported' });
});

test('refuses a text that would not fit', async () => {
  await expect(espeak.ipa('a'.repeat(9000), 'en')).rejects.toMatchObject({ kind: 'unsupported' });
});

test('gives the same samples whatever was said before', async () => {
  const first = await espeak.speak('She sells fish.', 'en', settings);
  await espeak.speak('Bonjour mes amis.', 'fr', settings);
  expect((await espeak.speak('She sells fish.', 'en', settings)).samples).toEqual(first.samples);
});

test('two processes give the same samples, whatever they said before', async () => {
  const other = new EspeakProcess();
  try {
    await espeak.speak('Something else first.', 'en', settings);
    const there = await other.speak('She sells fish.', 'en', settings);
    const here = await espeak.speak('She sells fish.', 'en', settings);
    expect(other.processId).not.toBe(espeak.processId);
    expect(there.samples).toEqual(here.samples);
  } finally {
    await other.dispose();
  }
});

test('knows every language that the voices offer', async () => {
  for (const language of espeakLanguages) await espeak.ipa('1', language);
});

test('comes back after a crash and repeats what was cut off', async () => {
  await espeak.start();
  const speech = espeak.speak('Still here. '.repeat(30), 'en', settings);
  process.kill(espeak.processId!, 'SIGKILL');
  expect((await speech).words.length).toBe(60);
});

test('says that it is gone after dispose', async () => {
  const other = new EspeakProcess();
  await other.dispose();
  await other.dispose();
  await expect(other.ipa('abc', 'en')).rejects.toMatchObject({ kind: 'unavailable' });
});
