import { Agent, request } from 'undici';
import { Failure } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { requireOutsideUrl } from './outside-url.ts';
import { guardedLookup } from './request-outside.ts';

export interface OutsideFetch {
  /** As the platform's own, for libraries that take one; redirects are not followed. */
  fetch(address: string | URL, init?: RequestInit): Promise<Response>;
  /** Ends every call. */
  close(): Promise<void>;
}

/** Statuses whose answers have no body (fetch.spec.whatwg.org). */
const withoutBody = new Set([204, 205, 304]);

/** A `fetch` that is guarded as `fetchOutside` is: https only, never into a private network, answers limited in size. */
export function openOutsideFetch(
  { config }: Pick<Platform, 'config'>,
  { maxAnswerBytes }: { maxAnswerBytes: number },
): OutsideFetch {
  const rules = { allowsPrivate: config.allowPrivateAddresses };
  const agent = new Agent({ connect: { lookup: guardedLookup(rules) } });
  return {
    fetch: async (address, init = {}) => {
      const url = requireOutsideUrl(config, String(address));
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        method: (init.method ?? 'GET') as 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : null,
        signal: init.signal ?? null,
      });
      const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      if (!withoutBody.has(statusCode))
        return new Response(limited(body, maxAnswerBytes), { status: statusCode, headers: named });
      await body.dump();
      return new Response(null, { status: statusCode, headers: named });
    },
    close: () => agent.destroy(),
  };
}

const limited = (body: AsyncIterable<Uint8Array>, most: number): ReadableStream<Uint8Array> => {
  const chunks = body[Symbol.asyncIterator]();
  let sizeBytes = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) return controller.close();
      sizeBytes += value.length;
      if (sizeBytes > most) {
        await chunks.return?.();
        throw new Failure('outside_unreachable', `The answer is larger than ${most} bytes.`);
      }
      controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
};
