import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askLanguageModel } from './ask-language-model.ts';
import type { ModelEvent } from './model.ts';
import { openAiChat } from './openai-chat.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function counterpart(listener: RequestListener): Promise<{ url: string; key: string; model: string }> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/`, key: 'secret', model: 'small' };
}

async function eventsOf(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const all: ModelEvent[] = [];
  for await (const one of events) all.push(one);
  return all;
}

const signal = new AbortController().signal;
const messages = [{ role: 'user', content: 'Say hello.' }] as const;
const event = (text: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`;
const streams = { 'content-type': 'text/event-stream' };

test('asks as the protocol has it, and gives the answer piece by piece', async () => {
  let asked: unknown;
  const model = await counterpart(async (request, response) => {
    let body = '';
    for await (const bytes of request) body += bytes;
    asked = { path: request.url, key: request.headers.authorization, body: JSON.parse(body) };
    response.writeHead(200, streams);
    const all = `: waiting\n\ndata: {"choices":[{"delta":{"role":"assistant"}}]}\n\n${event('Héllo')}${event(' there.')}data: {"choices":[],"usage":{}}\n\ndata: [DONE]\n\n`;
    const bytes = Buffer.from(all);
    // a letter of two bytes comes in two pieces
    const cut = bytes.indexOf(0xc3) + 1;
    response.write(bytes.subarray(0, cut));
    setTimeout(() => response.end(bytes.subarray(cut)), 5);
  });
  const request = { messages, temperature: 0.5, maxTokens: 40, signal };
  expect(await eventsOf(openAiChat(model).stream(request))).toEqual([
    { type: 'model', name: 'small' },
    { type: 'text', text: 'Héllo' },
    { type: 'text', text: ' there.' },
    { type: 'usage', inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 },
    { type: 'end', reason: 'stop' },
  ]);
  expect(asked).toEqual({
    path: '/v1/chat/completions',
    key: 'Bearer secret',
    body: {
      model: 'small',
      messages,
      temperature: 0.5,
      max_tokens: 40,
      stream: true,
      stream_options: { include_usage: true },
    },
  });
});

test.each<[string, RequestListener]>([
  ['refuses', (_, response) => void response.writeHead(401).end('{"error":{"message":"no"}}')],
  ['answers garbage', (_, response) => void response.writeHead(200, streams).end('data: {not json\n\n')],
  [
    'answers something else',
    (_, response) => void response.writeHead(200, streams).end('data: {"choices":7}\n\n'),
  ],
  ['says nothing', (_, response) => void response.writeHead(200, streams).end('data: [DONE]\n\n')],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, streams);
      response.write(event('Hel'), () => response.destroy());
    },
  ],
  [
    'reports an error in its stream',
    (_, response) =>
      void response.writeHead(200, streams).end(`${event('Hel')}data: {"error":{"message":"full"}}\n\n`),
  ],
])('a model that %s is a failure with a sentence', async (_, listener) => {
  const model = await counterpart(listener);
  await expect(askLanguageModel(openAiChat(model), { messages, signal })).rejects.toMatchObject({
    code: 'language_model_unavailable',
    message: expect.stringContaining('language model'),
  });
});

test('one that is not there is a failure; a caller who leaves ends the call', async () => {
  const gone = { url: 'http://127.0.0.1:9/v1', key: undefined, model: undefined };
  await expect(askLanguageModel(openAiChat(gone), { messages, signal })).rejects.toMatchObject({
    code: 'language_model_unavailable',
  });
  let closed = false;
  const model = await counterpart((_, response) => {
    response.on('close', () => {
      closed = true;
    });
    response.writeHead(200, streams);
    response.write(event('Once'));
  });
  const leaving = new AbortController();
  const request = { messages, signal: leaving.signal };
  const answer = openAiChat(model).stream(request)[Symbol.asyncIterator]();
  await answer.next();
  expect((await answer.next()).value).toEqual({ type: 'text', text: 'Once' });
  leaving.abort(new Error('left'));
  await expect(answer.next()).rejects.toThrow('left');
  await expect.poll(() => closed).toBe(true);
});

test('calls of tools come in pieces, or whole and without an id, and their results go back', async () => {
  let asked: { messages: object[]; tools: object[] } | undefined;
  const delta = (tool_calls: object[]) =>
    `data: ${JSON.stringify({ choices: [{ delta: { tool_calls } }] })}\n\n`;
  const model = await counterpart(async (request, response) => {
    let body = '';
    for await (const bytes of request) body += bytes;
    asked = JSON.parse(body);
    response.writeHead(200, streams);
    response.write(delta([{ index: 0, id: 'c1', function: { name: 'look', arguments: '' } }]));
    response.write(delta([{ index: 0, function: { arguments: '{"city":' } }]));
    response.write(delta([{ index: 0, function: { arguments: '"Rome"}' } }]));
    response.write(delta([{ function: { name: 'end_call', arguments: '{}' } }]));
    response.end('data: {"choices":[{"delta":{},"finish_reason":"tool_calls"}]}\n\ndata: [DONE]\n\n');
  });
  const tool = { name: 'look', description: 'Looks', parameters: { type: 'object' } };
  const call = { id: 'c0', name: 'look', arguments: '{}' };
  const events = await eventsOf(
    openAiChat(model).stream({
      messages: [
        { role: 'user', content: 'Weather?' },
        { role: 'assistant', content: '', toolCalls: [call] },
        { role: 'tool', toolCallId: 'c0', name: 'look', content: 'Sunny' },
      ],
      tools: [tool],
      toolChoice: { name: 'look' },
      signal,
    }),
  );
  expect(events.slice(1)).toEqual([
    { type: 'tool-call', call: { id: 'c1', name: 'look', arguments: '{"city":"Rome"}' } },
    { type: 'tool-call', call: { id: 'call_1', name: 'end_call', arguments: '{}' } },
    { type: 'end', reason: 'tool-calls' },
  ]);
  expect(asked).toMatchObject({
    messages: [
      { role: 'user' },
      { role: 'assistant', content: null, tool_calls: [{ id: 'c0', function: { name: 'look' } }] },
      { role: 'tool', tool_call_id: 'c0', content: 'Sunny' },
    ],
    tools: [{ type: 'function', function: tool }],
    tool_choice: { type: 'function', function: { name: 'look' } },
  });
});
