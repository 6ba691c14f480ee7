import { within } from '@mynah/engine-spec';
import type { z } from 'zod';
import { Failure } from '../../errors/index.ts';

export interface ServerCall<Schema extends z.ZodType> {
  /** As people know the server: `DeepL`. */
  title: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON; without one it is a GET. */
  body?: object;
  answer: Schema;
  /** Of the one who waits. Not of a call that many wait for: it ends with none of them. */
  signal?: AbortSignal;
  /** For all of the answer. */
  timeoutMs?: number;
}

const mostAnswerBytes = 8 * 1024 * 1024;
/** A server may have to load a model first. */
const longestMs = 60_000;

/**
 * Calls a server that the operator's settings name, and nothing that it redirects to.
 * @throws Failure `translation_unavailable`
 */
export async function askServer<Schema extends z.ZodType>(
  call: ServerCall<Schema>,
): Promise<z.output<Schema>> {
  const { title, url, headers, body, signal: caller, timeoutMs = longestMs } = call;
  const signal = caller ? within(timeoutMs, caller) : AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    });
    const text = await readText(response);
    if (response.status !== 200) throw refused(title, response, text);
    const parsed = call.answer.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    throw unavailable(`${title} answered with something else than what was asked for.`, parsed.error);
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    caller?.throwIfAborted();
    if (signal.aborted)
      throw unavailable(`${title} didn’t answer within ${timeoutMs / 1000} seconds.`, cause);
    throw unavailable(`${title} couldn’t be reached.`, cause);
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const bytes of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += bytes.length;
    if (size > mostAnswerBytes) throw new Error('the answer is too large');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // as any other answer of the wrong form
  }
}

/** What a person can do about it; the server's own words go to the log. */
function refused(title: string, { status, headers }: Response, text: string): Failure {
  const cause = new Error(`${status} ${text.slice(0, 500)}`);
  if (status === 401 || status === 403) return unavailable(`${title} refused its key.`, cause);
  // 456 is what DeepL says
  if (status === 456) return unavailable(`The quota at ${title} is used up.`, cause);
  if (status === 429)
    return new Failure('translation_unavailable', `${title} is asked too often. Try again in a moment.`, {
      cause,
      retryAfterSeconds: Math.min(300, Number(headers.get('retry-after')) || 10),
    });
  return unavailable(`${title} refused the request (status ${status}).`, cause);
}

const unavailable = (message: string, cause: unknown): Failure =>
  new Failure('translation_unavailable', message, { cause });
