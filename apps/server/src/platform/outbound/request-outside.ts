import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { diskFull, Failure, isDiskFull } from '../errors/index.ts';
import { privateAddress } from './outside-url.ts';
import { isPublicAddress } from './public-address.ts';

export interface OutsideRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  signal?: AbortSignal;
  /** For all of it: name, connection, answer. */
  timeoutMs?: number;
  maxAnswerBytes?: number;
  /** What a larger answer is: a failure, or good for its beginning. */
  whenLarger?: 'refuse' | 'cut';
}

export interface OutsideAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

type Lookup = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface OutsideRules {
  allowsPrivate: boolean;
  lookup?: Lookup;
}

const defaults = { timeoutMs: 10_000, maxAnswerBytes: 1 << 20, whenLarger: 'refuse' } as const;

/** Calls an address that was looked at; the addresses of its name are looked at here. Redirects are answers. */
export async function requestOutside(
  url: URL,
  init: OutsideRequest,
  rules: OutsideRules,
): Promise<OutsideAnswer> {
  const { method, headers, body, signal, timeoutMs, ...limits } = { ...defaults, ...init };
  const tooLate = AbortSignal.timeout(timeoutMs);
  // of this call alone: nobody else's connection is used again
  const agent = new Agent({ connect: { lookup: guardedLookup(rules) } });
  try {
    const answer = await request(url, {
      dispatcher: agent,
      method: method ?? 'GET',
      headers,
      body,
      signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
    });
    const bytes = await readLimited(answer.body, limits);
    return { status: answer.statusCode, headers: flatHeaders(answer.headers), body: bytes };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw toOutsideFailure(cause, tooLate.aborted ? timeoutMs : undefined);
  } finally {
    await agent.destroy();
  }
}

/** The connection goes to what this gives back, so a name that changes its mind in between gains nothing. */
export function guardedLookup({ allowsPrivate, lookup = systemLookup }: OutsideRules): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = allowsPrivate ? found : found?.filter(({ address }) => isPublicAddress(address));
      const first = addresses?.[0];
      if (error || !first) callback(error ?? privateAddress(), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function readLimited(
  body: AsyncIterable<Uint8Array>,
  { maxAnswerBytes, whenLarger }: Required<Pick<OutsideRequest, 'maxAnswerBytes' | 'whenLarger'>>,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxAnswerBytes) break;
  }
  if (size > maxAnswerBytes && whenLarger === 'refuse') {
    throw unreachable(`The answer is larger than ${maxAnswerBytes} bytes.`);
  }
  return Buffer.concat(chunks).subarray(0, maxAnswerBytes);
}

const flatHeaders = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]));

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was lost.',
  EHOSTUNREACH: 'The host can’t be reached.',
  ENETUNREACH: 'The host can’t be reached.',
  EAI_AGAIN: 'The host name can’t be resolved right now.',
  ENOTFOUND: 'The host name doesn’t exist.',
  UND_ERR_CONNECT_TIMEOUT: 'The connection timed out.',
  UND_ERR_SOCKET: 'The connection was lost.',
};

export function toOutsideFailure(cause: unknown, waitedMs: number | undefined): Failure {
  if (cause instanceof Failure) return cause;
  if (isDiskFull(cause)) return diskFull(cause);
  if (waitedMs !== undefined) return unreachable(`No answer within ${waitedMs / 1000} seconds.`, cause);
  const code = codeOf(cause);
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED)/.test(code);
  return unreachable(reasons[code] ?? (isTls ? 'The TLS connection failed.' : 'The request failed.'), cause);
}

/** Several addresses that were tried come as one error with the first one's code. */
const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

const unreachable = (message: string, cause?: unknown): Failure =>
  new Failure('outside_unreachable', message, { cause });
