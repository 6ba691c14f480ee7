import { expect, test } from 'vitest';
import type { LanguageModel, ModelRequest } from '../../language-model/index.ts';
import type { TranslationOrder } from '../translator.ts';
import { translateByModel } from './model-translator.ts';
import { readTranslation } from './read-translation.ts';

type Answer = { id: number; text: string; shorter?: string[] }[] | string;

/** A model that answers with these, one after the other. */
function model(...answers: Answer[]): LanguageModel & { asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  return {
    asked,
    name: 'test',
    contextTokens: 8_000,
    async *stream(request) {
      asked.push(request);
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? '';
      yield { type: 'text', text: typeof answer === 'string' ? answer : JSON.stringify({ lines: answer }) };
    },
  };
}
const askedFor = ({ messages }: ModelRequest) => JSON.parse(messages[1]?.content ?? '');
const order = (texts: TranslationOrder['texts'], more: Partial<TranslationOrder> = {}): TranslationOrder => ({
  texts,
  source: 'en',
  target: 'pt-BR',
  caller: 'w',
  signal: new AbortController().signal,
  ...more,
});

test('asks for all lines with what is known of them, and keeps their order', async () => {
  const one = model([
    { id: 1, text: 'Tomada 2, Ana.', shorter: ['Dois, Ana.', 'A segunda tomada, cara Ana.'] },
    { id: 0, text: 'Bom dia.' },
  ]);
  const given = order(
    [{ text: 'Good morning.', speaker: 'A', maxSyllables: 4 }, { text: 'Take 2, Ana.' }, { text: '…' }],
    {
      context: 'A film set.',
      glossary: [
        { term: 'take', translation: 'tomada' },
        { term: 'camera', translation: 'câmera' },
      ],
      doNotTranslate: ['Ana', 'Lima'],
      alternatives: 2,
    },
  );
  expect(await translateByModel(one, given)).toEqual([
    { text: 'Bom dia.', shorter: [] },
    // what has more syllables is no shorter wording, whatever the model says
    { text: 'Tomada 2, Ana.', shorter: ['Dois, Ana.'] },
    { text: '…', shorter: [] },
  ]);
  expect(one.asked).toHaveLength(1);
  expect(one.asked[0]?.answerSchema).toBeDefined();
  expect(askedFor(one.asked[0] as ModelRequest)).toEqual({
    from: 'English',
    to: 'Brazilian Portuguese (pt-BR)',
    shorter_wordings_of_each_line: 2,
    context: 'A film set.',
    glossary: { take: 'tomada' },
    do_not_translate: ['Ana'],
    lines: [
      { id: 0, speaker: 'A', text: 'Good morning.', max_syllables: 4 },
      { id: 1, text: 'Take 2, Ana.' },
    ],
  });
});

test('asks again for what is missing, lost a number or is too long, and takes the best', async () => {
  const long = 'O ônibus finalmente partiu da estação central.';
  const one = model(
    [
      { id: 0, text: 'Espere alguns minutos.' },
      { id: 1, text: long },
    ],
    [
      { id: 0, text: 'Espere 45 minutos.' },
      { id: 1, text: 'Partiu.' },
      { id: 2, text: 'Tchau.' },
    ],
  );
  const given = order([
    { text: 'Wait 45 minutes.' },
    { text: 'The bus left.', maxSyllables: 4 },
    { text: 'Bye.' },
  ]);
  expect((await translateByModel(one, given)).map(({ text }) => text)).toEqual([
    'Espere 45 minutos.',
    'Partiu.',
    'Tchau.',
  ]);
  expect(askedFor(one.asked[1] as ModelRequest).lines).toMatchObject([
    { id: 0, fault_of_your_last_answer: 'It lost: 45.' },
    { id: 1, fault_of_your_last_answer: expect.stringMatching(/^It has \d+ syllables\.$/) },
    { id: 2, fault_of_your_last_answer: 'The line was missing.' },
  ]);
});

test('a line that cannot be had right is taken as it is after the last try', async () => {
  const one = model([{ id: 0, text: 'Espere.' }]);
  expect(await translateByModel(one, order([{ text: 'Wait 45 minutes.' }]))).toEqual([
    { text: 'Espere.', shorter: [] },
  ]);
  expect(one.asked).toHaveLength(3);
});

test('many lines go in parts, with what was said before', async () => {
  const echo: LanguageModel & { asked: ModelRequest[] } = {
    ...model(),
    async *stream(request) {
      echo.asked.push(request);
      const { lines } = askedFor(request) as { lines: { id: number; text: string }[] };
      yield {
        type: 'text',
        text: JSON.stringify({ lines: lines.map(({ id, text }) => ({ id, text: `${text}!` })) }),
      };
    },
  };
  const texts = Array.from({ length: 45 }, (_, index) => ({ text: `Line ${index}` }));
  const wordings = await translateByModel(echo, order(texts));
  expect(wordings.map(({ text }) => text)).toEqual(texts.map(({ text }) => `${text}!`));
  expect(echo.asked.map((request) => askedFor(request).lines.length)).toEqual([20, 20, 5]);
  expect(askedFor(echo.asked[1] as ModelRequest).said_before.at(-1)).toEqual({
    text: 'Line 19',
    translation: 'Line 19!',
  });
});

test.each(['No.', '{"lines": 7}', '{"lines": [{"id": 0, "text": " "}]}', '{not json}'])(
  'an answer that is none is a failure: %s',
  async (answer) => {
    await expect(translateByModel(model(answer), order([{ text: 'Hello.' }]))).rejects.toMatchObject({
      code: 'translation_unavailable',
    });
  },
);

test('words, thoughts and a fence around the answer do no harm', () => {
  const answer =
    '<think>{"lines": 1}</think>Here:\n```json\n{"lines": [{"id": "0", "text": "Olá.\\n", "shorter": null}]}\n```';
  expect([...readTranslation(answer, { target: 'pt', alternatives: 1 })]).toEqual([
    [0, { text: 'Olá.', shorter: [] }],
  ]);
});
