import { Agent, request } from 'undici';
import type { Platform } from '../platform.ts';
import { requireOutsideUrl } from './outside-url.ts';
import { guardedLookup, toOutsideFailure } from './request-outside.ts';

export interface OutsideStream {
  status: number;
  /** Leaving it early ends the call. */
  body: AsyncIterable<Uint8Array>;
}

/**
 * Calls an address that somebody gave us for an answer that comes piece by piece: guarded as `fetchOutside` is, and as
 * long as the signal allows. @throws Failure `address_refused`, `outside_unreachable`
 */
export async function streamOutside(
  { config }: Pick<Platform, 'config'>,
  address: string,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<OutsideStream> {
  const url = requireOutsideUrl(config, address);
  const rules = { allowsPrivate: config.allowPrivateAddresses };
  const agent = new Agent({ connect: { lookup: guardedLookup(rules) } });
  try {
    const answer = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal });
    return { status: answer.statusCode, body: untilLeft(answer.body, agent) };
  } catch (cause) {
    await agent.destroy();
    signal.throwIfAborted();
    throw toOutsideFailure(cause, undefined);
  }
}

async function* untilLeft(body: AsyncIterable<Uint8Array>, agent: Agent): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } finally {
    await agent.destroy();
  }
}
