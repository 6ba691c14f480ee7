import { z } from 'zod';
import { Failure } from '../../../platform/errors/index.ts';
import { fetchOutside } from '../../../platform/outbound/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openFor, sealFor } from './webhook-secrets.ts';
import { isTransient } from './webhooks.policy.ts';
import { updateWebhook, type WebhookRow } from './webhooks.store.ts';

const tokenAnswer = z.object({
  access_token: z
    .string()
    .min(1)
    .max(10_000)
    .regex(/^[\x21-\x7e]+$/),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.coerce.number().positive().optional(),
});

/** When the answer does not say. */
const usualSeconds = 300;
/** A token that is about to end is not used any more. */
const spareSeconds = 30;

interface TokenWish {
  signal: AbortSignal;
  /** The one that is kept was refused. */
  isRefused: boolean;
}

/**
 * The token of an OAuth2 webhook: the one that is kept, or a new one by the client credentials grant (RFC 6749 §4.4).
 * @throws Failure `outside_unreachable` (worth another try) or `address_refused`
 */
export async function getAccessToken(
  platform: Platform,
  webhook: WebhookRow,
  { signal, isRefused }: TokenWish,
): Promise<string> {
  const { clock, keys, db } = platform;
  const { id, sealedAccessToken, accessTokenEndsAt } = webhook;
  if (!isRefused && sealedAccessToken && accessTokenEndsAt && accessTokenEndsAt > clock.now()) {
    return openFor(keys, id, 'access token', sealedAccessToken);
  }
  const { access_token, expires_in = usualSeconds } = await askForToken(platform, webhook, signal);
  const lastsMs = Math.max(0, expires_in - spareSeconds) * 1000;
  await updateWebhook(db, webhook, {
    sealedAccessToken: sealFor(keys, id, 'access token', access_token),
    accessTokenEndsAt: new Date(clock.now().getTime() + lastsMs),
  });
  return access_token;
}

async function askForToken(platform: Platform, { id, oauth2 }: WebhookRow, signal: AbortSignal) {
  if (!oauth2) throw new Error(`the webhook ${id} has no client credentials`);
  const secret = openFor(platform.keys, id, 'client secret', oauth2.sealedClientSecret);
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (oauth2.scopes.length > 0) form.set('scope', oauth2.scopes.join(' '));
  const answer = await fetchOutside(platform, oauth2.tokenUrl, {
    method: 'POST',
    headers: {
      authorization: basicCredentials(oauth2.clientId, secret),
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: form.toString(),
    maxAnswerBytes: 100_000,
    signal,
  });
  if (answer.status !== 200) throw tokenFailure(`answered ${answer.status}`, isTransient(answer.status));
  const token = tokenAnswer.safeParse(parseJson(answer.body));
  if (!token.success) throw tokenFailure('gave no bearer token', false);
  return token.data;
}

/** RFC 6749 §2.3.1: both are form-encoded first. */
const basicCredentials = (clientId: string, secret: string): string =>
  `Basic ${Buffer.from(`${formEncoded(clientId)}:${formEncoded(secret)}`).toString('base64')}`;

const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    // not JSON is no token, like any other wrong answer
    return undefined;
  }
}

const tokenFailure = (what: string, isPassing: boolean): Failure =>
  new Failure(isPassing ? 'outside_unreachable' : 'unprocessable', `The token address ${what}.`);
