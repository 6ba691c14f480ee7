import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Asked {
  line: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export type Answers = (asked: Asked) => object | undefined;

/** Speaks a protocol in tests: `answers` has what the server says, and `faulty` how it misbehaves instead. */
export class TranslationCounterpart {
  readonly asked: Asked[] = [];
  faulty: RequestListener | undefined;
  url = '';
  readonly #server: Server;

  private constructor(answers: Answers) {
    this.#server = createServer(async (request, response) => {
      const body = request.method === 'POST' ? ((await json(request)) as Record<string, unknown>) : {};
      const { authorization } = request.headers;
      const asked = { line: `${request.method} ${request.url}`, authorization, body };
      this.asked.push(asked);
      if (this.faulty) return this.faulty(request, response);
      const answer = answers(asked);
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'not here' }));
    });
  }

  static async start(answers: Answers): Promise<TranslationCounterpart> {
    const counterpart = new TranslationCounterpart(answers);
    await new Promise<void>((resolve) => counterpart.#server.listen(0, '127.0.0.1', resolve));
    counterpart.url = `http://127.0.0.1:${(counterpart.#server.address() as AddressInfo).port}`;
    return counterpart;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const status =
  (code: number, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(code, headers).end('{"message":"no"}');

/** How servers misbehave, and the sentence that says so. */
export const faults: readonly [string, RequestListener, RegExp][] = [
  ['refuses the key', status(403), /refused its key/],
  ['has no quota left', status(456), /quota at .* is used up/],
  ['is asked too often', status(429, { 'retry-after': '7' }), /asked too often/],
  ['does not take the request', status(400), /refused the request \(status 400\)/],
  ['is broken', status(500), /refused the request \(status 500\)/],
  ['leads elsewhere', status(302, { location: 'http://127.0.0.1:9/' }), /couldn’t be reached/],
  ['answers garbage', (_, response) => void response.end('<html>{'), /something else/],
  ['answers another shape', (_, response) => void response.end('{"translations":7}'), /something else/],
  [
    'answers fewer texts',
    (_, response) => void response.end('{"translations":[],"translatedText":[]}'),
    /something else/,
  ],
  [
    'breaks off',
    (_, response) => void response.write('{"trans', () => response.destroy()),
    /couldn’t be reached/,
  ],
  [
    'never ends its answer',
    (_, response) => {
      const write = (): void =>
        void response.write(Buffer.alloc(1_048_576, 32), (error) => !error && write());
      write();
    },
    /couldn’t be reached/,
  ],
];
