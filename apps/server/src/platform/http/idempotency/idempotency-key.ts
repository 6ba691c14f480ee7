import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SecretKeys } from '../../crypto/index.ts';
import type { Actor } from '../actor.ts';
import { InputFault } from '../parse-input.ts';

const name = 'idempotency-key';
/** Printable ASCII. */
const form = /^[\x20-\x7e]{1,255}$/;

/** The header of a POST; other methods may be repeated as they are. @throws InputFault */
export function readIdempotencyKey({ method, headers }: FastifyRequest): string | undefined {
  const value = headers[name];
  if (method !== 'POST' || value === undefined) return undefined;
  const key = Array.isArray(value) ? value.join() : value;
  if (form.test(key)) return key;
  const message = 'Must be 1 to 255 printable ASCII characters';
  throw new InputFault('header', [{ code: 'custom', path: [name], message, input: key }]);
}

interface KeyUse {
  actor: Pick<Actor, 'workspaceId' | 'userId' | 'apiKeyId'>;
  path: string;
  key: string;
}

export interface KeyIdentity {
  /** Of the row. */
  id: string;
  /** Seals the answer, and hides what was asked: it cannot be made without the key. */
  secret: Uint8Array;
}

/** Keys of one caller, which is an API key or a person in a browser, on one path are one. */
export function keyIdentity(keys: SecretKeys, { actor, path, key }: KeyUse): KeyIdentity {
  const { workspaceId, userId, apiKeyId } = actor;
  const caller = apiKeyId === undefined ? ['user', userId] : ['key', apiKeyId];
  const whose = JSON.stringify([workspaceId, ...caller, path, key]);
  const derive = (purpose: string) => createHmac('sha256', keys.keyFor(purpose)).update(whose);
  return {
    id: derive('idempotency rows').digest('base64url'),
    secret: derive('idempotency answers').digest(),
  };
}
