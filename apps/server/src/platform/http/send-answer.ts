import { Readable } from 'node:stream';
import type { Route } from '@mynah/contract';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Log } from '../log/log.ts';
import type { BytesAnswer } from './call.ts';
import { withKeepAlive } from './keep-alive.ts';

interface SendOptions {
  log: Log;
  /** Holds handlers to their schema: on in tests, off in production where the types have to do. */
  checkAnswers: boolean;
  clock: Clock;
}

type EventMessage = { id?: string | number; event: string; data: unknown };

/** Writes what a handler gave, in the form that its route declares. */
export function sendAnswer(
  route: Route,
  given: unknown,
  reply: FastifyReply,
  options: SendOptions,
): FastifyReply {
  switch (route.answer.kind) {
    case 'json':
      if (options.checkAnswers) route.answer.schema.parse(given);
      return sendJson(route.answer, given, reply);
    case 'bytes':
      return sendBytes(given as BytesAnswer, reply, options.log);
    case 'json-stream': {
      const end = route.answer.isByLines ? '\n' : '\n\n';
      const chunks = mapText(given as AsyncIterable<unknown>, (chunk) => JSON.stringify(chunk) + end);
      return reply.type('application/json').send(guarded(chunks, options.log));
    }
    case 'event-stream': {
      reply.header('cache-control', 'no-cache').header('x-accel-buffering', 'no');
      const chunks = mapText(given as AsyncIterable<EventMessage>, eventText);
      const living = withKeepAlive(chunks, options.clock);
      return reply.type('text/event-stream').send(guarded(living, options.log));
    }
    case 'empty':
      return reply.code(204).send();
    case 'redirect':
      return reply
        .header('cache-control', 'no-store')
        .redirect((given as { location: string }).location, 303);
    case 'socket':
      throw new Error(`${route.id} is a socket: it has no HTTP answer`);
  }
}

interface JsonForm {
  status?: number;
  contentType?: string;
}

function sendJson({ status, contentType }: JsonForm, given: unknown, reply: FastifyReply): FastifyReply {
  if (status) reply.code(status);
  return contentType ? reply.type(contentType).send(JSON.stringify(given)) : reply.send(given);
}

function sendBytes(answer: BytesAnswer, reply: FastifyReply, log: Log): FastifyReply {
  reply.code(answer.status ?? 200).type(answer.contentType);
  if (answer.body instanceof Uint8Array)
    return reply.send(Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength));
  if (answer.contentLength !== undefined) reply.header('content-length', answer.contentLength);
  return reply.send(guarded(answer.body, log));
}

async function* mapText<T>(items: AsyncIterable<T>, toText: (item: T) => string): AsyncIterable<Uint8Array> {
  for await (const item of items) yield Buffer.from(toText(item));
}

const eventText = ({ id, event, data }: EventMessage): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** After the first byte no error body fits: the stream ends and the log says why. */
function guarded(chunks: AsyncIterable<Uint8Array>, log: Log): Readable {
  const stream = Readable.from(chunks, { objectMode: false, highWaterMark: 64 * 1024 });
  stream.on('error', (cause) => log.warn({ cause: String(cause) }, 'a streamed answer ended early'));
  return stream;
}
