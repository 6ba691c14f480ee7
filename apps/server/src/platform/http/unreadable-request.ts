import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, Failure } from '../errors/index.ts';
import { newId } from '../ids/new-id.ts';

/** A path that no router can read, as `%E0%A4%A`. */
export function answerUnreadable(_thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('invalid_request', 'The request address is invalid.');
  reply.header('request-id', request.id).header('x-request-id', request.id);
  reply.code(400).send(errorBody(failure, request.id));
}

/** What is no HTTP request at all, or has headers without end: there is a connection only, so the answer is written out. */
export function writeClientError(thrown: Error & { code?: string }, socket: Socket): void {
  if (thrown.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const tooLarge = thrown.code === 'HPE_HEADER_OVERFLOW';
  const sentence = tooLarge ? 'The address or the headers are too long.' : 'This isn’t a valid HTTP request.';
  const id = newId();
  const body = JSON.stringify(errorBody(new Failure('invalid_request', sentence), id));
  socket.end(
    [
      tooLarge ? 'HTTP/1.1 431 Request Header Fields Too Large' : 'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `request-id: ${id}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
