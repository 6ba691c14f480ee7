import { normalizeIP, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { hashSecret } from '../crypto/index.ts';
import type { Authenticate } from './actor.ts';
import { credentialOf } from './authorize.ts';

const mostKeys = 10_000;

/**
 * API keys that were let in. Only these have a count of their own: whoever makes keys up is counted by address, or
 * every invention would start at nought.
 */
export class KnownKeys {
  readonly #hashes = new Set<string>();

  /** Lets in as before, and learns from it which keys there are. */
  learning(authenticate: Authenticate): Authenticate {
    return async (credential) => {
      const hash = credential.apiKey === undefined ? undefined : hashSecret(credential.apiKey);
      if (hash === undefined) return authenticate(credential);
      try {
        const actor = await authenticate(credential);
        this.#add(hash);
        return actor;
      } catch (cause) {
        this.#hashes.delete(hash);
        throw cause;
      }
    };
  }

  /** Whose request it is to be counted as. */
  countedAs(request: FastifyRequest): string {
    const apiKey = credentialOf(request)?.apiKey;
    const hash = apiKey === undefined ? undefined : hashSecret(apiKey);
    // a network of IPv6 is one client: it has more addresses than could be counted
    return hash !== undefined && this.#hashes.has(hash) ? `key ${hash}` : `client ${normalizeIP(request.ip)}`;
  }

  #add(hash: string): void {
    // the latest are last
    this.#hashes.delete(hash);
    this.#hashes.add(hash);
    const [oldest] = this.#hashes;
    if (this.#hashes.size > mostKeys && oldest !== undefined) this.#hashes.delete(oldest);
  }
}

export const rateLimits = (requestsPerMinute: number, knownKeys: KnownKeys): RateLimitPluginOptions => ({
  max: requestsPerMinute,
  timeWindow: '1 minute',
  keyGenerator: (request) => knownKeys.countedAs(request),
});
