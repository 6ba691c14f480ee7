import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VowelModel } from './vowel-model.ts';
import { vowelText } from './vowelled-text.ts';

const folder = join(process.env.MYNAH_PACKS ?? '', 'arabic-vowels');

describe.skipIf(!process.env.CI && !existsSync(folder))('Arabic with the pack arabic-vowels', () => {
  let model: VowelModel;
  beforeAll(async () => {
    model = await VowelModel.load(folder);
  });
  afterAll(() => model.release());

  test('writes the short vowels of a sentence, as it is said', async () => {
    const { text } = await vowelText('هل عندك وقت هذا المساء؟', model);
    expect(text).toBe('هَلْ عِنْدَك وَقْت هَذَا الْمَسَاء؟');
  });

  test('knows for each character where it stands in the text', async () => {
    const written = 'a😀 سافر محمد، 12.';
    const { text, starts } = await vowelText(written, model);
    expect(starts).toHaveLength(text.length);
    for (const [unit, start] of starts.entries())
      if (!/\p{Mn}/u.test(text[unit]!) && !/[\ud800-\udfff]/u.test(text[unit]!))
        expect(written[start]).toBe(text[unit]);
    expect(starts.every((start, index) => index === 0 || start >= starts[index - 1]!)).toBe(true);
  });

  test('leaves vowels that somebody wrote, and how a word is spelled', async () => {
    const { text } = await vowelText('كُتُب آلاف', model);
    expect(text.normalize('NFC')).toContain('كُتُب');
    expect(text.normalize('NFC')).toMatch(/ آل/u);
  });

  test('a text without a letter stays as it is', async () => {
    expect(await vowelText('', model)).toEqual({ text: '', starts: [] });
  });
});
