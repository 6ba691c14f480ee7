import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../config/config.ts';
import { translateKeeping } from '../keeping/translate-keeping.ts';
import type { TranslationOrder, Translator } from '../translator.ts';
import { askServer } from './ask-server.ts';
import { type Asked, faults, TranslationCounterpart } from './counterpart.ts';
import { openDeepL } from './deepl.ts';
import { libreTranslator } from './libretranslate.ts';

const signal = new AbortController().signal;
const clock = { now: () => new Date(0) };
const order = (texts: string[], more: Partial<TranslationOrder> = {}): TranslationOrder => ({
  texts: texts.map((text) => ({ text })),
  source: 'en-GB',
  target: 'pt',
  caller: 'w',
  signal,
  ...more,
});

let server: TranslationCounterpart;
afterEach(() => server.stop());
const linesOf = () => server.asked.map(({ line }) => line);

describe('DeepL', () => {
  let deepL: Translator;
  beforeEach(async () => {
    server = await TranslationCounterpart.start(({ line, body }: Asked) => {
      if (line === 'GET /v2/languages?type=source')
        return [{ language: 'EN' }, { language: 'PT' }, { language: 'NB' }];
      if (line === 'GET /v2/languages?type=target')
        return [{ language: 'EN-GB' }, { language: 'EN-US' }, { language: 'PT-PT' }, { language: 'PT-BR' }];
      return { translations: (body.text as string[]).map((text) => ({ text: `pt ${text}` })) };
    });
    const environment = { MYNAH_DEEPL_URL: `${server.url}/`, MYNAH_DEEPL_KEY: 'key:fx' };
    [deepL] = openDeepL({ config: readConfig(environment), clock } as never) as [Translator];
  });

  test('is asked as its protocol has it', async () => {
    expect(await deepL.translate(order(['Good morning.', 'Hi.'], { context: 'A film.' }))).toEqual([
      { text: 'pt Good morning.', shorter: [] },
      { text: 'pt Hi.', shorter: [] },
    ]);
    expect(server.asked.at(-1)).toEqual({
      line: 'POST /v2/translate',
      authorization: 'DeepL-Auth-Key key:fx',
      body: {
        text: ['Good morning.', 'Hi.'],
        source_lang: 'EN',
        target_lang: 'PT-BR',
        preserve_formatting: true,
        context: 'A film.',
      },
    });
  });

  test('terms go in tags that stay, signs of markup come back as they were', async () => {
    const terms = { doNotTranslate: ['Ana'], glossary: [{ term: 'take', translation: 'tomada & fim' }] };
    const wordings = await deepL.translate(order(['Ana: 3 < 4 & "take" {x}', 'a > b'], terms));
    expect(wordings.map(({ text }) => text)).toEqual(['pt Ana: 3 < 4 & "tomada & fim" {x}', 'pt a > b']);
    expect(server.asked.at(-1)?.body).toMatchObject({
      text: ['<x>Ana</x>: 3 &lt; 4 &amp; "<x>tomada &amp; fim</x>" <x>{x}</x>', 'a &gt; b'],
      tag_handling: 'xml',
      ignore_tags: ['x'],
    });
  });

  test('offers what it names, its dialects among it, and is asked for them once', async () => {
    const offers = (source: string, target: string) => deepL.offer({ source, target }, signal);
    expect(await offers('en', 'pt-PT')).toMatchObject({ engine: 'deepl', isRemote: true });
    expect(await offers('nn', 'en')).toBeDefined();
    expect(await offers('en', 'sw')).toBeUndefined();
    expect(await offers('pt-BR', 'pt-PT')).toBeUndefined();
    expect(linesOf().toSorted()).toEqual(['GET /v2/languages?type=source', 'GET /v2/languages?type=target']);
    await deepL.translate(order(['Hi.'], { target: 'pt-PT' }));
    expect(server.asked.at(-1)?.body.target_lang).toBe('PT-PT');
  });

  test('many texts go in several requests, in order', async () => {
    const texts = Array.from({ length: 120 }, (_, index) => `Line ${index}`);
    const wordings = await deepL.translate(order(texts));
    expect(wordings.map(({ text }) => text)).toEqual(texts.map((text) => `pt ${text}`));
    expect(linesOf().filter((line) => line.startsWith('POST'))).toHaveLength(3);
  });

  test.each(faults)('a server that %s is a failure in a sentence', async (_, fault, sentence) => {
    await deepL.offer({ source: 'en', target: 'pt' }, signal);
    server.faulty = fault;
    const refused = deepL.translate(order(['Hi.']));
    await expect(refused).rejects.toMatchObject({
      code: 'translation_unavailable',
      message: expect.stringMatching(sentence),
    });
  });

  test('a list of languages that failed is asked for again', async () => {
    [, server.faulty] = faults[4] ?? [];
    await expect(deepL.offer({ source: 'en', target: 'pt' }, signal)).rejects.toMatchObject({
      code: 'translation_unavailable',
    });
    server.faulty = undefined;
    expect(await deepL.offer({ source: 'en', target: 'pt' }, signal)).toBeDefined();
  });
});

