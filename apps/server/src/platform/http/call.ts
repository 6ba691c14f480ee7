import type { Answer, Route } from '@mynah/contract';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import type { Log } from '../log/log.ts';
import type { Platform } from '../platform.ts';
import type { Actor, Credential } from './actor.ts';
import type { Camelized } from './camelize.ts';

type Parsed<Schema> = Schema extends z.ZodType ? Camelized<z.output<Schema>> : undefined;

/** One request, parsed and authorized. */
export interface Call<R> {
  platform: Platform;
  /** The caller. On a public route there may be none: use `findActor`. */
  readonly actor: Actor;
  /** The caller of a public route, if one is signed in. A bad credential counts as none. */
  findActor(): Promise<Actor | undefined>;
  /**
   * Authorizes a caller by the route's own access: with the credential of the request, or one that came otherwise.
   * For sockets and routes with `authorizesLater`. @throws Failure `needs_authorization`, `missing_permissions`, ...
   */
  authorize(credential?: Credential): Promise<Actor>;
  params: R extends { params?: infer S } ? Parsed<NonNullable<S>> : never;
  query: R extends { query?: infer S } ? Parsed<NonNullable<S>> : never;
  body: R extends { body?: infer S } ? Parsed<NonNullable<S>> : never;
  requestId: string;
  /** Aborted when the caller leaves. */
  signal: AbortSignal;
  header(name: string): string | undefined;
  ipAddress: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /** Before the first byte only. */
  setHeader(name: string, value: string | number): void;
  /** One that every answer has. */
  removeHeader(name: string): void;
  setCookie(name: string, value: string, options: { maxAgeSeconds: number; path: string }): void;
  log: Log;
}

/** Bytes that a handler gives back: whole, or made while they are sent. */
export interface BytesAnswer {
  contentType: string;
  body: Uint8Array | AsyncIterable<Uint8Array>;
  /** Of a whole body that is streamed from the blob store. */
  contentLength?: number;
  /** 206 for a part of a file, 404 for a page that says so. */
  status?: 200 | 206 | 404;
}

type Given<A extends Answer> = A extends { kind: 'json'; schema: infer S extends z.ZodType }
  ? z.input<S>
  : A extends { kind: 'json-stream'; schema: infer S extends z.ZodType }
    ? AsyncIterable<z.input<S>>
    : A extends { kind: 'bytes' }
      ? BytesAnswer
      : A extends { kind: 'event-stream' }
        ? AsyncIterable<{ id?: string | number; event: string; data: unknown }>
        : A extends { kind: 'empty' }
          ? undefined
          : A extends { kind: 'redirect' }
            ? { location: string }
            : never;

/** Authorizes by what stands in the address, before anything of the body is read. For routes with `authorizesLater`. */
export type Authorize = (platform: Platform, query: Readonly<Record<string, unknown>>) => Promise<Actor>;

/** A route with what answers it; the types of the handler follow the route. */
export type HandledRoute =
  | { kind: 'http'; route: Route; handler: (call: never) => Promise<unknown>; authorize?: Authorize }
  | { kind: 'socket'; route: Route; handler: (call: never, socket: WebSocket) => Promise<void> };

/** Any declared route, whatever its schemas. */
type AnyRoute = { id: string; answer: Answer };

export function handle<R extends AnyRoute>(
  route: R,
  handler: (call: Call<R>) => Promise<Given<R['answer']>>,
  { authorize }: { authorize?: Authorize } = {},
): HandledRoute {
  return { kind: 'http', route: route as unknown as Route, handler, authorize };
}

/** Throwing before the first message closes the socket with the failure's message and close code. */
export function handleSocket<R extends AnyRoute>(
  route: R,
  handler: (call: Call<R>, socket: WebSocket) => Promise<void>,
): HandledRoute {
  return { kind: 'socket', route: route as unknown as Route, handler };
}
