import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LanguageModel, ModelEvent, ModelRequest } from './model.ts';

/** What a request to a counterpart was. */
export interface Asked {
  path: string;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

const streams = { 'content-type': 'text/event-stream' };

/** A server that speaks a vendor's protocol, for tests. */
export class Counterpart {
  readonly #server: Server;
  url = '';
  asked: Asked | undefined;

  private constructor(listener: RequestListener) {
    this.#server = createServer(async (request, response) => {
      let body = '';
      for await (const bytes of request) body += bytes;
      this.asked = { path: request.url ?? '', headers: request.headers, body: JSON.parse(body) };
      listener(request, response);
    });
  }

  static async start(listener: RequestListener): Promise<Counterpart> {
    const counterpart = new Counterpart(listener);
    await new Promise<void>((resolve) => counterpart.#server.listen(0, '127.0.0.1', resolve));
    counterpart.url = `http://127.0.0.1:${(counterpart.#server.address() as AddressInfo).port}`;
    return counterpart;
  }

  /** Answers with these events, one after the other. */
  static sends(...events: readonly object[]): RequestListener {
    return (_, response) => {
      response.writeHead(200, streams);
      for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
      response.end();
    };
  }

  /** How servers misbehave; each is a failure with a sentence. `first`: an event that says a word. */
  static faults(first: object): readonly [string, RequestListener][] {
    const word = `data: ${JSON.stringify(first)}\n\n`;
    const refuses =
      (status: number, headers = {}): RequestListener =>
      (_, response) =>
        void response.writeHead(status, headers).end('{"error":{"message":"no"}}');
    return [
      ['refuses the key (401)', refuses(401)],
      ['is asked too often (429)', refuses(429, { 'retry-after': '30' })],
      ['does not take the request (400)', refuses(400)],
      ['answers garbage', (_, response) => void response.writeHead(200, streams).end('data: {not json\n\n')],
      ['answers another shape', (_, response) => void response.writeHead(200, streams).end('data: 7\n\n')],
      ['ends after its first word', (_, response) => void response.writeHead(200, streams).end(word)],
      [
        'breaks off',
        (_, response) => {
          response.writeHead(200, streams);
          response.write(word, () => response.destroy());
        },
      ],
    ];
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export async function eventsOf(
  model: LanguageModel,
  request: Omit<ModelRequest, 'signal'>,
): Promise<ModelEvent[]> {
  const all: ModelEvent[] = [];
  for await (const event of model.stream({ ...request, signal: new AbortController().signal }))
    all.push(event);
  return all;
}

/** A conversation with all that protocols differ in, the first word the agent's own. */
export const conversation: Pick<ModelRequest, 'messages' | 'tools'> = {
  messages: [
    { role: 'system', content: 'Be kind.' },
    { role: 'assistant', content: 'Hello!' },
    { role: 'user', content: 'Look.', images: [{ contentType: 'image/png', base64: 'AAAA' }] },
    { role: 'system', content: 'The caller is on page 2.' },
    { role: 'assistant', content: '', toolCalls: [{ id: 'c1', name: 'look', arguments: '{"city":"Rome"}' }] },
    { role: 'tool', toolCallId: 'c1', name: 'look', content: 'Sunny' },
  ],
  tools: [
    {
      name: 'look',
      description: 'Looks.',
      parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  ],
};
