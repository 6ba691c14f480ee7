import { createParser } from 'eventsource-parser';
import { Failure } from '../errors/index.ts';
import type { OutsideStream } from '../outbound/index.ts';
import { unavailable } from './unavailable.ts';

export interface EventsRequest {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
}

/** How a request gets to its server: straight to one that the operator named, guarded to one that an agent names. */
export type PostStream = (
  url: string,
  request: { headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<OutsideStream>;

/** A model that has to be loaded first says nothing for a while; one that is silent for longer has hung. */
const longestSilenceMs = 120_000;
/** Of an answer that refuses, what is read of its reason. */
const mostOfRefusal = 2_000;

/** Straight to a server that the operator's settings name. */
export const postStraight: PostStream = async (url, { headers, body, signal }) => {
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  return { status: response.status, body: response.body ?? emptyBody() };
};

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

/**
 * The data of server-sent events that a language model's server answers with, one by one. Leaving early ends the call.
 * @throws Failure `language_model_unavailable`
 */
export async function* postForEvents(
  post: PostStream,
  { url, headers, body, signal: caller }: EventsRequest,
): AsyncGenerator<string> {
  const silence = new Silence(caller);
  try {
    const request = {
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
      signal: silence.signal,
    };
    const answer = await post(url, request).catch((cause: unknown) => {
      caller.throwIfAborted();
      throw unavailable('The language model couldn’t be reached.', cause);
    });
    if (answer.status !== 200) throw await refused(answer);
    for await (const data of readEvents(answer.body)) {
      silence.broken();
      yield data;
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    caller.throwIfAborted();
    throw unavailable('The language model stopped in the middle of its answer.', cause);
  } finally {
    silence.end();
  }
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const waiting: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => waiting.push(data) });
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* waiting.splice(0);
  }
}

/** Vendors say why in `error.message`; it goes to the log with the failure. */
async function refused({ status, body }: OutsideStream): Promise<Failure> {
  let reason = '';
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    reason += decoder.decode(bytes, { stream: true });
    if (reason.length > mostOfRefusal) break;
  }
  return unavailable(`The language model refused the request (status ${status}).`, new Error(reason));
}

/** Ends a call when nothing has come for too long, or with its caller. */
class Silence {
  readonly signal: AbortSignal;
  readonly #tooLong = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(caller: AbortSignal) {
    this.signal = AbortSignal.any([caller, this.#tooLong.signal]);
    this.broken();
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tooLong.abort(), longestSilenceMs);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
