import { voiceLanguages } from '@mynah/contract/voices/voice-languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Content, readContent } from './content/index.ts';

let app: TestApp;
let content: Content;
beforeAll(async () => {
  app = await startTestApp();
  content = await readContent(app.platform, {
    brand: 'Mynah',
    operator: 'us',
    legal_contact: 'us',
    address: app.url,
  });
});
afterAll(() => app.close());

const languages =
  'english hindi portuguese spanish spanish-castilian-accent french french-swiss-accent german japanese arabic russian korean indonesian italian dutch turkish turkish-istanbul-accent polish swedish filipino malay romanian ukrainian greek czech czech-moravian-accent danish finnish bulgarian croatian slovak tamil british-accent canadian-accent'.split(
    ' ',
  );
const accents =
  'american-accent new-york-accent australian-accent indian-accent irish-accent italian-accent essex-accent scandinavian-accent german-accent german-bavarian-accent russian-accent spanish-accent latin-american-accent mexican-accent argentine-accent portuguese-accent californian-accent african-accent pakistani-accent'.split(
    ' ',
  );

const read = async (path: string) => {
  const answer = await app.fetch(path);
  return { status: answer.status, text: await answer.text() };
};

test('[LNG-001] [LNG-002] [LNG-003] the 34 languages come first, the accents behind them, American first', () => {
  const entries = [...content['text-to-speech'].values()].toSorted((a, b) => a.fields.order - b.fields.order);
  expect(entries.map(({ slug }) => slug)).toEqual([...languages, ...accents]);
});

test.each([...languages, ...accents])(
  '[LNG-001] [LNG-002] [LNG-004] [LNG-005] [LNG-010] [LNG-011] [LNG-012] [LNG-013] [LNG-018] [LNG-019] /text-to-speech/%s has all of its parts',
  async (slug) => {
    const { status, text } = await read(`/text-to-speech/${slug}`);
    expect(status).toBe(200);
    const { fields } = content['text-to-speech'].get(slug)!;
    const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
    for (const words of [
      fields.name,
      fields.howTo,
      fields.feature1Title,
      fields.feature1Description,
      fields.feature2Title,
      fields.feature2Description,
    ])
      expect(text).toContain(escaped(words));
    expect(text).toMatch(new RegExp(`<(textarea|p class="words")[^>]*>${fields.placeholder.slice(0, 12)}`));
    expect(text).toContain(`data-country="${fields.flag}" role="img"`);
  },
);

test('[LNG-006] [LNG-007] accents are of English, but for one of Swedish and one of German', () => {
  const languageOf = (slug: string) => content['text-to-speech'].get(slug)?.fields.language;
  expect(accents.filter((slug) => languageOf(slug) === 'Swedish')).toEqual(['scandinavian-accent']);
  expect(accents.filter((slug) => languageOf(slug) === 'German')).toEqual(['german-bavarian-accent']);
  expect(accents.filter((slug) => languageOf(slug) === 'English')).toHaveLength(accents.length - 2);
});

test('[LNG-009] some entries name their voice, others take the first of the language', () => {
  const entries = [...content['text-to-speech'].values()];
  expect(entries.filter(({ fields }) => fields.voice_id !== undefined).length).toBeGreaterThan(10);
  expect(entries.filter(({ fields }) => fields.voice_id === undefined).length).toBeGreaterThan(10);
});

test('[LNG-010] demonstrations are written in their own language, and no two alike', () => {
  const texts = [...content['text-to-speech'].values()].map(({ fields }) => fields.placeholder);
  expect(new Set(texts).size).toBe(texts.length);
  const scripts = {
    hindi: /\p{Script=Devanagari}/u,
    japanese: /\p{Script=Hiragana}/u,
    arabic: /\p{Script=Arabic}/u,
    greek: /\p{Script=Greek}/u,
    tamil: /\p{Script=Tamil}/u,
    korean: /\p{Script=Hangul}/u,
    russian: /\p{Script=Cyrillic}/u,
    german: /Morgengrauen/,
  };
  for (const [slug, script] of Object.entries(scripts))
    expect(content['text-to-speech'].get(slug)?.fields.placeholder).toMatch(script);
});

test('[LNG-014] [LNG-015] [LNG-016] two lists by the word Accent, each with its count', async () => {
  const { text } = await read('/languages');
  expect(text).toContain('Hear one of 28 languages');
  expect(text).toContain('Hear one of 25 accents');
});

test('[LNG-017] Chinese has no page of its own among them, but one among the languages', async () => {
  expect((await read('/text-to-speech/chinese')).status).toBe(404);
  expect((await read('/languages/chinese')).status).toBe(200);
});

test.each(voiceLanguages)(
  '[RTE-055] [LNG-020] [LNG-021] [LNG-022] /languages has $name',
  async ({ name }) => {
    const { status, text } = await read(`/languages/${name.toLowerCase()}`);
    expect(status).toBe(200);
    expect(text).toContain('dialects and accents');
  },
);

test('[LNG-022] [LNG-023] [LNG-024] dialects stand on the pages of their languages, in their order', async () => {
  const arabic = (await read('/languages/arabic')).text;
  const listed = [
    ...(/<ul class="chips plain">(.*?)<\/ul>/s.exec(arabic)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g),
  ];
  expect(listed.map(([, name]) => name).slice(0, 2)).toEqual(['Modern Standard', 'Egyptian']);
  expect(listed).toHaveLength(18);
  expect((await read('/languages/english')).text).toContain('53 dialects and accents');
});
