import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installCounterpart } from '../../../test/llama-counterpart.ts';
import type { ModelEvent, ModelRequest } from '../language-model/model.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { llamaFolder } from './install-llama.ts';
import { LocalModel, type LocalModelOptions } from './local-model.ts';

let folder: string;
const opened: LocalModel[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-local-model-'));
});
afterEach(async () => {
  for (const model of opened.splice(0)) await model.stop();
  await rm(folder, { recursive: true, force: true });
});

function open(more: Partial<LocalModelOptions> = {}): LocalModel {
  const model = new LocalModel({
    file: undefined,
    dataFolder: folder,
    packs: { ensure: async () => folder, states: async () => [] },
    entry: new URL('../../runtime/chat-process.ts', import.meta.url),
    log: createLog('silent'),
    metrics: createMetrics(),
    install: installCounterpart,
    ...more,
  });
  opened.push(model);
  return model;
}

async function ready(model: LocalModel) {
  await model.prepare();
  await expect.poll(() => model.languageModel, { timeout: 60_000 }).toBeDefined();
  return model.languageModel!;
}

async function answer(
  model: LocalModel,
  said: string,
  more: Partial<ModelRequest> = {},
): Promise<ModelEvent[]> {
  const request = {
    messages: [{ role: 'user' as const, content: said }],
    signal: new AbortController().signal,
    ...more,
  };
  const events: ModelEvent[] = [];
  for await (const event of (await ready(model)).stream(request)) events.push(event);
  return events;
}

const textOf = (events: readonly ModelEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

const tools = [
  {
    name: 'book_room',
    description: 'Books',
    parameters: { type: 'object', properties: { nights: { type: 'integer' } } },
  },
];

test('nothing is there, or fetched, before somebody wants it', async () => {
  const model = open();
  model.resume();
  expect(await model.state()).toMatchObject({ state: 'none', isOwnFile: false });
  expect(model.languageModel).toBeUndefined();
});

test('answers as it comes, with what it took', async () => {
  const events = await answer(open(), 'hello');
  expect(events[0]).toEqual({ type: 'model', name: 'qwen2.5-coder-1.5b' });
  expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(1);
  expect(textOf(events)).toBe('You said: hello');
  expect(events.slice(-2)).toEqual([
    { type: 'usage', inputTokens: 7, outputTokens: 3 },
    { type: 'end', reason: 'stop' },
  ]);
});

test('calls tools, is made to call one, keeps to a schema, and says that it was cut off', async () => {
  const model = open();
  const called = await answer(model, 'book a room', { tools });
  expect(textOf(called)).toBe('');
  expect(called).toContainEqual({
    type: 'tool-call',
    call: { id: expect.stringMatching(/^call_/), name: 'book_room', arguments: '{"nights":3}' },
  });
  expect(called.at(-1)).toEqual({ type: 'end', reason: 'tool-calls' });
  const forced = await answer(model, 'hello', { tools, toolChoice: { name: 'book_room' } });
  expect(textOf(forced)).toBe('');
  expect(forced).toContainEqual(
    expect.objectContaining({ call: expect.objectContaining({ arguments: '{"nights":"nights"}' }) }),
  );
  const schema = { type: 'object', properties: { mood: { type: 'string' } }, required: ['mood'] };
  expect(textOf(await answer(model, 'hello', { answerSchema: schema }))).toBe('{"mood":"mood"}');
  expect((await answer(model, 'hello', { maxTokens: 2 })).at(-1)).toEqual({ type: 'end', reason: 'length' });
});

test('who leaves is not answered, and a process that dies fails the answer and no other', async () => {
  const model = open();
  await expect(answer(model, 'die')).rejects.toMatchObject({ code: 'language_model_unavailable' });
  const abort = new AbortController();
  const hanging = answer(model, 'hang', { signal: abort.signal });
  abort.abort(new Error('gone'));
  await expect(hanging).rejects.toThrow('gone');
  expect(textOf(await answer(model, 'hello'))).toBe('You said: hello');
});

test('is wanted after the next start too, until it is removed', async () => {
  await ready(open());
  const again = open();
  again.resume();
  await expect.poll(() => again.languageModel).toBeDefined();
  await again.remove();
  expect(await again.state()).toMatchObject({ state: 'none' });
  expect(existsSync(llamaFolder(join(folder, 'local-model')))).toBe(false);
  const last = open();
  last.resume();
  expect(last.languageModel).toBeUndefined();
});

test('a file of the operator’s is what answers, under its name, and stays', async () => {
  const model = open({ file: '/models/tiny.gguf', packs: undefined });
  model.resume();
  await expect.poll(() => model.languageModel?.name).toBe('tiny');
  await model.remove();
  expect(await model.state()).toMatchObject({ state: 'ready', isOwnFile: true });
});

test('what could not be installed says why, and is tried again', async () => {
  let fails = true;
  const model = open({
    install: async (into) => {
      if (fails) throw new Error('npm is not installed.');
      await installCounterpart(into);
    },
  });
  await model.prepare();
  await expect.poll(async () => (await model.state()).problem).toBe('npm is not installed.');
  expect((await model.state()).state).toBe('none');
  fails = false;
  await ready(model);
  expect((await model.state()).problem).toBeUndefined();
});
