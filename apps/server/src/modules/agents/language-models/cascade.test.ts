import { expect, test } from 'vitest';
import { Failure } from '../../../platform/errors/index.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '../../../platform/language-model/index.ts';
import { cascade } from './cascade.ts';

const down = () => new Failure('language_model_unavailable', 'The language model couldn’t be reached.');

/** A model that says some words, and then ends, fails, or is silent until it is left. */
const model = (name: string, words: readonly string[], then: 'end' | 'fail' | 'hang'): LanguageModel => ({
  name,
  contextTokens: 1000,
  async *stream({ signal }: ModelRequest): AsyncGenerator<ModelEvent> {
    yield { type: 'model', name };
    for (const text of words) yield { type: 'text', text };
    if (then === 'fail') throw down();
    if (then === 'hang')
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    yield { type: 'end', reason: 'stop' };
  },
});

async function told(models: LanguageModel[], signal = new AbortController().signal): Promise<string> {
  const all: string[] = [];
  for await (const event of cascade(models, 5).stream({ messages: [], signal }))
    all.push(event.type === 'model' ? event.name : event.type === 'text' ? event.text : event.type);
  return all.join(' ');
}

test('the next is asked when one fails or is silent before its first word, and tells its own name', async () => {
  const good = model('good', ['Hello.'], 'end');
  expect(await told([model('down', [], 'fail'), good])).toBe('good Hello. end');
  expect(await told([model('slow', [], 'hang'), good])).toBe('good Hello. end');
  expect(await told([good, model('other', ['No.'], 'end')])).toBe('good Hello. end');
});

test('after first words a failure ends the answer with what came', async () => {
  expect(await told([model('cut', ['Well,'], 'fail'), model('other', ['No.'], 'end')])).toBe('cut Well, end');
  expect(await told([model('cut', ['Well,'], 'fail')])).toBe('cut Well, end');
});

test('where all fail it is a failure, and who leaves asks no other', async () => {
  await expect(told([model('a', [], 'fail'), model('b', [], 'fail')])).rejects.toMatchObject({
    code: 'language_model_unavailable',
  });
  const left = AbortSignal.abort(new Error('left'));
  await expect(told([model('a', [], 'fail'), model('b', ['Hi.'], 'end')], left)).rejects.toThrow('left');
});
