import type { TaskRequest, TaskTraits, TranslationPart } from '@mynah/engine-spec/tasks';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { EnginePool } from '../engines/engine-pool.ts';
import { createLog } from '../log/log.ts';
import { findTranslators, type TranslationPlatform } from './find-translators.ts';
import { translate } from './translate.ts';
import { translateSpeech } from './translate-speech.ts';

const signal = new AbortController().signal;
let asked: string[];
beforeEach(() => {
  asked = [];
});

/** A server with one local engine: English–Portuguese is built in, Spanish to Portuguese was found. */
function platform(environment: NodeJS.ProcessEnv = {}): TranslationPlatform {
  const traits = { pairs: [{ source: 'en', target: 'pt' }] };
  const hearing: Partial<TaskTraits<'transcription'>> = { languages: ['de', 'en'], translates: true };
  const engine = (task: string, name: string, more: object) => ({
    task,
    name,
    isRemote: false,
    packs: [],
    traits: more,
  });
  async function* hear({ samples, language, task }: TaskRequest<'transcription'>) {
    if (samples.length > 0) yield { type: 'text', text: ` ${task} of ${language}. `, words: [], noSpeech: 0 };
  }
  async function* translateTexts(request: TaskRequest<'translation'>): AsyncGenerator<TranslationPart> {
    asked.push(request.kind);
    if (request.kind === 'pairs')
      return yield { type: 'pairs', pairs: [{ source: 'es', target: 'pt', by: 'en' }] };
    for (const [index, text] of request.texts.entries())
      yield { type: 'translation', index, text: `${request.target}: ${text}` };
  }
  const all = [engine('translation', 'local', traits), engine('transcription', 'whisper', hearing)];
  const run = (task: string, request: never) =>
    task === 'transcription' ? hear(request) : translateTexts(request);
  const engines = {
    engines: (task: string) => all.filter((each) => each.task === task),
    run,
    loaded: () => new Set<string>(),
    stop: async () => {},
  } as EnginePool;
  return {
    config: readConfig(environment),
    engines,
    clock: { now: () => new Date(0) },
    log: createLog('silent'),
  } as TranslationPlatform;
}

test('says who would translate a pair, best first, and how', async () => {
  const here = platform({ MYNAH_LANGUAGE_MODEL_URL: 'http://127.0.0.1:9/v1#small' });
  const names = async (source: string, target: string) =>
    (await findTranslators(here, { source, target }, signal)).map(
      ({ engine, takes }) => `${engine} ${takes}`,
    );
  expect(await names('en-US', 'pt-BR')).toEqual(['language-model text', 'local text']);
  expect(await names('es', 'pt')).toEqual(['language-model text', 'local text']);
  expect(await names('es', 'pt')).toEqual(['language-model text', 'local text']);
  expect(await names('de', 'en')).toEqual(['language-model text', 'whisper speech']);
  expect(await names('en', 'en')).toEqual([]);
  // what is found is asked for once, and what is built in not at all
  expect(asked).toEqual(['pairs']);
});

test('a pair by way of another language says so', async () => {
  const [offer] = await findTranslators(platform(), { source: 'es', target: 'pt' }, signal);
  expect(offer?.note).toContain('by way of English');
});

test('translates, and says what got lost', async () => {
  const order = { source: 'en', target: 'pt', caller: 'w', signal };
  const texts = [{ text: 'Hello Ana.' }, { text: '5 km' }];
  expect(await translate(platform(), { ...order, texts, doNotTranslate: ['Ana'] })).toEqual({
    engine: 'local',
    translations: [
      { text: 'pt: Hello Ana.', shorter: [], missing: [] },
      { text: 'pt: 5 km', shorter: [], missing: [] },
    ],
  });
});

test.each([
  [{ source: 'sw', target: 'pt' }, 'Nothing on this server translates Swahili into Portuguese.'],
  [{ source: 'de', target: 'en' }, 'Nothing on this server translates German into English.'],
  [
    { source: 'en', target: 'pt', engine: 'other' },
    'The translation engine other of this server doesn’t translate English',
  ],
  [{ source: 'en', target: 'en' }, 'Choose another language.'],
])('%j is refused by its name', async (pair, message) => {
  const refused = translate(platform(), { ...pair, texts: [{ text: 'Hello.' }], caller: 'w', signal });
  await expect(refused).rejects.toMatchObject({
    code: 'unsupported_language_pair',
    message: expect.stringContaining(message),
  });
});

test('speech is written in English by the engine that hears it', async () => {
  const speech = { source: 'de-AT', caller: 'w', signal };
  const hear = (samples: Float32Array) => translateSpeech(platform(), { ...speech, samples });
  expect(await hear(new Float32Array(16_000))).toBe('translate of de.');
  expect(await hear(new Float32Array(0))).toBe('');
});
