import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, unixSeconds } from '../clock/clock.ts';
import type { SecretKeys } from './secret-keys.ts';

interface Signer {
  keys: SecretKeys;
  clock: Clock;
}

/** A token that says something for a while, to whoever has it: `expiry.content.signature`. Its content can be read. */
export function signToken(
  { keys, clock }: Signer,
  { purpose, content, seconds }: { purpose: string; content: string; seconds: number },
): string {
  const body = `${unixSeconds(clock.now()) + seconds}.${Buffer.from(content).toString('base64url')}`;
  return `${body}.${sign(keys, purpose, body)}`;
}

/** What a token says that this server wrote for the purpose; undefined when it is over, changed or another's. */
export function readSignedToken(
  { keys, clock }: Signer,
  { purpose, token }: { purpose: string; token: string },
): string | undefined {
  const [expires = '', content = '', signature = ''] = token.split('.');
  const expected = sign(keys, purpose, `${expires}.${content}`);
  const isGenuine =
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  if (!isGenuine || Number(expires) < unixSeconds(clock.now())) return undefined;
  return Buffer.from(content, 'base64url').toString();
}

const sign = (keys: SecretKeys, purpose: string, body: string): string =>
  createHmac('sha256', keys.keyFor(purpose)).update(body).digest('base64url');
