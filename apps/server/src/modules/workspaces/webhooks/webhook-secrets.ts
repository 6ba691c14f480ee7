import { randomBytes } from 'node:crypto';
import { openSealed, type SecretKeys, sealText } from '../../../platform/crypto/index.ts';
import type { WebhookRow } from './webhooks.store.ts';

export const newWebhookSecret = (): string => `wsec_${randomBytes(32).toString('hex')}`;

type Kind = 'secret' | 'client secret' | 'access token' | 'request header';

/** What a webhook keeps sealed; bound to its row and to what it is. */
export const sealFor = (keys: SecretKeys, webhookId: string, kind: Kind, text: string): string =>
  sealText(keys, { purpose: `webhook ${kind}`, context: webhookId, text });

export const openFor = (keys: SecretKeys, webhookId: string, kind: Kind, sealed: string): string =>
  openSealed(keys, { purpose: `webhook ${kind}`, context: webhookId, sealed });

/** Those that verify now, the newest first. */
export function currentSecrets(keys: SecretKeys, webhook: WebhookRow, now: Date): string[] {
  const { id, sealedSecret, sealedPreviousSecret, previousSecretEndsAt } = webhook;
  const isOverlap = previousSecretEndsAt !== null && previousSecretEndsAt > now;
  return [sealedSecret, isOverlap ? sealedPreviousSecret : null]
    .filter((sealed) => sealed !== null)
    .map((sealed) => openFor(keys, id, 'secret', sealed));
}

/** The values, opened. */
export const openHeaders = (
  keys: SecretKeys,
  { id, requestHeaders }: Pick<WebhookRow, 'id' | 'requestHeaders'>,
): Record<string, string> =>
  mapValues(requestHeaders, (sealed) => openFor(keys, id, 'request header', sealed));

export const sealHeaders = (
  keys: SecretKeys,
  webhookId: string,
  headers: Record<string, string>,
): Record<string, string> => mapValues(headers, (value) => sealFor(keys, webhookId, 'request header', value));

const mapValues = (record: Record<string, string>, map: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