test('DeepL is there with a key or an address of its own, and not without', () => {
  const open = (environment: NodeJS.ProcessEnv) =>
    openDeepL({ config: readConfig(environment), clock } as never);
  expect(open({})).toEqual([]);
  expect(open({ MYNAH_DEEPL_KEY: 'k' })).toHaveLength(1);
  expect(open({ MYNAH_DEEPL_URL: 'http://127.0.0.1:9' })).toHaveLength(1);
});

describe('LibreTranslate', () => {
  let libre: Translator;
  beforeEach(async () => {
    server = await TranslationCounterpart.start(({ line, body }: Asked) => {
      if (line === 'GET /languages')
        return [
          { code: 'en', name: 'English', targets: ['en', 'pt', 'zh-Hans'] },
          { code: 'nb', name: 'Norwegian', targets: ['en'] },
          { code: 'pt', name: 'Portuguese' },
        ];
      return { translatedText: (body.q as string[]).map((text) => `pt ${text}`) };
    });
    libre = libreTranslator({ config: readConfig({}), clock } as never, {
      url: `${server.url}/`,
      key: 'secret',
    });
  });

  test('is asked as its protocol has it', async () => {
    expect(await libre.translate(order(['Good morning.', 'Hi.']))).toEqual([
      { text: 'pt Good morning.', shorter: [] },
      { text: 'pt Hi.', shorter: [] },
    ]);
    expect(server.asked.at(-1)).toMatchObject({
      line: 'POST /translate',
      body: { q: ['Good morning.', 'Hi.'], source: 'en', target: 'pt', format: 'text', api_key: 'secret' },
    });
  });

  test('terms come back from its marks', async () => {
    const wordings = await translateKeeping(libre, order(['Call Ana.'], { doNotTranslate: ['Ana'] }));
    expect(server.asked.at(-1)?.body.q).toEqual(['Call XQ0Z.']);
    expect(wordings).toEqual([{ text: 'pt Call Ana.', shorter: [] }]);
  });

  test('offers what it names', async () => {
    const offers = (source: string, target: string) => libre.offer({ source, target }, signal);
    expect(await offers('en-US', 'zh')).toMatchObject({ engine: 'libretranslate' });
    expect(await offers('no', 'en')).toBeDefined();
    // who names no targets has all
    expect(await offers('pt', 'nb')).toBeDefined();
    expect(await offers('no', 'pt')).toBeUndefined();
    expect(await offers('sw', 'en')).toBeUndefined();
    expect(linesOf()).toEqual(['GET /languages']);
  });

  test.each(faults)('a server that %s is a failure in a sentence', async (_, fault, sentence) => {
    await libre.offer({ source: 'en', target: 'pt' }, signal);
    server.faulty = fault;
    const refused = libre.translate(order(['Hi.']));
    await expect(refused).rejects.toMatchObject({
      code: 'translation_unavailable',
      message: expect.stringMatching(sentence),
    });
  });
});

describe('a slow server', () => {
  beforeEach(async () => {
    server = await TranslationCounterpart.start(() => ({}));
    server.faulty = () => {};
  });
  const ask = (more: object) =>
    askServer({ title: 'It', url: server.url, answer: z.object({}), signal, ...more });

  test('is waited for as long as it may take, and no longer', async () => {
    await expect(ask({ timeoutMs: 30 })).rejects.toMatchObject({
      message: 'It didn’t answer within 0.03 seconds.',
    });
  });

  test('is left when the caller leaves', async () => {
    const leaving = new AbortController();
    server.faulty = () => leaving.abort(new Error('gone'));
    await expect(ask({ signal: leaving.signal })).rejects.toThrow('gone');
  });
});
