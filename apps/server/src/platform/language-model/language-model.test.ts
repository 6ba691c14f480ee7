import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { askLanguageModel, streamLanguageModel } from './language-model.ts';

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
  const pieces: string[] = [];
  for await (const piece of streamLanguageModel(model, { messages, temperature: 0.5, maxTokens: 40, signal }))
    pieces.push(piece);
  expect(pieces).toEqual(['Héllo', ' there.']);
  expect(asked).toEqual({
    path: '/v1/chat/completions',
    key: 'Bearer secret',
    body: { model: 'small', messages, temperature: 0.5, max_tokens: 40, stream: true },
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
  await expect(askLanguageModel(model, { messages, signal })).rejects.toMatchObject({
    code: 'language_model_unavailable',
    message: expect.stringContaining('language model'),
  });
});

test('one that is not there is a failure; a caller who leaves ends the call', async () => {
  const gone = { url: 'http://127.0.0.1:9/v1', key: undefined, model: undefined };
  await expect(askLanguageModel(gone, { messages, signal })).rejects.toMatchObject({
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
  const answer = streamLanguageModel(model, { messages, signal: leaving.signal });
  expect((await answer.next()).value).toBe('Once');
  leaving.abort(new Error('left'));
  await expect(answer.next()).rejects.toThrow('left');
  await expect.poll(() => closed).toBe(true);
});
