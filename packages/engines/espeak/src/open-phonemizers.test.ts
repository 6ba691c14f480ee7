import { afterAll, expect, test } from 'vitest';
import { openPhonemizers } from './open-phonemizers.ts';
import { borrowEspeak } from './shared-espeak.ts';

// Loading takes several seconds on a loaded machine.

const phonemizers = openPhonemizers({ packFolder: () => undefined });
afterAll(() => phonemizers.dispose());

const say = async (text: string, language: string) =>
  (await phonemizers.phonemize(text, language))
    .map((word) => (word.spaced ? ' ' : '') + word.phonemes)
    .join('');

test.each([
  ['es', 'Hola, ¿qué tal?', 'ˈola, kˈe tˈal?'],
  ['fr', 'Les enfants ont un ami.', 'lez ɑ̃fˈɑ̃z ˈɔ̃t œ̃n amˈi.'],
  ['it', 'Buongiorno, pizza.', 'bʊonʤˈɔrno, pˈiʦːa.'],
  ['pt-BR', 'São Paulo', 'sɐ̃ʊ̃ pˈWlʊ'],
  ['hi', 'नमस्ते।', 'nəmˈʌsteː.'],
  ['de', 'Ich spreche, zwei Züge.', 'ɪç ʃpʁˈɛçə, ʦvˈI ʦˈyːɡə.'],
  ['en-US', 'water, computer, go there', 'wˈɔTəɹ, kəmpjˈuTəɹ, ɡˌO ðˈɛɹ'],
  ['en-GB', 'no car', 'nˈQ kˈɑː'],
])('reads %s in the model’s symbols', async (language, text, phonemes) => {
  expect((await say(text, language)).normalize('NFD')).toBe(phonemes.normalize('NFD'));
});

test('lays the sounds on the words of the text', async () => {
  const text = 'Qu’est-ce que c’est, l’ami ?';
  const words = await phonemizers.phonemize(text, 'fr');
  expect(words.map((word) => text.slice(word.start, word.end))).toEqual([
    'Qu’est-ce que',
    'c’est',
    ',',
    'l’ami',
    '?',
  ]);
});

test('keeps words that run together in one stretch', async () => {
  const text = 'in the park';
  const words = await phonemizers.phonemize(text, 'en-US');
  expect(words.map((word) => text.slice(word.start, word.end))).toEqual(['in the', 'park']);
});

test('refuses a language that nothing reads', async () => {
  await expect(phonemizers.phonemize('abc', 'xx')).rejects.toMatchObject({ kind: 'unsupported' });
});

test('shares one process, and ends it with the last user', async () => {
  const one = borrowEspeak();
  const other = borrowEspeak();
  expect(one.espeak).toBe(other.espeak);
  await one.release();
  await one.release();
  await expect(other.espeak.ipa('abc', 'en')).resolves.toHaveLength(1);
  await other.release();
  await expect(phonemizers.phonemize('abc', 'es')).resolves.toHaveLength(1);
});
