import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** As quick as the quick models of the large vendors, every time. */
export const firstTokenMs = 300;
const tokensASecond = 40;
const answer = 'Yes, I can do that for you. It will take a moment.';

export interface ModelCounterpart {
  /** For `MYNAH_LANGUAGE_MODEL_URL`. */
  url: string;
  stop(): Promise<void>;
}

/** A language model of a fixed delay that speaks OpenAI's protocol and says the same always. */
export async function startModelCounterpart(): Promise<ModelCounterpart> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => void write(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1#fixed-delay`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function write(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  await wait(firstTokenMs);
  for (const word of answer.match(/\S+\s*/g) ?? []) {
    send({ content: word });
    await wait(1000 / tokensASecond);
  }
  send({}, 'stop');
  response.end('data: [DONE]\n\n');
}
