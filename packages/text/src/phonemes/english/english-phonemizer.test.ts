import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EnglishPhonemizer } from './english-phonemizer.ts';

// Loading takes several seconds on a loaded machine.

const folder = join(process.env.MYNAH_PACKS ?? '', 'hibari');

describe.skipIf(!existsSync(join(folder, 'tagger.json.gz')))('English with the hibari pack', () => {
  const phonemizer = new EnglishPhonemizer(folder);
  afterAll(() => phonemizer.dispose());

  const say = async (text: string, language = 'en-US') =>
    (await phonemizer.phonemize(text, language))
      .map((word) => (word.spaced ? ' ' : '') + word.phonemes)
      .join('');

  test.each([
    ['reads a plain sentence', 'Hello there.', 'həlˈO ðˈɛɹ.'],
    [
      'read: past and future',
      'I read it yesterday, will you read it?',
      'ˌI ɹˈɛd ɪt jˈɛstəɹdˌA, wɪl ju ɹˈid ɪt?',
    ],
    ['live: verb and adjective', 'we live in a live show', 'wi lˈɪv ɪn ɐ lˈIv ʃˈO'],
    ['wind: noun and verb', 'the wind may wind', 'ðə wˈɪnd mˈA wˈInd'],
    ['record: verb and noun', 'he will record the record', 'hi wɪl ɹəkˈɔɹd ðə ɹˈɛkəɹd'],
    ['lead: verb and metal', 'lead pipes lead to harm', 'lˈɛd pˈIps lˈid tə hˈɑɹm'],
    ['the and to before vowels', 'the old to the apple to us', 'ði ˈOld tə ði ˈæpᵊl tʊ ˌʌs'],
    ['in, before a pause strong', 'come in, in time', 'kˈʌm ˈɪn, ɪn tˈIm'],
    ['possessives', 'the dogs’ toy, the dog’s toy, James’s', 'ðə dˈɔɡz tˈY, ðə dˈɔɡz tˈY, ʤˈAmzᵻz'],
    ['contractions', 'we can’t, they’re', 'wi kˈænt, ðɛɹ'],
    ['compounds give way in the lighter half', 'a quick-witted man', 'ɐ kwˌɪkwˈɪTᵻd mˈæn'],
    ['spelled names', 'the FBI, the U.S. and APIs', 'ði ˌɛfbˌiˈI, ðə jˌuˈɛs ænd ˌApˌiˈIz'],
    ['words said as words in capitals', 'NASA said HELLO', 'nˈæsə sˈɛd həlˈO'],
    ['mixed case', 'my iPhone', 'mI ˈIfˌOn'],
    ['digits that normalization left', 'it costs $5', 'ɪt kˈɔsts fˈIv'],
    ['decades', 'the ’90s', 'ðə nˈIndiz'],
    ['titles', 'Dr. Lee and Ms. Poe, Ph.D.', 'dˈɑktəɹ lˈi ænd mˈɪz pˈO, pˌiˌAʧdˈi'],
    ['letters', 'vitamin A at 5 p.m.', 'vˈITəmən ˈA æt fˈIv pˌiˈɛm'],
    ['orders', 'Separate the parts.', 'sˈɛpəɹˌAt ðə pˈɑɹts.'],
    ['marks that the dictionary lacks', 'a naïve résumé', 'ɐ nɑˈiv ɹˈɛzəmˌA'],
    ['flaps', 'water, waited, writing', 'wˈɔTəɹ, wˈATᵻd, ɹˈITɪŋ'],
    ['quotes and dashes', '"Yes" – no...', '“jˈɛs” — nˈO…'],
  ])('%s', async (_title, text, phonemes) => {
    expect(await say(text)).toBe(phonemes);
  });

  test.each([
    ['non-rhotic, long vowels', 'The weather in London', 'ðə wˈɛðə ɪn lˈʌndən'],
    ['r comes back before -ing', 'wondering', 'wˈʌndəɹɪŋ'],
    ['no flap', 'water', 'wˈɔːtə'],
  ])('British: %s', async (_title, text, phonemes) => {
    expect(await say(text, 'en-GB')).toBe(phonemes);
  });

  test('reads invented words with the net, each with one main stress', async () => {
    const words = await phonemizer.phonemize('The zorblax squibbled.', 'en-US');
    for (const word of words.slice(1, 3)) expect(word.phonemes.match(/ˈ/g)).toHaveLength(1);
  });

  test('gives every word its place in the text', async () => {
    const text = '  “Purple-witted” 😀 can’t $5!';
    const words = await phonemizer.phonemize(text, 'en-US');
    expect(words.map((word) => text.slice(word.start, word.end))).toEqual([
      '“',
      'Purple',
      'witted',
      '”',
      'can’t',
      '5',
      '!',
    ]);
    expect(words.map((word) => word.spaced)).toEqual([false, false, false, false, true, true, false]);
  });

  test('says nothing for nothing', async () => {
    expect(await phonemizer.phonemize(' 😀 東京 ', 'en-US')).toEqual([]);
  });
});
