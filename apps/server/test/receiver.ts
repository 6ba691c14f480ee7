import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.ts';

export interface Received {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** A program elsewhere that other servers call: keeps what came, and answers as it is told. */
export interface Receiver {
  url: string;
  received: Received[];
  /** 200 without a body unless told. */
  answer: (request: Received) => Reply;
  /** Waits until so much came. */
  until(count: number): Promise<Received>;
  close(): void;
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const received: Received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    };
    receiver.received.push(received);
    const { status = 200, headers, body } = receiver.answer(received);
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: () => ({}),
    until: (count) =>
      until(() => {
        const last = receiver.received[count - 1];
        if (!last) throw new Error(`${receiver.received.length} of ${count} requests came`);
        return last;
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
