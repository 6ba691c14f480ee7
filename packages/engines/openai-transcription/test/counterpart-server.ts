import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a client of OpenAI's transcription API sent. */
export interface SentTranscription {
  authorization: string | undefined;
  file: File;
  fields: FormData;
}

export interface CounterpartAnswer {
  status?: number;
  body: unknown;
  /** Sends a page of a proxy in its place, or breaks off in the middle of it. */
  behavior?: 'page' | 'cut';
}

export interface CounterpartServer {
  /** The base address, as an operator would write it. */
  url: string;
  close(): Promise<void>;
}

/** A server that takes `POST /v1/audio/transcriptions` by the protocol and answers what `answer` gives. */
export async function startCounterpart(
  answer: (sent: SentTranscription) => Promise<CounterpartAnswer>,
): Promise<CounterpartServer> {
  const server = createServer((request, response) => {
    void respond(request, response, answer).catch((cause) => {
      response.writeHead(500).end(String(cause));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Parameters<typeof startCounterpart>[0],
): Promise<void> {
  if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions') {
    response.writeHead(404).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const fields = await new Response(Buffer.concat(chunks), { headers }).formData();
  const file = fields.get('file');
  if (!(file instanceof File)) throw new Error('no file was sent');
  const sent = { authorization: request.headers.authorization, file, fields };
  const { status = 200, body, behavior } = await answer(sent);
  if (behavior === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in first.</p>');
    return;
  }
  if (behavior === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
    response.write('{"text":', () => response.destroy());
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
